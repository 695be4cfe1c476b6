import { RECORDING_LIMITS_MS } from '../../kit/media/recording.logic.ts';
import { announceTimeLeft } from '../../kit/media/recording-clock.logic.ts';
import type { Interview } from './interview.logic.ts';

/**
 * The text of the live region for a recording. While one runs, the text changes only at a mark, so
 * that a screen reader speaks no more often.
 */
export function announceRecording({ phase, recording }: Interview, leftMs: number): string {
  if (phase === 'recorded') return 'Recording Complete';
  return recording ? announceTimeLeft(RECORDING_LIMITS_MS[recording.mode], leftMs) : '';
}
