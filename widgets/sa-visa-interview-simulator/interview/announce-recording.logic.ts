import { RECORDING_LIMITS_MS, type RecordedAnswer } from '../../kit/media/recording.logic.ts';
import { announceTimeLeft } from '../../kit/media/recording-clock.logic.ts';
import type { Interview } from './interview.logic.ts';

/** The heading of an answer that is given. */
export const nameDone = (answer: RecordedAnswer | undefined) =>
  answer?.mode === 'typed' ? 'Answer kept' : 'Recording Complete';

/**
 * The text of the live region for a recording. While one runs, the text changes only at a mark, so
 * that a screen reader speaks no more often.
 */
export function announceRecording(interview: Interview, leftMs: number): string {
  const { phase, recording, answers } = interview;
  if (phase === 'recorded') return nameDone(answers.at(-1));
  return recording ? announceTimeLeft(RECORDING_LIMITS_MS[recording.mode], leftMs) : '';
}
