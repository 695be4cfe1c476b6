import { expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { progressOf, range } from '../testing/progress-of.ts';
import { countProgress } from './stats.logic.ts';

it.each([
  [[1], [], 5],
  [[1, 2, 3], [4, 5], 25],
  [[], range(1, 20), 100],
  [[1, 99], [98], 5],
])('with %j learned and %j mastered is %i percent', (learned, mastered, percent) => {
  expect(countProgress(words, progressOf({ learned, mastered })).percent).toBe(percent);
});

it('counts each list, without ids of no word of ours', () => {
  const reviewing = [2, 3, 4, 77];
  const progress = progressOf({ learned: [1, 2], reviewing, mastered: [5], saved: [1, 6] });
  const counts = { learning: 2, reviewing: 3, mastered: 1, saved: 2, percent: 15 };
  expect(countProgress(words, progress)).toEqual(counts);
  expect(countProgress([], progress).percent).toBe(0);
});
