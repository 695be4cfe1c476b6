import { countWords } from '../../kit/rules/words.ts';
import { factorOf, type Run } from './run.logic.ts';
import type { Step } from './tasks.logic.ts';

type SpokenStep = Extract<Step, { task: 'repeat' | 'interview' }>;

/** An answer of the interview, in seconds, as in the test. */
const INTERVIEW_SECONDS = 45;

/** Without the clock an answer still ends by itself, so that no microphone is left on. */
const UNTIMED_SECONDS = 180;

/** The sentence to repeat, or the question. */
export const spokenText = (step: SpokenStep): string =>
  (step.task === 'repeat'
    ? step.item.sentences[step.index]
    : step.item.questions[step.index]?.text) ?? '';

/**
 * How long an answer may take, in milliseconds: 45 s in the interview; for a sentence twice as long as it
 * takes to say at 150 words a minute, and 4 s to begin.
 */
export function answerTimeLimitMs(
  step: SpokenStep,
  { isUntimed, pace }: Pick<Run, 'isUntimed' | 'pace'>,
): number {
  if (isUntimed) return UNTIMED_SECONDS * 1000;
  const seconds =
    step.task === 'interview'
      ? INTERVIEW_SECONDS
      : 4 + Math.ceil(countWords(spokenText(step)) * 0.8);
  return Math.round(seconds * factorOf(pace)) * 1000;
}
