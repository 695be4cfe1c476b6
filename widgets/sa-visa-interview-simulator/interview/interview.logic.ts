import type { InterviewQuestion } from '../../content/interview/types.ts';

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
  mode: RecordingMode;
  durationMs: number;
  /** What speech recognition heard; null where the browser has none. */
  transcript: string | null;
}

/** In `recorded` the answer shows with its feedback. */
export type InterviewPhase = 'setup' | 'question' | 'recording' | 'recorded' | 'complete';

export interface Interview {
  phase: InterviewPhase;
  /** Empty in the phase `setup`. */
  questions: readonly InterviewQuestion[];
  /** Index of the current question. */
  position: number;
  recording: { mode: RecordingMode; startedAtMs: number } | null;
  isSampleShown: boolean;
  /** One per question done, in their order. */
  answers: readonly RecordedAnswer[];
}

/** No interview, so the setup shows: at first, and after Reset and 'Start a New Interview'. */
export const NO_INTERVIEW: Interview = {
  phase: 'setup',
  questions: [],
  position: 0,
  recording: null,
  isSampleShown: false,
  answers: [],
};

/** An interview at its first question; still the setup if there are no questions. */
export function startInterview(questions: readonly InterviewQuestion[]): Interview {
  return questions.length === 0 ? NO_INTERVIEW : { ...NO_INTERVIEW, phase: 'question', questions };
}

/**
 * Starts recording the answer to the current question. In any other phase nothing happens: a
 * visitor may have pressed Reset while the browser still asked for the microphone.
 *
 * @param nowMs Milliseconds on any clock that runs forward.
 */
export function startRecording(
  interview: Interview,
  mode: RecordingMode,
  nowMs: number,
): Interview {
  if (interview.phase !== 'question') return interview;
  return { ...interview, phase: 'recording', recording: { mode, startedAtMs: nowMs } };
}

/** Keeps the answer. A recording that kept running while the page slept counts up to its limit. */
export function stopRecording(
  interview: Interview,
  nowMs: number,
  transcript: string | null,
): Interview {
  const question = findQuestion(interview);
  if (!interview.recording || !question) return interview;
  const { mode } = interview.recording;
  const durationMs = RECORDING_LIMITS_MS[mode] - timeLeftMs(interview, nowMs);
  const answer = { questionId: question.id, mode, durationMs, transcript };
  const answers = [...interview.answers, answer];
  return { ...interview, phase: 'recorded', recording: null, answers };
}

/** Drops a recording that failed. The question can be recorded again. */
export function abandonRecording(interview: Interview): Interview {
  if (!interview.recording) return interview;
  return { ...interview, phase: 'question', recording: null };
}

/** Drops the answer to the current question, so that it can be recorded again. */
export function retakeAnswer(interview: Interview): Interview {
  if (interview.phase !== 'recorded') return interview;
  return { ...interview, phase: 'question', answers: interview.answers.slice(0, -1) };
}

/** Milliseconds until the recording stops by itself; 0 if it is due or none is running. */
export function timeLeftMs({ recording }: Pick<Interview, 'recording'>, nowMs: number): number {
  if (!recording) return 0;
  const limitMs = RECORDING_LIMITS_MS[recording.mode];
  const elapsedMs = nowMs - recording.startedAtMs;
  // Even with a broken clock, a recording lasts between zero and its limit.
  return elapsedMs > 0 ? Math.max(0, limitMs - elapsedMs) : limitMs;
}

/** Shows or hides the sample answer and the tips. */
export function toggleSampleAnswer(interview: Interview): Interview {
  return findQuestion(interview)
    ? { ...interview, isSampleShown: !interview.isSampleShown }
    : interview;
}

/** Next Question, once the answer is recorded; after the last one, the summary. */
export function goToNextQuestion(interview: Interview): Interview {
  if (interview.phase !== 'recorded') return interview;
  const position = interview.position + 1;
  const phase = position < interview.questions.length ? 'question' : 'complete';
  return { ...interview, phase, position, isSampleShown: false };
}

/** The current question; undefined in the setup and in the summary. */
export function findQuestion({ questions, position }: Interview): InterviewQuestion | undefined {
  return questions[position];
}
