import { daysBetween } from './days.logic.ts';
import type { VocabularyProgress } from './progress.logic.ts';

/**
 * Counts a finished study session into the daily streak. A second one on the same day changes
 * nothing, and neither does one on a day before the last: then the clock was set back.
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
  // A day with a streak of 0 beside it was not written by us: this session is the first.
  if (gapDays === 0) return Math.max(1, streak);
  return gapDays === 1 ? streak + 1 : 1;
}
