import {
  EMPTY_PROGRESS,
  type VocabularyProgress,
  type VocabularyStats,
  type WordStatuses,
} from '../../kit/stores/vocabulary-progress.logic.ts';

/** Empty progress except for the values that a test is about. */
export function progressOf(
  stats: Partial<VocabularyStats>,
  wordStatus: WordStatuses = {},
): VocabularyProgress {
  return { vocabularyStats: { ...EMPTY_PROGRESS.vocabularyStats, ...stats }, wordStatus };
}

export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
