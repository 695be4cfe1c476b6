import { describe, expect, it } from 'vitest';
import { usMasters } from './testing/us-masters.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';
import { isTicked, readTicks, setTick } from './timeline-ticks.logic.ts';

const canada: TimelinePlan = { ...usMasters, country: 'ca' };
const others: TimelinePlan[] = [
  { ...canada, country: 'uk' },
  { ...canada, level: 'phd' },
  { ...canada, season: 'winter' },
  { ...canada, startYear: 2028 },
];
const OWN: StepId[] = ['research', 'deadline', 'results', 'visa', 'pre-departure', 'start'];
const SHARED: StepId[] = ['language-test', 'gre', 'gmat', 'documents', 'letters'];

describe('ticks', () => {
  it.each(OWN)('of %s belong to one country, level, season and year', (step) => {
    const ticks = setTick([], canada, step, true);
    expect(isTicked(ticks, canada, step)).toBe(true);
    for (const plan of others) expect(isTicked(ticks, plan, step)).toBe(false);
  });

  it.each(SHARED)('of %s are shared by all plans, and untouched by a change of one', (step) => {
    const ticks = setTick([], canada, step, true);
    for (const plan of others) expect(isTicked(ticks, plan, step)).toBe(true);
    expect(setTick(ticks, others[0] ?? canada, step, false)).toEqual([]);
  });

  it('count for one language test alone', () => {
    const ticks = setTick([], canada, 'language-test', true);
    expect(isTicked(ticks, { ...canada, languageTest: 'TOEFL' }, 'language-test')).toBe(false);
  });

  it.each([undefined, null, 'deadline', { deadline: true }, [1, {}, null]])(
    'in %j are none',
    (stored) => expect(readTicks(stored)).toEqual([]),
  );
});
