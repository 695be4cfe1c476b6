import type { InterviewQuestion } from '../content/interview/types.ts';

export type RecordingMode = 'real' | 'simulated';

/** After this long a recording ends by itself: two minutes, or the five seconds of a simulation. */
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

/** `recorded` is the state in which the feedback stands beside the answer. */
export type InterviewPhase = 'setup' | 'question' | 'recording' | 'recorded' | 'complete';

export interface Interview {
  phase: InterviewPhase;
  /** Empty in the phase `setup`. */
  questions: readonly InterviewQuestion[];
  /** Index of the question that shows. */
  position: number;
  recording: { mode: RecordingMode; startedAtMs: number } | null;
  isSampleShown: boolean;
  /** One per question done, in their order. */
  answers: readonly RecordedAnswer[];
}

/** No interview: the setup shows. Also where Reset and 'Start a New Interview' lead. */
export const noInterview: Interview = {
  phase: 'setup',
  questions: [],
  position: 0,
  recording: null,
  isSampleShown: false,
  answers: [],
};

/** An interview at its first question; without questions the setup stays. */
export function startInterview(questions: readonly InterviewQuestion[]): Interview {
  return questions.length === 0 ? noInterview : { ...noInterview, phase: 'question', questions };
}

/**
 * Starts recording the answer to the question that shows. In any other phase nothing happens: a
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

/** Keeps the answer. A recording that ran on while the page slept counts up to its limit. */
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

/** Gives a recording up that failed, without an answer: the question can be recorded again. */
export function abandonRecording(interview: Interview): Interview {
  if (!interview.recording) return interview;
  return { ...interview, phase: 'question', recording: null };
}

/** Takes the answer to the question that shows back, so that it can be recorded again. */
export function retakeAnswer(interview: Interview): Interview {
  if (interview.phase !== 'recorded') return interview;
  return { ...interview, phase: 'question', answers: interview.answers.slice(0, -1) };
}

/** Milliseconds until the recording ends by itself; 0 when it is due or none is running. */
export function timeLeftMs({ recording }: Interview, nowMs: number): number {
  if (!recording) return 0;
  const limitMs = RECORDING_LIMITS_MS[recording.mode];
  const elapsedMs = nowMs - recording.startedAtMs;
  // Whatever the clock says, a recording neither un-happens nor outlasts its limit.
  return elapsedMs > 0 ? Math.max(0, limitMs - elapsedMs) : limitMs;
}

/** Shows or hides the sample answer and the tips. */
export function toggleSampleAnswer(interview: Interview): Interview {
  return findQuestion(interview)
    ? { ...interview, isSampleShown: !interview.isSampleShown }
    : interview;
}

/** Goes on once the answer is recorded: to the next question, or after the last to the summary. */
export function goToNextQuestion(interview: Interview): Interview {
  if (interview.phase !== 'recorded') return interview;
  const position = interview.position + 1;
  const phase = position < interview.questions.length ? 'question' : 'complete';
  return { ...interview, phase, position, isSampleShown: false };
}

/** The question that shows; undefined in the setup and in the summary. */
export function findQuestion({ questions, position }: Interview): InterviewQuestion | undefined {
  return questions[position];
}
