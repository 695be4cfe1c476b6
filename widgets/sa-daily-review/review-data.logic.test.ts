import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  DEFAULT_SETTINGS,
  logAnswer,
  NO_DATA,
  readers,
  recall,
} from './review-data.logic.ts';
import { gradeWord } from './schedule.logic.ts';

const now = Date.UTC(2026, 10, 25, 8);

describe('a stored word', () => {
  const word = { id: 'own-1', word: 'diligent', meaning: 'hard-working', example: 'She is.' };

  it('is read as it was written, at any length that a form or an import lets through', () => {
    const long = { ...word, word: 'w'.repeat(80), meaning: 'm'.repeat(400) };
    expect(readers.word(word)).toEqual(word);
    expect(readers.word(long)).toEqual(long);
  });

  it.each([
    ['nothing', null],
    ['a text', 'diligent'],
    ['no id', { ...word, id: 7 }],
    ['an empty word', { ...word, word: '' }],
    ['no meaning', { ...word, meaning: undefined }],
    ['a meaning of a megabyte', { ...word, meaning: 'm'.repeat(1_000_000) }],
  ])('is none with %s', (_, stored) => {
    expect(readers.word(stored)).toBeNull();
  });

  it('loses an example that cannot be read, and nothing else', () => {
    expect(readers.word({ ...word, example: 7 })).toEqual({ ...word, example: '' });
  });
});

describe('a stored memory', () => {
  const memory = gradeWord(undefined, 3, now);

  it.each([
    ['a word in its first minutes', memory],
    ['a known word', gradeWord(memory, 4, now + 600_000)],
    ['a forgotten word', gradeWord(gradeWord(undefined, 4, now), 1, now + 86_400_000)],
    ['the easiest word', { ...memory, difficulty: 1 }],
    ['the hardest word', { ...memory, difficulty: 10 }],
  ])('is read of %s', (_, stored) => {
    expect(readers.memory(stored)).toEqual(stored);
  });

  it.each([
    ['nothing', null],
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

  it.each([1, 2, 3, 4])('is read with the grade %i', (grade) => {
    expect(readers.review({ ...review, grade })).toEqual({ ...review, grade });
  });

  it.each([
    ['nothing', undefined],
    ['no word', { ...review, wordId: null }],
    ['no time', { ...review, at: Number.NaN }],
    ['an unknown grade', { ...review, grade: 5 }],
  ])('is none with %s', (_, stored) => {
    expect(readers.review(stored)).toBeNull();
  });

  it('without a stage counts as one to a new word', () => {
    expect(readers.review({ ...review, stage: undefined })).toEqual({ ...review, stage: 0 });
  });
});

describe('stored settings', () => {
  it.each([0, 5, 10, 15, 20, 30, 50])('may begin %i words on a day', (newLimit) => {
    expect(readers.settings({ newLimit }).newLimit).toBe(newLimit);
  });

  it.each(['see', 'spell', 'gap'])('may ask by the way "%s"', (way) => {
    expect(readers.settings({ way }).way).toBe(way);
  });

  it.each([
    ['nothing', null],
    ['an empty object', {}],
    ['values that nobody can choose', { newLimit: 7, way: 'toString', decksOff: 'own' }],
  ])('are the usual ones with %s', (_, stored) => {
    expect(readers.settings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('keep the lists that are off', () => {
    expect(readers.settings({ decksOff: ['own', 7] }).decksOff).toEqual(['own']);
  });
});

describe('applyChanges', () => {
  const review = (wordId: string, at: number) => ({ wordId, at, grade: 4 as const, stage: 0 });
  const ahead = review('a', now + 400 * 86_400_000);
  const data = { ...NO_DATA, reviews: [ahead, review('b', now)] };

  it('moves answers of a clock that was wrong, so that their words are due again', () => {
    const moved = applyChanges(data, [
      { kind: 'reviews-moved', from: [ahead], to: [review('a', now)] },
    ]);
    expect(moved.reviews).toEqual([review('b', now), review('a', now)]);
    const { a, b } = recall(moved);
    expect(a?.dueAt).toBe(b?.dueAt);
  });

  it('takes with a word all that is remembered of it, and nothing of others', () => {
    const bases = recall({ ...NO_DATA, reviews: [review('a', now - 1), review('c', now - 1)] });
    const without = applyChanges({ ...data, bases }, [{ kind: 'word-gone', id: 'a' }]);
    expect(Object.keys(recall(without)).sort()).toEqual(['b', 'c']);
  });
});

describe('logAnswer', () => {
  it('tells how far the word was when it was asked', () => {
    const first = logAnswer({ wordId: 'a', grade: 4, at: now }, undefined);
    expect(first.review).toEqual({ wordId: 'a', grade: 4, at: now, stage: 0 });
    const next = logAnswer({ wordId: 'a', grade: 1, at: now + 86_400_000 }, first.memory);
    expect(next.review).toEqual({ wordId: 'a', grade: 1, at: now + 86_400_000, stage: 2 });
  });

  it('replaces no earlier answer, not even with a clock that was set back', () => {
    const first = logAnswer({ wordId: 'a', grade: 3, at: now }, undefined);
    for (const at of [now, now - 3_600_000]) {
      const next = logAnswer({ wordId: 'a', grade: 3, at }, first.memory);
      expect(next.review.at).toBeGreaterThan(now);
      expect(next.memory.lastAt).toBe(next.review.at);
    }
  });
});
