import { daysBetween } from '../rules/day-arithmetic.ts';
import { isJsonObject, parseJson } from '../rules/json.ts';
import { parseProgress, type StoredTexts } from './stored-progress.logic.ts';
import {
  EMPTY_PROGRESS,
  type VocabularyProgress,
  type VocabularyStats,
  type WordStatus,
  type WordStatuses,
} from './vocabulary-progress.logic.ts';

type Ids = readonly number[];

const RANK: Record<WordStatus, number> = { new: 0, learning: 1, reviewing: 2, mastered: 3 };

/**
 * Joins two branches of one visitor's progress, such as two tabs of the browser. Nothing learned in
 * either is lost; a bookmark or status changed in only one of them keeps the change.
 *
 * @param base The last state that both branches shared; empty if there is none.
 */
export function mergeProgress(
  base: VocabularyProgress,
  mine: VocabularyProgress,
  theirs: VocabularyProgress,
): VocabularyProgress {
  return {
    vocabularyStats: mergeStats(base.vocabularyStats, mine.vocabularyStats, theirs.vocabularyStats),
    wordStatus: mergeStatuses(base.wordStatus, mine.wordStatus, theirs.wordStatus),
  };
}

/**
 * Merges this tab's progress with the stored one. The tab loses nothing when storage was cleared,
 * broken or blocked.
 *
 * @param base What this tab last read from storage or wrote to it.
 */
export function syncProgress(
  base: VocabularyProgress,
  mine: VocabularyProgress,
  stored: StoredTexts,
): VocabularyProgress {
  const isReadable = isJsonObject(parseJson(stored.vocabularyStats));
  return mergeProgress(isReadable ? base : EMPTY_PROGRESS, mine, parseProgress(stored));
}

function mergeStats(
  base: VocabularyStats,
  mine: VocabularyStats,
  theirs: VocabularyStats,
): VocabularyStats {
  const mastered = union(mine.mastered, theirs.mastered);
  return {
    learned: union(mine.learned, theirs.learned).filter((id) => !mastered.includes(id)),
    reviewing: union(mine.reviewing, theirs.reviewing),
    mastered,
    saved: mergeSaved(base.saved, mine.saved, theirs.saved),
    ...mergeStreaks(mine, theirs),
  };
}

/** A bookmark of `base` that one side lacks was removed there; all others were added. */
function mergeSaved(base: Ids, mine: Ids, theirs: Ids): Ids {
  const isRemoved = (id: number) =>
    base.includes(id) && !(mine.includes(id) && theirs.includes(id));
  return union(mine, theirs).filter((id) => !isRemoved(id));
}

function mergeStatuses(base: WordStatuses, mine: WordStatuses, theirs: WordStatuses): WordStatuses {
  const merge = (id: string) => mergeStatus(base[id], mine[id], theirs[id]);
  const ids = Object.keys({ ...mine, ...theirs });
  return Object.fromEntries(ids.map((id) => [id, merge(id)]));
}

/** The side that changed the status wins; if both did, the more advanced status. */
function mergeStatus(
  base: WordStatus | undefined,
  mine: WordStatus = 'new',
  theirs: WordStatus = 'new',
): WordStatus {
  if (mine === base && theirs !== 'new') return theirs;
  if (theirs === base && mine !== 'new') return mine;
  return RANK[mine] >= RANK[theirs] ? mine : theirs;
}

const union = (mine: Ids, theirs: Ids): Ids => [...new Set([...mine, ...theirs])];

type Streak = Pick<VocabularyStats, 'dailyStreak' | 'lastStudied'>;

/** A streak is a run of days that ends on `lastStudied`. Two runs that touch are one. */
function mergeStreaks(mine: Streak, theirs: Streak): Streak {
  // Days compare as texts, and an empty one comes before all others.
  const [later, earlier] = mine.lastStudied >= theirs.lastStudied ? [mine, theirs] : [theirs, mine];
  const gapDays = daysBetween(earlier.lastStudied, later.lastStudied);
  const dailyStreak =
    gapDays !== null && gapDays <= later.dailyStreak
      ? Math.max(later.dailyStreak, gapDays + earlier.dailyStreak)
      : later.dailyStreak;
  return { dailyStreak, lastStudied: later.lastStudied };
}
