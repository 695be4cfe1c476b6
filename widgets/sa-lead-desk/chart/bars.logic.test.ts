import { describe, expect, it } from 'vitest';
import { barsOf, describeBars, scaleBars } from './bars.logic.ts';

const bars = (...totals: number[]) => totals.map((total, index) => ({ label: `${index}`, total }));

describe('bars', () => {
  it('scale to the highest, with a visible minimum', () => {
    expect(scaleBars(bars(0, 1, 400))).toEqual([0, 4, 100]);
    expect(scaleBars(bars(0, 0))).toEqual([0, 0]);
  });

  it('are labelled with the day or the month of their row', () => {
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
    [[0, 0], 'No leads yet'],
    [[0, 1], '1 lead, most: 1 (1)'],
    [[5, 2, 5], '12 leads, most: 0 (5)'],
  ])('of %j read "%s"', (totals, sentence) => {
    expect(describeBars(bars(...totals), 'lead')).toBe(sentence);
  });
});
