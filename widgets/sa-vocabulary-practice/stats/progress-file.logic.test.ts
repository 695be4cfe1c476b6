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

describe('buildProgressFile', () => {
  it('names the file after the day', () => {
    expect(file.name).toBe('vocabulary-progress-2026-11-21.json');
  });

  it('is read back without loss, with or without a byte order mark', () => {
    expect(parseProgressFile(file.text)).toEqual({ saved });
    expect(parseProgressFile(`\uFEFF${file.text}`)).toEqual({ saved });
  });
});

describe('parseProgressFile', () => {
  it.each([
    ['an empty file', ''],
    ['a picture', '\u0089PNG\r\n'],
    ['a list', '[]'],
    ['other JSON', '{"name":"package"}'],
    ['another kind', fileWith({ kind: 'backup' })],
    ['a file without lists', fileWith({ vocabularyStats: null })],
    ['a file cut off', file.text.slice(0, -10)],
    ['a very long file', file.text + ' '.repeat(200_000)],
  ])('refuses %s', (_, text) => {
    expect(parseProgressFile(text)).toEqual(notProgress);
  });

  it('refuses another version', () => {
    expect(parseProgressFile(fileWith({ version: 2 }))).toEqual({
      error: 'This file comes from another version of the tool. Nothing was changed.',
    });
  });

  it('drops what a hand has put in and cannot be understood', () => {
    const text = fileWith({
      vocabularyStats: { learned: [4, 'five', null], dailyStreak: 'long' },
      wordStatus: { 4: 'learning', five: 'mastered' },
      studyDays: ['2026-11-19', 'yesterday', 7],
    });
    expect(parseProgressFile(text)).toEqual({
      saved: {
        progress: progressOf({ learned: [4] }, { 4: 'learning' }),
        studyDays: ['2026-11-19'],
      },
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseProgressFile(text)).toEqual(notProgress);
      }),
    );
  });
});

describe('importProgress', () => {
  it('gives a new device everything in the file', () => {
    expect(importProgress(EMPTY_PROGRESS, progress, '2026-11-21')).toEqual(progress);
  });

  it('adds to what is there and takes nothing away', () => {
    const current = progressOf(
      { learned: [2, 3], reviewing: [4], saved: [5] },
      { 2: 'learning', 3: 'reviewing' },
    );
    const merged = importProgress(current, progress, '2026-11-21');
    expect(merged.vocabularyStats).toMatchObject({
      learned: [3, 1],
      reviewing: [4],
      mastered: [2],
      saved: [5, 1],
      dailyStreak: 3,
    });
    expect(merged.wordStatus).toEqual({ 1: 'learning', 2: 'mastered', 3: 'reviewing' });
  });

  it('leaves out a streak that ends after today', () => {
    const current = progressOf({ dailyStreak: 2, lastStudied: '2026-11-18' });
    const merged = importProgress(current, progress, '2026-11-19');
    expect(merged.vocabularyStats).toMatchObject({ dailyStreak: 2, lastStudied: '2026-11-18' });
    expect(merged.vocabularyStats.learned).toEqual([1]);
  });
});
