import { describe, expect, it } from 'vitest';
import { describeBars, fillDays, scaleBars, shortenDate } from './bars.logic.ts';

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

  it('stand for every one of the last days, also those without a lead', () => {
    const days = [
      { day: '2026-10-01', total: 9 },
      { day: '2026-10-31', total: 2 },
      { day: '2026-11-02', total: 5 },
    ];
    expect(fillDays(days, Date.parse('2026-11-02T23:59:00Z'), 4)).toEqual([
      { label: '30 Oct', total: 0 },
      { label: '31 Oct', total: 2 },
      { label: '1 Nov', total: 0 },
      { label: '2 Nov', total: 5 },
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
