import { isDay } from '../rules/day-arithmetic.ts';
import { formatJson, isJsonObject, parseJson, readList } from '../rules/json.ts';
import {
  EMPTY_PROGRESS,
  type VocabularyProgress,
  type VocabularyStats,
  type WordStatus,
  type WordStatuses,
} from './vocabulary-progress.logic.ts';

/** The texts under the two storage keys; null if there is none or storage is blocked. */
export interface StoredTexts {
  vocabularyStats: string | null;
  wordStatus: string | null;
}

/** A hundred years. We did not write a longer streak. */
const MAX_STREAK = 36_500;

const STATUSES: readonly unknown[] = ['new', 'learning', 'reviewing', 'mastered'];

/** The storage keys of the specification, each with the prefix that the page asks for. */
export function storageKeys(prefix = '') {
  return {
    vocabularyStats: `${prefix}vocabularyStats`,
    wordStatus: `${prefix}wordStatus`,
  };
}

/** Reads what is stored. Never throws; anything invalid counts as absent. */
export function parseProgress(stored: StoredTexts): VocabularyProgress {
  return readProgress(parseJson(stored.vocabularyStats), parseJson(stored.wordStatus));
}

/** The texts to store under the two keys. */
export function formatProgress(progress: VocabularyProgress): Record<keyof StoredTexts, string> {
  return {
    vocabularyStats: formatJson(progress.vocabularyStats),
    wordStatus: formatJson(progress.wordStatus),
  };
}

/**
 * Progress from two JSON values of any shape. Unknown ids are kept, because another version of the
 * tool may have these words. Without any lists, they are derived from the statuses.
 */
export function readProgress(stats: unknown, statuses: unknown): VocabularyProgress {
  const wordStatus = readStatuses(statuses);
  return {
    vocabularyStats: isJsonObject(stats) ? readStats(stats) : statsFromStatuses(wordStatus),
    wordStatus,
  };
}

function readStats(stats: Record<string, unknown>): VocabularyStats {
  const mastered = readIds(stats.mastered);
  return {
    learned: readIds(stats.learned).filter((id) => !mastered.includes(id)),
    reviewing: readIds(stats.reviewing),
    mastered,
    saved: readIds(stats.saved),
    dailyStreak: isStreak(stats.dailyStreak) ? stats.dailyStreak : 0,
    lastStudied: isDay(stats.lastStudied) ? stats.lastStudied : '',
  };
}

function statsFromStatuses(statuses: WordStatuses): VocabularyStats {
  const idsWith = (status: WordStatus) =>
    Object.keys(statuses)
      .filter((id) => statuses[id] === status)
      .map(Number);
  return {
    ...EMPTY_PROGRESS.vocabularyStats,
    learned: idsWith('learning'),
    reviewing: idsWith('reviewing'),
    mastered: idsWith('mastered'),
  };
}

function readStatuses(statuses: unknown): WordStatuses {
  if (!isJsonObject(statuses)) return {};
  const isEntry = (entry: [string, unknown]): entry is [string, WordStatus] =>
    /^[1-9]\d{0,8}$/.test(entry[0]) && STATUSES.includes(entry[1]);
  return Object.fromEntries(Object.entries(statuses).filter(isEntry));
}

function readIds(ids: unknown): number[] {
  return [...new Set(readList(ids).filter(isCount))].filter((id) => id > 0);
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isStreak = (value: unknown): value is number => isCount(value) && value <= MAX_STREAK;
