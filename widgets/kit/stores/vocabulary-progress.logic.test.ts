import { describe, expect, it } from 'vitest';
import { progressOf } from '../../sa-vocabulary-practice/testing/progress-of.ts';
import {
  EMPTY_PROGRESS,
  findStatus,
  markKnown,
  markReview,
  toggleSaved,
  type VocabularyProgress,
} from './vocabulary-progress.logic.ts';

type Mark = (progress: VocabularyProgress, id: number) => VocabularyProgress;

const press = (marks: readonly Mark[], start = EMPTY_PROGRESS) =>
  marks.reduce((progress, mark) => mark(progress, 7), start);

const [known, review] = [markKnown, markReview];

describe('markKnown and markReview', () => {
  it.each([
    ['I Know This', [known], [7], [], [], 'learning'],
    ['I Know This twice', [known, known], [], [], [7], 'mastered'],
    ['I Know This three times', [known, known, known], [], [], [7], 'mastered'],
    ['Review Again', [review], [], [7], [], 'reviewing'],
    ['Review Again twice', [review, review], [], [7], [], 'reviewing'],
    ['a learned word reviewed again', [known, review], [7], [], [], 'reviewing'],
    ['a reviewed word known', [review, known], [7], [7], [], 'learning'],
    ['a reviewed word known twice', [review, known, known], [], [7], [7], 'mastered'],
    ['a mastered word reviewed again', [known, known, review], [], [7], [7], 'reviewing'],
    ['a mastered word known after review', [known, known, review, known], [], [7], [7], 'mastered'],
  ] as const)('%s', (_, marks, learned, reviewing, mastered, status) => {
    const { vocabularyStats, wordStatus } = press(marks);
    expect(vocabularyStats).toMatchObject({ learned, reviewing, mastered });
    expect(wordStatus).toEqual({ 7: status });
  });

  it('appends to the lists and leaves other words, bookmarks and the streak alone', () => {
    const before = progressOf(
      { learned: [1], reviewing: [2], mastered: [3], saved: [4], dailyStreak: 5 },
      { 1: 'learning' },
    );
    const { vocabularyStats, wordStatus } = markReview(markKnown(before, 8), 9);
    expect(vocabularyStats).toEqual({
      ...before.vocabularyStats,
      learned: [1, 8],
      reviewing: [2, 9],
    });
    expect(wordStatus).toEqual({ 1: 'learning', 8: 'learning', 9: 'reviewing' });
  });
});

describe('toggleSaved', () => {
  it('adds a bookmark, then removes it, and keeps the others', () => {
    const once = toggleSaved(progressOf({ saved: [3] }), 7);
    expect(once.vocabularyStats.saved).toEqual([3, 7]);
    expect(toggleSaved(once, 7).vocabularyStats.saved).toEqual([3]);
    expect(once.wordStatus).toEqual({});
  });
});

describe('findStatus', () => {
  it.each([
    ['new without any entry', progressOf({}), 'new'],
    [
      'the stored status before the lists',
      progressOf({ learned: [7] }, { 7: 'reviewing' }),
      'reviewing',
    ],
    ['learning from the learned list', progressOf({ learned: [7], reviewing: [7] }), 'learning'],
    ['reviewing from the reviewing list', progressOf({ reviewing: [7] }), 'reviewing'],
    ['mastered from the mastered list', progressOf({ reviewing: [7], mastered: [7] }), 'mastered'],
  ] as const)('is %s', (_, progress, status) => {
    expect(findStatus(progress, 7)).toBe(status);
  });
});
