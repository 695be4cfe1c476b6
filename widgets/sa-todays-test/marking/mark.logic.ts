import type { ScrambledSentence } from '../../content/toefl/today-types.ts';
import type { Question } from '../../content/toefl/types.ts';
import type { Ratings } from '../../kit/exam/sections.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { type Step, TASK_IDS, type TaskId } from '../run/tasks.logic.ts';
import { fillsGap, listGaps } from './gaps.logic.ts';
import { isRightOrder } from './sentence.logic.ts';

/** A chosen option, what was typed, or the chunks that are placed, by index. */
export type Answer = number | string | readonly number[];

/**
 * By id: of a question or a prompt; of a gap `<id>#<index>`; of a sentence, an email or a post its own.
 */
export type Answers = Readonly<Record<string, Answer>>;

export const gapId = (paragraphId: string, gap: number) => `${paragraphId}#${gap}`;

export interface Count {
  right: number;
  of: number;
}

/** The options of a question or of a spoken prompt. */
export const listQuestions = (step: Step): readonly Question[] => {
  if (step.task === 'response') return [{ ...step.item, question: 'What is the best reply?' }];
  return step.task === 'interview' || !('questions' in step.item) ? [] : step.item.questions;
};

export const textOf = (answers: Answers, id: string): string => {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : '';
};

export const orderOf = (answers: Answers, id: string): readonly number[] => {
  const answer = answers[id];
  return Array.isArray(answer) ? answer : [];
};

/** An order of chunks in which none is missing and none there twice. */
const isWholeOrder = ({ chunks }: ScrambledSentence, order: readonly number[]) =>
  order.length === chunks.length;

/** Whether each item of a step is right, in their order; empty for a task without a key. */
export function markStep(step: Step, answers: Answers): boolean[] {
  if (step.task === 'cut') {
    return listGaps(step.item.text).map(({ gap, start, missing }) =>
      fillsGap(start, missing, textOf(answers, gapId(step.id, gap))),
    );
  }
  if (step.task === 'sentence') return [isRightOrder(step.item, orderOf(answers, step.id))];
  return listQuestions(step).map(({ id, answer }) => answers[id] === answer);
}

/** Whether the visitor rates the task: free writing and speech have no key. */
export const isSelfRated = (task: TaskId): boolean =>
  ['email', 'discussion', 'repeat', 'interview'].includes(task);

/** The visitor's rating of a step: criteria met, of those that were rated. */
export function countRatings({ id }: Step, ratings: Ratings): Count {
  const own = Object.entries(ratings).filter(([key]) => key.startsWith(`${id} `));
  return { right: own.filter(([, rating]) => rating === 'yes').length, of: own.length };
}

export const sum = (counts: readonly Count[]): Count => ({
  right: addUp(counts.map(({ right }) => right)),
  of: addUp(counts.map(({ of }) => of)),
});

export const countMarks = (marks: readonly boolean[]): Count => ({
  right: marks.filter(Boolean).length,
  of: marks.length,
});

/** Right answers over all steps that are marked; unanswered items count as wrong. */
export const markSteps = (steps: readonly Step[], answers: Answers): Count =>
  sum(steps.map((step) => countMarks(markStep(step, answers))));

export interface TaskResult extends Count {
  task: TaskId;
  /** Rated by the visitor, not by a key. */
  isOwn: boolean;
}

/** Results by task, in the order of the test, without tasks that have none. */
export function resultsByTask(
  steps: readonly Step[],
  answers: Answers,
  ratings: Ratings,
): TaskResult[] {
  return TASK_IDS.flatMap((task) => {
    const own = steps.filter((step) => step.task === task);
    const isOwn = isSelfRated(task);
    const counted = isOwn
      ? sum(own.map((step) => countRatings(step, ratings)))
      : markSteps(own, answers);
    return own.length > 0 ? [{ task, isOwn, ...counted }] : [];
  });
}

/** Below this share a task is to be practised next. */
const ENOUGH = 0.8;

/** The task to practise next: the one with the smallest share of right answers; null if all went well. */
export function findWeakest(results: readonly TaskResult[]): TaskResult | null {
  const share = ({ right, of }: Count) => (of === 0 ? 1 : right / of);
  const weak = results.filter((result) => share(result) < ENOUGH);
  return weak.sort((one, other) => share(one) - share(other))[0] ?? null;
}

/** How many items of the steps have an answer, of those that are marked. */
export function countAnswered(steps: readonly Step[], answers: Answers): number {
  const counts = steps.map((step) => {
    if (step.task === 'cut') {
      const gaps = listGaps(step.item.text);
      return gaps.filter(({ gap }) => textOf(answers, gapId(step.id, gap)).trim()).length;
    }
    if (step.task === 'sentence') {
      return Number(isWholeOrder(step.item, orderOf(answers, step.id)));
    }
    return listQuestions(step).filter(({ id }) => answers[id] !== undefined).length;
  });
  return addUp(counts);
}
