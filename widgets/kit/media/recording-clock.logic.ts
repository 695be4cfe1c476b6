import { describeDuration, formatClock } from '../rules/duration.ts';

/** Seconds left that are announced. Few: a screen reader's voice may end up in the recording. */
const MARKS_SECONDS = [10, 60];

/** The time left, rounded up, so that 0:00 appears only at the very end: `1:05`. */
export function formatTimeLeft(leftMs: number): string {
  return formatClock(Math.ceil(leftMs / 1000), 1);
}

/** Latest announcement of a running recording of at most `limitMs`: the start, then the time left at each mark. */
export function announceTimeLeft(limitMs: number, leftMs: number): string {
  const mark = MARKS_SECONDS.find((seconds) => leftMs <= seconds * 1000);
  const isWorthSaying = mark !== undefined && mark * 1000 < limitMs;
  return isWorthSaying ? `${describeDuration(mark)} left` : 'Recording';
}
