import { describe, expect, it } from 'vitest';
import {
  betaQuantile,
  chooseSecondStage,
  estimateBand,
  nameBands,
  nameLevels,
} from './band.logic.ts';

it.each([
  [8, 15, 'easy'],
  [9, 15, 'hard'],
  [5, 10, 'easy'],
  [6, 10, 'hard'],
])('chooses after %i of %i the second stage %s', (right, of, stage) => {
  expect(chooseSecondStage(right, of)).toBe(stage);
});

describe('estimateBand', () => {
  it.each([
    ['listening', 17, 24, 'hard', '4 to 5', 'B2 to C1', false],
    ['reading', 17, 24, 'hard', '3.5 to 5', 'B1 to C1', false],
    ['reading', 12, 24, 'hard', '3 to 4', 'B1 to B2', false],
    ['reading', 0, 24, 'easy', '1 to 2', 'A1 to A2', false],
    // Widened: one band alone would be exact, and wrong.
    ['reading', 300, 300, 'hard', '5.5 to 6', 'C1 to C2', false],
    ['listening', 0, 300, 'hard', '1 to 1.5', 'A1', false],
    // The easy stage ends at 4: a cap only for those who might have come further.
    ['reading', 22, 24, 'easy', '3.5 to 4', 'B1 to B2', true],
    ['reading', 12, 24, 'easy', '3 to 4', 'B1 to B2', false],
  ] as const)(
    'for %s with %i of %i by the %s stage is %s',
    (section, right, of, stage, ...rest) => {
      const interval = estimateBand(section, right, of, stage);
      const named = interval && [nameBands(interval), nameLevels(interval), interval.isCapped];
      expect(named).toEqual(rest);
    },
  );

  it('is never one figure, never upside down, and rises with every right answer', () => {
    for (const section of ['reading', 'listening'] as const) {
      for (let of = 1; of <= 50; of += 1) {
        let before = 0;
        for (let right = 0; right <= of; right += 1) {
          const interval = estimateBand(section, right, of, 'hard');
          const [low, high] = [interval?.low.band ?? 0, interval?.high.band ?? 0];
          expect(low).toBeLessThan(high);
          expect(low + high).toBeGreaterThanOrEqual(before);
          before = low + high;
        }
      }
    }
  });

  it('says nothing without items', () => {
    expect(estimateBand('reading', 0, 0, 'hard')).toBeNull();
  });
});

describe('betaQuantile', () => {
  /** Exact: of Beta(a, 1) the quantile is p^(1/a), of Beta(1, b) 1 - (1 - p)^(1/b). */
  it.each([
    [25, 1, 0.1, 0.1 ** (1 / 25)],
    [1, 25, 0.9, 1 - 0.1 ** (1 / 25)],
    [2, 2, 0.5, 0.5],
  ])('of Beta(%i, %i) at %f', (a, b, probability, exact) => {
    expect(Math.abs(betaQuantile(a, b, probability) - exact)).toBeLessThan(0.001);
  });

  it('holds the true share four times in five, over persons of every share', () => {
    const of = 24;
    const ends = Array.from({ length: of + 1 }, (_, right) =>
      [0.1, 0.9].map((probability) => betaQuantile(right + 1, of - right + 1, probability)),
    );
    let held = 0;
    for (let share = 0.001; share < 1; share += 0.002) {
      // The chance that a person with this share has 0, 1, 2 … of 24 right.
      let chance = (1 - share) ** of;
      for (const [right, [low = 0, high = 0]] of ends.entries()) {
        if (low <= share && share <= high) held += chance / 500;
        chance *= ((of - right) / (right + 1)) * (share / (1 - share));
      }
    }
    expect(Math.abs(held - 0.8)).toBeLessThan(0.01);
  });
});
