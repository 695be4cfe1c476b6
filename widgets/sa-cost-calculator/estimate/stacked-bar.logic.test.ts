import { describe, expect, it } from 'vitest';
import type { CostKey } from './cost-lines.logic.ts';
import { groupLines, stackParts } from './stacked-bar.logic.ts';

const line = (key: CostKey, amountUsd: number) => ({ key, amountUsd });

describe('groupLines', () => {
  it('has tuition, accommodation, and whatever else it takes to live', () => {
    const lines = [
      line('tuitionFees', 500),
      line('accommodationCost', 300),
      line('foodCost', 150),
      line('books', 50),
    ];
    expect(groupLines(lines)).toEqual([
      { key: 'tuitionFees', label: 'Tuition', amountUsd: 500 },
      { key: 'accommodationCost', label: 'Accommodation', amountUsd: 300 },
      { key: 'otherLiving', label: 'Other living', amountUsd: 200 },
    ]);
  });

  it('omits what costs nothing', () => {
    const parts = groupLines([line('tuitionFees', 0), line('foodCost', 9)]);
    expect(parts.map(({ key }) => key)).toEqual(['otherLiving']);
  });
});

describe('stackParts', () => {
  const parts = groupLines([line('tuitionFees', 500), line('foodCost', 300), line('books', 200)]);

  it('puts each part where the one before it ends', () => {
    expect(stackParts(parts, 1000)).toEqual([
      { key: 'tuitionFees', start: 0, percent: 50 },
      { key: 'otherLiving', start: 50, percent: 50 },
    ]);
  });

  it('draws to the scale of a longer bar', () => {
    expect(stackParts(parts, 2000).map(({ percent }) => percent)).toEqual([25, 25]);
  });
});
