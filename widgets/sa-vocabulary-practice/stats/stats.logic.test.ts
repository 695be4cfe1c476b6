import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { progressOf } from '../testing/progress-of.ts';
import { countProgress } from './stats.logic.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('countProgress', () => {
  it.each([
    [[], [], 0],
    [[1], [], 5],
    [[1, 2, 3], [4, 5], 25],
    [[], range(1, 20), 100],
    [[1, 99], [98], 5],
  ])('with %j learned and %j mastered is %i percent', (learned, mastered, percent) => {
    expect(countProgress(words, progressOf({ learned, mastered })).percent).toBe(percent);
  });

  it('counts each list, without ids of no word of ours', () => {
    const progress = progressOf({
      learned: [1, 2],
      reviewing: [2, 3, 4, 77],
      mastered: [5],
      saved: [1, 2, 3, 4, 6],
    });
    expect(countProgress(words, progress)).toEqual({
      learning: 2,
      reviewing: 3,
      mastered: 1,
      saved: 5,
      percent: 15,
    });
  });

  it('is 0 percent of no words', () => {
    expect(countProgress([], progressOf({ learned: [1] })).percent).toBe(0);
  });
});
