import { describeDuration } from '../rules/duration.ts';
import { count } from '../rules/plural.ts';
import { countWords } from '../rules/words.ts';
import type { RecordedAnswer } from './recording.logic.ts';

export type Pace = 'slow' | 'steady' | 'fast';

export interface AnswerMetrics {
  /** Whole seconds; null where nothing was recorded. */
  lengthSeconds: number | null;
  /** A recording under ten seconds has no metric but its length. */
  isTooShort: boolean;
  /** Null if no words were heard, or the answer is too short. */
  wordsPerMinute: number | null;
  pace: Pace | null;
}

/** In a shorter answer a few words more or less change the pace too much. */
const MIN_JUDGED_MS = 10_000;

/**
 * Words per minute of a friendly conversation in American English, up to the pace of spoken books
 * (lisabmarshall.com, How Fast Do I Speak, 23 January 2014, citing the National Center for Voice
 * and Speech).
 */
const STEADY_PACE = { from: 110, to: 160 };

/** Length and pace of one answer. */
export function measureAnswer({ mode, durationMs, transcript }: RecordedAnswer): AnswerMetrics {
  if (mode !== 'real') {
    return { lengthSeconds: null, isTooShort: false, wordsPerMinute: null, pace: null };
  }
  const wordCount = countWords(transcript ?? '');
  const isTooShort = durationMs < MIN_JUDGED_MS;
  const wordsPerMinute =
    wordCount > 0 && !isTooShort ? Math.round((wordCount * 60_000) / durationMs) : null;
  return {
    lengthSeconds: Math.floor(durationMs / 1000),
    isTooShort,
    wordsPerMinute,
    pace: wordsPerMinute === null ? null : paceOf(wordsPerMinute),
  };
}

/** Sentences for the feedback box, below the fixed one. */
export function describeAnswer(answer: RecordedAnswer): string[] {
  if (answer.mode !== 'typed') return describeMetrics(measureAnswer(answer));
  const words = countWords(answer.transcript ?? '');
  const seconds = Math.round((words * 120) / (STEADY_PACE.from + STEADY_PACE.to));
  return [`You typed ${count(words, 'word')}: about ${count(seconds, 'second')} when spoken.`];
}

export function describeMetrics(metrics: AnswerMetrics): string[] {
  const { lengthSeconds, isTooShort, wordsPerMinute, pace } = metrics;
  if (lengthSeconds === null) return ['This answer was simulated: nothing was recorded.'];
  const length = `Your answer lasted ${describeDuration(lengthSeconds)}`;
  if (isTooShort) {
    return [`${length}: too short to judge. Answer in two or three sentences.`];
  }
  if (wordsPerMinute === null || pace === null) return [`${length}.`];
  return [`${length}.`, `You spoke about ${wordsPerMinute} words per minute: ${PACE_TEXTS[pace]}`];
}

const PACE_TEXTS: Readonly<Record<Pace, string>> = {
  slow: 'slower than most conversations. That is fine if the pauses were for thinking.',
  steady: 'the pace of a conversation, easy to follow.',
  fast: 'fast. Take a breath after each sentence.',
};

function paceOf(wordsPerMinute: number): Pace {
  if (wordsPerMinute < STEADY_PACE.from) return 'slow';
  return wordsPerMinute > STEADY_PACE.to ? 'fast' : 'steady';
}
