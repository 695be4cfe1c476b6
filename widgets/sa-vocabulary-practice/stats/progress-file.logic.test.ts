import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROGRESS } from '../../kit/stores/vocabulary-progress.logic.ts';
import { progressOf } from '../testing/progress-of.ts';
import { buildProgressFile, importProgress, parseProgressFile } from './progress-file.logic.ts';

const progress = progressOf(
  { learned: [1], mastered: [2], saved: [1], dailyStreak: 3, lastStudied: '2026-11-20' },
  { 1: 'learning', 2: 'mastered' },
);
const saved = { progress, studyDays: ['2026-11-19', '2026-11-20'] };
const file = buildProgressFile(saved, '2026-11-21');
const fileWith = (changes: object) => JSON.stringify({ ...JSON.parse(file.text), ...changes });

const notProgress = { error: 'This is not a file with vocabulary progress. Nothing was changed.' };

describe('a file with progress', () => {
  it('is named after the day, and read back without loss, also behind a byte order mark', () => {
    expect(file.name).toBe('vocabulary-progress-2026-11-21.json');
    expect(parseProgressFile(file.text)).toEqual({ saved });
    expect(parseProgressFile(`\uFEFF${file.text}`)).toEqual({ saved });
  });

  it.each([
    ['a list', '[]'],
    ['another kind', fileWith({ kind: 'backup' })],
    ['a file without lists', fileWith({ vocabularyStats: null })],
    ['a file cut off', file.text.slice(0, -10)],
    ['a very long file', file.text + ' '.repeat(200_000)],
  ])('is not %s', (_, text) => {
    expect(parseProgressFile(text)).toEqual(notProgress);
  });

  it('is not any text or JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseProgressFile(text)).toEqual(notProgress);
      }),
    );
  });

  it('is refused in another version', () => {
    expect(parseProgressFile(fileWith({ version: 2 }))).toEqual({
      error: 'This file comes from another version of the tool. Nothing was changed.',
    });
  });

  it('loses what a hand has put in and cannot be understood', () => {
    const text = fileWith({
      vocabularyStats: { learned: [4, 'five', null], dailyStreak: 'long' },
      wordStatus: { 4: 'learning', five: 'mastered' },
      studyDays: ['2026-11-19', 'yesterday', 7],
    });
    const understood = progressOf({ learned: [4] }, { 4: 'learning' });
    expect(parseProgressFile(text)).toEqual({
      saved: { progress: understood, studyDays: ['2026-11-19'] },
    });
  });
});

describe('importProgress', () => {
  it('gives a new device everything in the file', () => {
    expect(importProgress(EMPTY_PROGRESS, progress, '2026-11-21')).toEqual(progress);
  });

  it('adds to what is there and takes nothing away', () => {
    const lists = { learned: [2, 3], reviewing: [4], saved: [5] };
    const current = progressOf(lists, { 2: 'learning', 3: 'reviewing' });
    expect(importProgress(current, progress, '2026-11-21')).toMatchObject({
      vocabularyStats: { learned: [3, 1], reviewing: [4], mastered: [2], saved: [5, 1] },
      wordStatus: { 1: 'learning', 2: 'mastered', 3: 'reviewing' },
    });
  });

  it('omits a streak that ends after today', () => {
    const streak = { dailyStreak: 2, lastStudied: '2026-11-18' };
    const merged = importProgress(progressOf(streak), progress, '2026-11-19');
    expect(merged.vocabularyStats).toMatchObject({ ...streak, learned: [1] });
  });
});
