import { describe, expect, it } from 'vitest';
import { roundPercent } from './percent.logic.ts';

describe('roundPercent', () => {
  it.each([
    [7, 9, 78],
    [2, 3, 67],
    [8, 9, 89],
    [1, 8, 13],
    [0, 0, 0],
  ])('%i of %i is %i', (part, total, percent) => {
    expect(roundPercent(part, total)).toBe(percent);
  });
});
