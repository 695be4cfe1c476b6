import { describe, expect, it } from 'vitest';
import type { CostKey, CostLine } from './cost-lines.logic.ts';
import { stackLines } from './stacked-bar.logic.ts';

const line = (key: CostKey, amountUsd: number): CostLine => ({
  key,
  amountUsd,
  label: '',
  formula: '',
  formulaInWords: '',
});

describe('stackLines', () => {
  const lines = [line('tuitionFees', 500), line('foodCost', 300), line('books', 200)];

  it('puts each line where the one before it ends', () => {
    expect(stackLines(lines, 1000)).toEqual([
      { key: 'tuitionFees', start: 0, percent: 50 },
      { key: 'foodCost', start: 50, percent: 30 },
      { key: 'books', start: 80, percent: 20 },
    ]);
  });

  it('draws to the scale of a longer bar', () => {
    expect(stackLines(lines, 2000).map(({ percent }) => percent)).toEqual([25, 15, 10]);
  });

  it('leaves out what costs nothing', () => {
    expect(stackLines([line('tuitionFees', 0), line('books', 10)], 10)).toEqual([
      { key: 'books', start: 0, percent: 100 },
    ]);
  });
});
