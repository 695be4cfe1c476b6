import type { InterviewQuestion } from '../../content/interview/types.ts';
import {
  RECORDING_LIMITS_MS,
  type RecordedAnswer,
  type RecordingMode,
  type RunningRecording,
  timeLeftMs,
} from '../../kit/media/recording.logic.ts';

/** In `recorded` the answer shows with its feedback. */
export type InterviewPhase = 'setup' | 'question' | 'recording' | 'recorded' | 'complete';

export interface Interview {
  phase: InterviewPhase;
  /** Empty in the phase `setup`. */
  questions: readonly InterviewQuestion[];
  /** Index of the current question. */
  position: number;
  recording: RunningRecording | null;
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

/** Keeps an answer that was typed in place of a recording. */
export function typeAnswer(interview: Interview, text: string): Interview {
  const question = findQuestion(interview);
  if (interview.phase !== 'question' || !question || !text.trim()) return interview;
  const answer = {
    questionId: question.id,
    mode: 'typed' as const,
    durationMs: 0,
    transcript: text.trim(),
  };
  return { ...interview, phase: 'recorded', answers: [...interview.answers, answer] };
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
