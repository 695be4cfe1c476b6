import { describe, expect, it } from 'vitest';
import { countries } from '../../testing/own/countries.ts';
import { buildTimeline } from '../application-timeline.logic.ts';
import { usMasters as plan } from '../testing/us-masters.ts';
import type { TimelinePlan } from '../timeline-plan.ts';
import { drawRuler } from './timeline-ruler.logic.ts';

const at = (day: string) => new Date(`${day}T12:00`);
const build = (day: string) => buildTimeline(countries, plan, at(day));

describe('drawRuler', () => {
  const draw = (day: string) => drawRuler(build(day), at(day));

  it('has every month from the first step to the start, with years where they begin', () => {
    const { months, deadline } = draw('2026-11-22');
    expect(deadline).toBe(6);
    expect(months.map(({ name }) => name).join(' ')).toBe(
      'Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep',
    );
    expect(months.flatMap(({ year }, index) => (year ? [[index, year]] : []))).toEqual([
      [0, '2026'],
      [7, '2027'],
    ]);
    expect(months.findIndex(({ isCurrent }) => isCurrent)).toBe(5);
    expect(months.map(({ steps }) => steps.join()).join(' ')).toBe('0 1 2,3 4   5  6 7     8 9');
  });

  it('sorts every step into one of five rows', () => {
    const { rows } = draw('2026-11-22');
    expect(
      rows.map(({ label, spans }) => `${label} ${spans.map(({ from }) => from).join()}`),
    ).toEqual(['Tests 1,2', 'Documents 2,3', 'Application 0,6,8', 'Visa 9', 'Travel 14,15']);
    const events = build('2026-11-22').events;
    expect(rows.flatMap(({ spans }) => spans)).toHaveLength(events.length);
  });

  it('spans from each step to the next of its row, marked as in the list', () => {
    const application = draw('2026-11-22').rows[2];
    expect(application?.spans).toEqual([
      { from: 0, to: 6, mark: 'completed', critical: false },
      { from: 6, to: 8, mark: 'upcoming', critical: true },
      { from: 8, to: 9, mark: 'upcoming', critical: false },
    ]);
    expect(draw('2026-12-20').rows[2]?.spans[1]?.mark).toBe('current');
  });

  it('names what is critical in each row', () => {
    const name = (changes: Partial<TimelinePlan>) => {
      const timeline = buildTimeline(countries, { ...plan, ...changes }, at('2026-11-22'));
      return drawRuler(timeline, at('2026-11-22')).rows.map(({ critical }) => critical);
    };
    expect(name({})).toEqual(['IELTS', 'Letters', 'Deadline', 'Visa', 'Start']);
    expect(name({ languageTest: 'PTE Academic' })[0]).toBe('PTE');
    expect(name({ includesTests: false })[0]).toBe('GRE');
    expect(name({ includesTests: false, level: 'mba' })[0]).toBeNull();
  });

  it.each(countries.map(({ code }) => code))('has no two steps of %s in one place', (country) => {
    for (const season of ['fall', 'spring', 'summer', 'winter'] as const) {
      for (const level of ['masters', 'mba'] as const) {
        const each = { ...plan, country, season, level, includesGmat: true };
        const now = at('2026-11-22');
        const { rows, months } = drawRuler(buildTimeline(countries, each, now), now);
        for (const { spans } of rows) {
          for (const { from, to } of spans) expect(to).toBeGreaterThan(from);
          expect(Math.max(...spans.map(({ to }) => to))).toBeLessThanOrEqual(months.length);
        }
      }
    }
  });

  it.each([
    ['2026-06-01', 0],
    ['2026-11-16', 5.5],
    ['2027-09-30', 15 + 29 / 30],
    ['2026-05-31', null],
    ['2027-10-01', null],
  ])('places today, %s, at %s', (day, position) => {
    expect(draw(day).today).toEqual(position);
  });
});
