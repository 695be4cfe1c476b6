import { describe, expect, it } from 'vitest';
import type { CostKey, CostLine } from './cost-lines.logic.ts';
import { groupLines, stackLines } from './stacked-bar.logic.ts';

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

describe('groupLines', () => {
  const names = (lines: CostLine[], totalUsd: number) =>
    groupLines(lines, totalUsd).map(({ key, amountUsd }) => `${key} ${amountUsd}`);

  it('names what is more than 6 % of the total, and adds up the rest', () => {
    const lines = [
      line('tuitionFees', 500),
      line('foodCost', 61),
      line('books', 60),
      line('personalExpenses', 20),
      line('miscellaneous', 359),
    ];
    expect(names(lines, 1000)).toEqual([
      'tuitionFees 500',
      'foodCost 61',
      'miscellaneous 359',
      'otherLiving 80',
    ]);
  });

  it('never counts tuition as living, nor shows it where it is free', () => {
    expect(names([line('tuitionFees', 10), line('foodCost', 990)], 1000)).toEqual([
      'tuitionFees 10',
      'foodCost 990',
    ]);
    expect(names([line('tuitionFees', 0), line('foodCost', 9)], 9)).toEqual(['foodCost 9']);
  });

  it('lets a single small line keep its name', () => {
    expect(names([line('foodCost', 990), line('books', 10)], 1000)).toEqual([
      'foodCost 990',
      'books 10',
    ]);
  });
});
