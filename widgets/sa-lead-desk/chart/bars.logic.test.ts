import { describe, expect, it } from 'vitest';
import { barsOf, describeBars, scaleBars, shortenDate } from './bars.logic.ts';

const bars = (...totals: number[]) => totals.map((total, index) => ({ label: `${index}`, total }));

describe('bars', () => {
  it.each([
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 2],
      [50, 100],
    ],
    [
      [1, 400],
      [4, 100],
    ],
    [
      [0, 7, 7],
      [0, 100, 100],
    ],
    [[], []],
  ])('of %j are %j percent high', (totals, heights) => {
    expect(scaleBars(bars(...totals))).toEqual(heights);
  });

  it('stand for days or months, as they come', () => {
    const bars = barsOf([
      { day: '2026-10-31', total: 0 },
      { month: '2026-11', total: 5 },
    ]);
    expect(bars).toEqual([
      { label: '31 Oct', total: 0 },
      { label: 'Nov 2026', total: 5 },
    ]);
  });

  it.each([
    [[], 'No leads yet'],
    [[0, 0], 'No leads yet'],
    [[0, 1], '1 lead, most: 1 (1)'],
    [[5, 2, 5], '12 leads, most: 0 (5)'],
  ])('of %j read "%s"', (totals, sentence) => {
    expect(describeBars(bars(...totals), 'lead')).toBe(sentence);
  });

  it.each([
    ['2026-11-03', '3 Nov'],
    ['2026-01', 'Jan 2026'],
  ])('call %s "%s"', (date, words) => {
    expect(shortenDate(date)).toBe(words);
  });
});
