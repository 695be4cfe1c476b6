import {
  emptyProgress,
  type VocabularyProgress,
  type VocabularyStats,
  type WordStatuses,
} from '../progress.logic.ts';

/** Progress that differs from the empty one in what a test is about. */
export function progressOf(
  stats: Partial<VocabularyStats>,
  wordStatus: WordStatuses = {},
): VocabularyProgress {
  return { vocabularyStats: { ...emptyProgress.vocabularyStats, ...stats }, wordStatus };
}
