import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../sa-vocabulary-practice/testing/progress-of.ts';
import { mergeProgress, syncProgress } from './merge-progress.logic.ts';
import { formatProgress } from './stored-progress.logic.ts';
import {
  EMPTY_PROGRESS,
  markKnown,
  markReview,
  toggleSaved,
  type VocabularyProgress,
} from './vocabulary-progress.logic.ts';

const nothingStored = { vocabularyStats: null, wordStatus: null };

describe('mergeProgress', () => {
  it('keeps what two tabs learned apart', () => {
    const base = markKnown(EMPTY_PROGRESS, 1);
    const merged = mergeProgress(base, markKnown(base, 2), markReview(base, 3));
    expect(merged.vocabularyStats).toMatchObject({ learned: [1, 2], reviewing: [3] });
    expect(merged.wordStatus).toEqual({ 1: 'learning', 2: 'learning', 3: 'reviewing' });
  });

  it('keeps a bookmark added in one tab and drops one removed in the other', () => {
    const base = progressOf({ saved: [1, 2] });
    const merged = mergeProgress(base, toggleSaved(base, 3), toggleSaved(base, 1));
    expect(merged.vocabularyStats.saved).toEqual([2, 3]);
    const swapped = mergeProgress(base, toggleSaved(base, 1), toggleSaved(base, 3));
    expect(swapped.vocabularyStats.saved).toEqual([2, 3]);
  });

  it.each([
    ['mine alone changed', 'mastered', 'reviewing', 'mastered', 'reviewing'],
    ['theirs alone changed', 'mastered', 'mastered', 'reviewing', 'reviewing'],
    ['both changed', 'learning', 'reviewing', 'mastered', 'mastered'],
    ['both changed, the other way round', 'learning', 'mastered', 'reviewing', 'mastered'],
  ] as const)('takes the status where %s', (_, base, mine, theirs, expected) => {
    const merged = mergeProgress(
      progressOf({}, { 1: base }),
      progressOf({}, { 1: mine }),
      progressOf({}, { 1: theirs }),
    );
    expect(merged.wordStatus).toEqual({ 1: expected });
  });

  it.each([
    ['mine', {}, { 1: 'learning' }],
    ['theirs', { 1: 'learning' }, {}],
  ] as const)('keeps a status that only %s have lost', (_, mine, theirs) => {
    const base = progressOf({}, { 1: 'learning' });
    const merged = mergeProgress(base, progressOf({}, mine), progressOf({}, theirs));
    expect(merged.wordStatus).toEqual({ 1: 'learning' });
  });

  it.each([
    ['the later of two days', [5, '2026-11-20'], [2, '2026-11-10'], [5, '2026-11-20']],
    ['the longer on one day', [1, '2026-11-20'], [6, '2026-11-20'], [6, '2026-11-20']],
    ['one run of two that touch', [1, '2026-11-20'], [7, '2026-11-19'], [8, '2026-11-20']],
    ['one run of two that overlap', [3, '2026-11-20'], [7, '2026-11-18'], [9, '2026-11-20']],
    ['the later alone after a gap', [1, '2026-11-20'], [7, '2026-11-18'], [1, '2026-11-20']],
    ['the shorter inside the longer', [9, '2026-11-20'], [1, '2026-11-15'], [9, '2026-11-20']],
    ['the only one there is', [0, ''], [7, '2026-11-18'], [7, '2026-11-18']],
  ] as const)('takes as streak %s', (_, mine, theirs, expected) => {
    const streakOf = ([dailyStreak, lastStudied]: readonly [number, string]) =>
      progressOf({ dailyStreak, lastStudied });
    const [dailyStreak, lastStudied] = expected;
    for (const [a, b] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const merged = mergeProgress(EMPTY_PROGRESS, streakOf(a), streakOf(b));
      expect(merged.vocabularyStats).toMatchObject({ dailyStreak, lastStudied });
    }
  });

  it('loses nothing learned, whatever two tabs do', () => {
    const action = fc.tuple(
      fc.constantFrom(markKnown, markReview, toggleSaved),
      fc.integer({ min: 1, max: 6 }),
    );
    const act = (start: VocabularyProgress, actions: readonly [typeof markKnown, number][]) =>
      actions.reduce((progress, [run, id]) => run(progress, id), start);
    const actions = fc.array(action, { maxLength: 12 });
    fc.assert(
      fc.property(actions, actions, actions, (before, inMine, inTheirs) => {
        const base = act(EMPTY_PROGRESS, before);
        const [mine, theirs] = [act(base, inMine), act(base, inTheirs)];
        const merged = mergeProgress(base, mine, theirs).vocabularyStats;
        const known = [...merged.learned, ...merged.mastered];
        expect(new Set(known).size).toBe(known.length);
        for (const { vocabularyStats } of [mine, theirs]) {
          expect(known).toEqual(expect.arrayContaining([...vocabularyStats.learned]));
          expect(merged.mastered).toEqual(expect.arrayContaining([...vocabularyStats.mastered]));
          expect(merged.reviewing).toEqual(expect.arrayContaining([...vocabularyStats.reviewing]));
        }
        expect(mergeProgress(base, mine, base)).toEqual(mine);
        expect(mergeProgress(mine, mine, mine)).toEqual(mine);
      }),
    );
  });
});

describe('syncProgress', () => {
  const mine = progressOf({ learned: [1], saved: [2] }, { 1: 'reviewing' });

  it('takes over what another tab stored', () => {
    const stored = formatProgress(toggleSaved(markKnown(mine, 5), 2));
    expect(syncProgress(mine, mine, stored).vocabularyStats).toMatchObject({
      learned: [1, 5],
      saved: [],
    });
  });

  it.each([
    ['cleared', nothingStored],
    ['broken', { vocabularyStats: '{"learned":[', wordStatus: '}' }],
    ['cleared of statuses', { ...formatProgress(mine), wordStatus: null }],
  ])('keeps everything when storage was %s', (_, stored) => {
    expect(syncProgress(mine, mine, stored)).toEqual(mine);
  });

  it('keeps what this tab could not write', () => {
    const unwritten = markKnown(mine, 9);
    const stored = formatProgress(markKnown(mine, 5));
    expect(syncProgress(mine, unwritten, stored).vocabularyStats.learned).toEqual([1, 9, 5]);
  });
});
