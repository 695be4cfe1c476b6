import { describeDuration, formatClock } from '../../kit/rules/duration.ts';
import { type Interview, RECORDING_LIMITS_MS } from '../interview/interview.logic.ts';

/** Seconds left that are announced. Few: a screen reader's voice may end up in the recording. */
const MARKS_SECONDS = [10, 60];

/** The time left, rounded up, so that 0:00 appears only at the very end: `1:05`. */
export function formatTimeLeft(leftMs: number): string {
  return formatClock(Math.ceil(leftMs / 1000), 1);
}

/**
 * The text of the live region for a recording. While one runs, the text changes only at a mark, so
 * that a screen reader speaks no more often.
 */
export function announceRecording({ phase, recording }: Interview, leftMs: number): string {
  if (phase === 'recorded') return 'Recording Complete';
  return recording ? announceTimeLeft(RECORDING_LIMITS_MS[recording.mode], leftMs) : '';
}

/** What a running recording of at most `limitMs` has announced: that it runs, then the time left at each mark. */
export function announceTimeLeft(limitMs: number, leftMs: number): string {
  const mark = MARKS_SECONDS.find((seconds) => leftMs <= seconds * 1000);
  const isWorthSaying = mark !== undefined && mark * 1000 < limitMs;
  return isWorthSaying ? `${describeDuration(mark)} left` : 'Recording';
}
