import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import {
  findStatus,
  type VocabularyProgress,
  type WordStatus,
} from '../../kit/stores/vocabulary-progress.logic.ts';
import { roundPercent } from './percent.logic.ts';

interface StudyCounts {
  /** Words in the learned list. */
  learning: number;
  reviewing: number;
  mastered: number;
  saved: number;
  /** Share of all words that are learned or mastered, 0 to 100, rounded. */
  percent: number;
}

/** Counts for the stats tab. Ids of words we do not have are not counted. */
export function countProgress(
  words: readonly VocabularyWord[],
  { vocabularyStats }: VocabularyProgress,
): StudyCounts {
  const countIn = (ids: readonly number[]) => words.filter(({ id }) => ids.includes(id)).length;
  const learning = countIn(vocabularyStats.learned);
  const mastered = countIn(vocabularyStats.mastered);
  return {
    learning,
    reviewing: countIn(vocabularyStats.reviewing),
    mastered,
    saved: countIn(vocabularyStats.saved),
    percent: roundPercent(learning + mastered, words.length),
  };
}

const STATUSES: readonly WordStatus[] = ['mastered', 'learning', 'reviewing', 'new'];

/**
 * How many words have each status, as their badges show it: every word counts once, unlike in
 * `countProgress`. The furthest status comes first; `from` is the sum of those before.
 */
export function countStatuses(
  words: readonly VocabularyWord[],
  progress: VocabularyProgress,
): { status: WordStatus; from: number; total: number }[] {
  const statuses = words.map(({ id }) => findStatus(progress, id));
  let from = 0;
  return STATUSES.map((status) => {
    const total = statuses.filter((one) => one === status).length;
    from += total;
    return { status, from: from - total, total };
  });
}
