import { describe, expect, it } from 'vitest';
import { countries } from '../testing/own/countries.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { makeOutcome, renewOutcome, stateOf } from './timeline-outcome.logic.ts';

const now = new Date(2026, 10, 20, 12);
const shown = makeOutcome(countries, plan, now);

describe('renewOutcome', () => {
  it('counts again for a later moment, and for no earlier one', () => {
    const later = new Date(2026, 10, 21);
    expect(renewOutcome(countries, shown, later)).toEqual(makeOutcome(countries, plan, later));
    expect(renewOutcome(countries, shown, new Date(2026, 10, 20))).toBe(shown);
  });

  it.each([undefined, 'error'] as const)('leaves %s', (outcome) => {
    expect(renewOutcome(countries, outcome, now)).toBe(outcome);
  });
});

describe('stateOf', () => {
  it.each([
    [undefined, plan, 'empty'],
    ['error', plan, 'error'],
    [shown, { ...plan }, 'ready'],
    [shown, { ...plan, includesGmat: true }, 'stale'],
    [shown, undefined, 'stale'],
  ] as const)('row %#', (outcome, filled, state) => {
    expect(stateOf(outcome, filled)).toBe(state);
  });
});
