import { toDayNumber } from './days.logic.ts';
import {
  emptyProgress,
  type VocabularyProgress,
  type VocabularyStats,
  type WordStatus,
  type WordStatuses,
} from './progress.logic.ts';

/** The texts under the two storage keys; null where there is none or storage cannot be read. */
export interface StoredTexts {
  vocabularyStats: string | null;
  wordStatus: string | null;
}

/** A hundred years: a longer streak is somebody else's number. */
const MAX_STREAK = 36_500;

const STATUSES: readonly unknown[] = ['new', 'learning', 'reviewing', 'mastered'];

/** The storage keys, with the prefix that a partner's page may ask for before each. */
export function storageKeys(prefix = '') {
  return {
    vocabularyStats: `${prefix}vocabularyStats`,
    wordStatus: `${prefix}wordStatus`,
    studyDays: `${prefix}sa-vocabulary-days`,
  };
}

/** Reads what is stored. Never throws; whatever cannot be understood counts as absent. */
export function parseProgress(stored: StoredTexts): VocabularyProgress {
  return readProgress(parseJson(stored.vocabularyStats), parseJson(stored.wordStatus));
}

/** The texts to store under the two keys. */
export function formatProgress(progress: VocabularyProgress): Record<keyof StoredTexts, string> {
  return {
    vocabularyStats: JSON.stringify(progress.vocabularyStats),
    wordStatus: JSON.stringify(progress.wordStatus),
  };
}

/**
 * Progress from two JSON values of any shape. Ids of words we do not know are kept, because another
 * version of the tool may know them. Lists that are missing altogether come from the statuses.
 */
export function readProgress(stats: unknown, statuses: unknown): VocabularyProgress {
  const wordStatus = readStatuses(statuses);
  return {
    vocabularyStats: isJsonObject(stats) ? readStats(stats) : statsFromStatuses(wordStatus),
    wordStatus,
  };
}

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
    ...emptyProgress.vocabularyStats,
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
  return Array.isArray(ids) ? [...new Set(ids.filter((id) => isCount(id) && id > 0))] : [];
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isStreak = (value: unknown): value is number => isCount(value) && value <= MAX_STREAK;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && toDayNumber(value) !== null;
