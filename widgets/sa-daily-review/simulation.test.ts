import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { replayReviews } from './schedule.logic.ts';
import { simulateDays, tabulateMonths } from './testing/simulate.ts';

const startsAt = Date.UTC(2026, 10, 25);

describe('half a year of 20 new words a day', () => {
  // One learner alone is off by a point or two by chance.
  const learners = [1, 2, 3, 4].map((seed) =>
    simulateDays(
      { random: seededRandom(seed), forgettingRate: 1 },
      { days: 180, newPerDay: 20, startsAt },
    ),
  );
  const tables = learners.map(({ table }) => table);
  const months = tabulateMonths(tables);

  it('begins all words it should, and never as many as 220 are due on a day', () => {
    expect(months.map(({ fresh }) => fresh)).toEqual([600, 600, 600, 600, 600, 600]);
    expect(Math.max(...months.map(({ dueMost }) => dueMost))).toBeLessThan(220);
    // Ever fewer come on top.
    const [first, second, ...rest] = months.map(({ dueMean }) => dueMean) as [number, number];
    expect((rest.at(-1) ?? 0) - (rest.at(-2) ?? 0)).toBeLessThan((second - first) / 2);
  });

  it('keeps nine in ten words within two points in every month', () => {
    for (const { month, retention } of months) {
      expect(Math.abs(retention - 90), `month ${month}`).toBeLessThan(2);
    }
  });

  it('is what its log says', () => {
    for (const { reviews, memories } of learners) {
      expect(replayReviews({}, reviews)).toEqual(memories);
    }
  });
});

it('shifts nothing for a missed week: what was due waits, and is done in days', () => {
  const { table } = simulateDays(
    { random: seededRandom(2), forgettingRate: 1, comes: (day) => day < 40 || day > 46 },
    { days: 60, newPerDay: 10, startsAt },
  );
  const due = table.map((day) => day.due);
  expect(Math.max(...due)).toBe(due[47]);
  expect(due[50]).toBeLessThan((due[39] ?? 0) * 1.5);
});
