import { formatLength } from './answer-metrics.logic.ts';
import { type Interview, RECORDING_LIMITS_MS } from './interview.logic.ts';

/** Seconds left at which a screen reader speaks. Few: what it says may be in the recording. */
const MARKS_SECONDS = [10, 60];

/** Time left as a clock shows it, 1:05. A second that has begun counts, so 0:00 is the very end. */
export function formatClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What a screen reader is told of a recording. While one runs the text changes only at a mark, so
 * that a live region which holds it speaks no more often.
 */
export function announceRecording({ phase, recording }: Interview, leftMs: number): string {
  if (phase === 'recorded') return 'Recording Complete';
  return recording ? announceTimeLeft(RECORDING_LIMITS_MS[recording.mode], leftMs) : '';
}

function announceTimeLeft(limitMs: number, leftMs: number): string {
  const mark = MARKS_SECONDS.find((seconds) => leftMs <= seconds * 1000);
  const isWorthSaying = mark !== undefined && mark * 1000 < limitMs;
  return isWorthSaying ? `${formatLength(mark)} left` : 'Recording';
}
