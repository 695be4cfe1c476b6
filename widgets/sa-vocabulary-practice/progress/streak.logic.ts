import { daysBetween } from '../../kit/rules/day-arithmetic.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';

/**
 * Counts a finished study session towards the daily streak. A second one on the same day changes
 * nothing, nor does one before the last day studied, when the clock was set back.
 *
 * @param today The visitor's local day, YYYY-MM-DD.
 */
export function completeSession(progress: VocabularyProgress, today: string): VocabularyProgress {
  const { dailyStreak, lastStudied } = progress.vocabularyStats;
  const gapDays = daysBetween(lastStudied, today);
  if (gapDays !== null && gapDays < 0) return progress;
  const streak = nextStreak(dailyStreak, gapDays);
  return {
    ...progress,
    vocabularyStats: { ...progress.vocabularyStats, dailyStreak: streak, lastStudied: today },
  };
}

/** @param gapDays Days since the last finished session, 0 or more; null before the first. */
function nextStreak(streak: number, gapDays: number | null): number {
  // We never write a day with a streak of 0, so this session is the first.
  if (gapDays === 0) return Math.max(1, streak);
  return gapDays === 1 ? streak + 1 : 1;
}
