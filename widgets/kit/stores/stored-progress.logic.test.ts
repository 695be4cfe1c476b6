import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { completeSession } from '../../sa-vocabulary-practice/progress/streak.logic.ts';
import { countProgress } from '../../sa-vocabulary-practice/stats/stats.logic.ts';
import { progressOf } from '../../sa-vocabulary-practice/testing/progress-of.ts';
import { formatProgress, parseProgress, storageKeys } from './stored-progress.logic.ts';
import { EMPTY_PROGRESS, findStatus, markKnown, markReview } from './vocabulary-progress.logic.ts';

const parseStats = (stats: unknown) =>
  parseProgress({ vocabularyStats: JSON.stringify(stats), wordStatus: null }).vocabularyStats;

describe('storageKeys', () => {
  it('are vocabularyStats and wordStatus', () => {
    expect(Object.values(storageKeys())).toEqual(['vocabularyStats', 'wordStatus']);
  });
});

describe('formatProgress', () => {
  it('writes exactly the six fields of vocabularyStats and a map of statuses', () => {
    const finished = completeSession(markReview(markKnown(EMPTY_PROGRESS, 1), 2), '2026-11-20');
    const texts = formatProgress(finished);
    expect(JSON.parse(texts.vocabularyStats)).toEqual({
      learned: [1],
      reviewing: [2],
      mastered: [],
      saved: [],
      dailyStreak: 1,
      lastStudied: '2026-11-20',
    });
    expect(JSON.parse(texts.wordStatus)).toEqual({ 1: 'learning', 2: 'reviewing' });
  });
});

describe('parseProgress', () => {
  it.each([
    ['nothing stored', null],
    ['a text cut off', '{"learned":[1,'],
    ['a list', '[1,2,3]'],
    ["another program's object", '{"theme":"dark","learned":"all"}'],
  ])('gives empty progress for %s', (_, text) => {
    expect(parseProgress({ vocabularyStats: text, wordStatus: text })).toEqual(EMPTY_PROGRESS);
  });

  it.each([
    ['ids twice', [1, 1, 2], [1, 2]],
    ['values that are no ids', [1, '2', null, 2.5, -3, 0, {}, 1e300], [1]],
    ['an id of no word of ours', [1, 999], [1, 999]],
    ['an object', { 0: 1 }, []],
  ])('reads a list with %s', (_, learned, expected) => {
    expect(parseStats({ learned, reviewing: learned, saved: learned })).toMatchObject({
      learned: expected,
      reviewing: expected,
      saved: expected,
    });
  });

  it.each([
    [7, '2026-11-20', 7, '2026-11-20'],
    ['7', '2026-11-20', 0, '2026-11-20'],
    [-1, '2026-11-20', 0, '2026-11-20'],
    [36_501, '2026-11-20', 0, '2026-11-20'],
    [1.5, '20/11/2026', 0, ''],
    [null, '2026-02-30', 0, ''],
    [7, 20261120, 7, ''],
  ])('reads a streak of %j up to %j', (dailyStreak, lastStudied, streak, day) => {
    expect(parseStats({ dailyStreak, lastStudied })).toMatchObject({
      dailyStreak: streak,
      lastStudied: day,
    });
  });

  it('counts a word that stands in learned and mastered as mastered', () => {
    expect(parseStats({ learned: [1, 2], mastered: [2] })).toMatchObject({
      learned: [1],
      mastered: [2],
    });
  });

  it('drops statuses it does not know, keys that are no ids, and __proto__', () => {
    const statuses =
      '{"1":"learning","2":"forgotten","3":4,"x":"new","-1":"new","01":"new","__proto__":{"5":"new"}}';
    const progress = parseProgress({ vocabularyStats: '{}', wordStatus: statuses });
    expect(progress.wordStatus).toEqual({ 1: 'learning' });
    expect(findStatus(progress, 5)).toBe('new');
    expect(Object.keys(progress.wordStatus)).toEqual(['1']);
  });

  it('keeps one key when the other is broken', () => {
    const stats = JSON.stringify({ ...EMPTY_PROGRESS.vocabularyStats, learned: [4] });
    const withStats = parseProgress({ vocabularyStats: stats, wordStatus: '{' });
    expect(withStats.vocabularyStats.learned).toEqual([4]);
    expect(findStatus(withStats, 4)).toBe('learning');
    const withStatuses = parseProgress({
      vocabularyStats: '{',
      wordStatus: '{"4":"learning","5":"mastered","6":"reviewing","7":"new"}',
    });
    expect(withStatuses.vocabularyStats).toEqual(
      progressOf({ learned: [4], mastered: [5], reviewing: [6] }).vocabularyStats,
    );
  });

  it('gives a working session for any JSON whatever', () => {
    const id = fc.oneof(fc.integer({ min: -1, max: 25 }), fc.jsonValue());
    const foreign = fc.record(
      {
        learned: fc.array(id),
        reviewing: fc.oneof(fc.array(id), fc.jsonValue()),
        mastered: fc.array(id),
        saved: fc.jsonValue(),
        dailyStreak: fc.oneof(fc.integer(), fc.jsonValue()),
        lastStudied: fc.oneof(fc.constant('2026-11-19'), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(foreign, fc.jsonValue()), fc.jsonValue(), (stats, statuses) => {
        const parsed = parseProgress({
          vocabularyStats: JSON.stringify(stats),
          wordStatus: JSON.stringify(statuses),
        });
        const finished = completeSession(markReview(markKnown(parsed, 1), 2), '2026-11-20');
        const counts = countProgress(words, finished);
        expect(counts.percent).toBeGreaterThanOrEqual(5);
        expect(counts.percent).toBeLessThanOrEqual(100);
        expect(finished.vocabularyStats.dailyStreak).toBeGreaterThanOrEqual(0);
        expect(parseProgress(formatProgress(finished))).toEqual(finished);
      }),
    );
  });
});
