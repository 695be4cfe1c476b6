import { describe, expect, it } from 'vitest';
import {
  ANSWER_WAYS,
  applyChanges,
  DEFAULT_SETTINGS,
  logAnswer,
  NEW_LIMITS,
  NO_DATA,
  readers,
  recall,
} from './review-data.logic.ts';
import { gradeWord } from './schedule.logic.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 25, 8);

describe('a stored word', () => {
  const word = { id: 'own-1', word: 'diligent', meaning: 'hard-working', example: 'She is.' };

  it('is read as it was written, at any length that a form lets through', () => {
    const long = { ...word, word: 'w'.repeat(80), meaning: 'm'.repeat(400) };
    expect([word, long].map(readers.word)).toEqual([word, long]);
    expect(readers.word({ ...word, example: 7 })).toEqual({ ...word, example: '' });
  });

  it.each([
    ['another type', 'diligent'],
    ['no id', { ...word, id: 7 }],
    ['an empty word', { ...word, word: '' }],
    ['no meaning', { ...word, meaning: undefined }],
    ['a meaning of a megabyte', { ...word, meaning: 'm'.repeat(1_000_000) }],
  ])('is none with %s', (_, stored) => {
    expect(readers.word(stored)).toBeNull();
  });
});

describe('a stored memory', () => {
  const memory = gradeWord(undefined, 3, now);

  it('is read at every stage and difficulty', () => {
    const known = gradeWord(undefined, 4, now);
    const memories = [
      memory,
      known,
      gradeWord(known, 1, now + DAY),
      { ...memory, difficulty: 1 },
      { ...memory, difficulty: 10 },
    ];
    expect(memories.map(({ stage }) => stage)).toEqual([1, 2, 3, 1, 1]);
    expect(memories.map(readers.memory)).toEqual(memories);
  });

  it.each([
    ['another type', null],
    ['an unknown stage', { ...memory, stage: 0 }],
    ['no time to be due', { ...memory, dueAt: undefined }],
    ['no number of lapses', { ...memory, lapses: '0' }],
    ['no stability', { ...memory, stabilityDays: 0 }],
    ['a difficulty below the scale', { ...memory, difficulty: 0.9 }],
    ['a difficulty above the scale', { ...memory, difficulty: 10.1 }],
  ])('is none with %s', (_, stored) => {
    expect(readers.memory(stored)).toBeNull();
  });
});

describe('a stored answer', () => {
  const review = { wordId: 'own-1', at: now, grade: 3, stage: 2 };

  it('is read with each grade, and without a stage as one to a new word', () => {
    const reviews = [1, 2, 3, 4].map((grade) => ({ ...review, grade }));
    expect(reviews.map(readers.review)).toEqual(reviews);
    expect(readers.review({ ...review, stage: undefined })).toEqual({ ...review, stage: 0 });
  });

  it.each([
    ['another type', undefined],
    ['no word', { ...review, wordId: null }],
    ['no time', { ...review, at: Number.NaN }],
    ['an unknown grade', { ...review, grade: 5 }],
  ])('is none with %s', (_, stored) => {
    expect(readers.review(stored)).toBeNull();
  });
});

it('reads every setting that can be chosen, and the usual one for any other', () => {
  for (const newLimit of NEW_LIMITS) expect(readers.settings({ newLimit }).newLimit).toBe(newLimit);
  for (const way of Object.keys(ANSWER_WAYS)) expect(readers.settings({ way }).way).toBe(way);
  expect(readers.settings({ decksOff: ['own', 7] }).decksOff).toEqual(['own']);
  for (const stored of [null, {}, { newLimit: 7, way: 'toString', decksOff: 'own' }]) {
    expect(readers.settings(stored)).toEqual(DEFAULT_SETTINGS);
  }
});

describe('applyChanges', () => {
  const review = (wordId: string, at: number) => ({ wordId, at, grade: 4 as const, stage: 0 });
  const ahead = review('a', now + 400 * DAY);
  const data = { ...NO_DATA, reviews: [ahead, review('b', now)] };

  it('moves answers of a clock that was wrong, so that their words are due again', () => {
    const to = [review('a', now)];
    const moved = applyChanges(data, [{ kind: 'reviews-moved', from: [ahead], to }]);
    expect(moved.reviews).toEqual([review('b', now), ...to]);
    const { a, b } = recall(moved);
    expect(a?.dueAt).toBe(b?.dueAt);
  });

  it('deletes a word with its reviews, and keeps those of other words', () => {
    const bases = recall({ ...NO_DATA, reviews: [review('a', now - 1), review('c', now - 1)] });
    const without = applyChanges({ ...data, bases }, [{ kind: 'word-gone', id: 'a' }]);
    expect(Object.keys(recall(without)).sort()).toEqual(['b', 'c']);
  });
});

describe('logAnswer', () => {
  it('stores the stage of the word when it was asked', () => {
    const first = logAnswer({ wordId: 'a', grade: 4, at: now }, undefined);
    expect(first.review).toEqual({ wordId: 'a', grade: 4, at: now, stage: 0 });
    const next = logAnswer({ wordId: 'a', grade: 1, at: now + DAY }, first.memory);
    expect(next.review).toEqual({ wordId: 'a', grade: 1, at: now + DAY, stage: 2 });
  });

  it.each([now, now - DAY])('replaces no earlier answer, not even with the clock at %i', (at) => {
    const first = logAnswer({ wordId: 'a', grade: 3, at: now }, undefined);
    const next = logAnswer({ wordId: 'a', grade: 3, at }, first.memory);
    expect(next.review.at).toBeGreaterThan(now);
    expect(next.memory.lastAt).toBe(next.review.at);
  });
});
