export type RecordingMode = 'real' | 'simulated';

/** How long a good answer lasts. */
export const GOOD_ANSWER_SECONDS = { from: 30, to: 60 } as const;

/** A recording stops by itself after two minutes, a simulation after five seconds. */
export const RECORDING_LIMITS_MS: Readonly<Record<RecordingMode, number>> = {
  real: 120_000,
  simulated: 5000,
};

export interface RecordedAnswer {
  questionId: string;
  mode: RecordingMode | 'typed';
  durationMs: number;
  /** Result of speech recognition, null if the browser has none; or what was typed. */
  transcript: string | null;
}

/** A recording that runs, or a simulation. */
export interface RunningRecording {
  mode: RecordingMode;
  /** On any clock that only moves forward. */
  startedAtMs: number;
}

/** Milliseconds until the recording stops by itself; 0 if it is due or none is running. */
export function timeLeftMs(
  { recording }: { recording: RunningRecording | null },
  nowMs: number,
): number {
  if (!recording) return 0;
  const limitMs = RECORDING_LIMITS_MS[recording.mode];
  const elapsedMs = nowMs - recording.startedAtMs;
  // Even with a broken clock, a recording lasts between zero and its limit.
  return elapsedMs > 0 ? Math.max(0, limitMs - elapsedMs) : limitMs;
}
