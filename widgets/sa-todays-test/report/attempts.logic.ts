import { isDay } from '../../kit/rules/day-arithmetic.ts';
import { isJsonObject, readList } from '../../kit/rules/json.ts';
import type { Count } from '../marking/mark.logic.ts';
import type { StageName } from '../run/tasks.logic.ts';

/** Stored result of a finished run, without answers and recordings. */
export interface Attempt extends Count {
  /** Id of the goal: `today-1/reading`, `drill/cut`. */
  goal: string;
  /** YYYY-MM-DD in the visitor's zone. */
  day: string;
  /** The last stage of a section that adapts. */
  stage?: StageName;
}

/** Older ones go. */
export const MAX_ATTEMPTS = 50;

/** The attempts in a stored value of any shape, in their order; what is no attempt is left out. */
export function readAttempts(stored: unknown): Attempt[] {
  return readList(stored).filter(isAttempt).slice(-MAX_ATTEMPTS);
}

function isAttempt(value: unknown): value is Attempt {
  if (!isJsonObject(value)) return false;
  const { goal, right, of, day, stage } = value;
  return (
    typeof goal === 'string' &&
    isCount(right) &&
    isCount(of) &&
    right <= of &&
    isDay(day) &&
    (stage === undefined || stage === 'easy' || stage === 'hard' || stage === 'first')
  );
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

export const addAttempt = (attempts: readonly Attempt[], attempt: Attempt): Attempt[] =>
  [...attempts, attempt].slice(-MAX_ATTEMPTS);

export const attemptsOf = (attempts: readonly Attempt[], goal: string): Attempt[] =>
  attempts.filter((attempt) => attempt.goal === goal);

/** Compares the latest attempt at a goal with the one before, in a sentence. */
export function describeGain(attempts: readonly Attempt[]): string {
  const [latest, before] = [attempts.at(-1), attempts.at(-2)];
  if (!latest || !before) return 'Your first result here: the next one can be compared with it.';
  if (latest.right / latest.of > before.right / before.of)
    return `Better than last time, when it was ${before.right} of ${before.of}.`;
  return `Last time it was ${before.right} of ${before.of}. The reasons below show what to change.`;
}
