import {
  type Countdown,
  hasEnded,
  pauseCountdown,
  resumeCountdown,
  startCountdown,
} from '../../kit/exam/countdown.logic.ts';
import type { Rating, Ratings } from '../../kit/exam/sections.logic.ts';
import type { Random } from '../../kit/rules/shuffle.ts';
import { chooseSecondStage } from '../marking/band.logic.ts';
import { type Answer, type Answers, markSteps } from '../marking/mark.logic.ts';
import { shuffleChunks } from '../marking/sentence.logic.ts';
import {
  countGoal,
  type Goal,
  isStaged,
  listSteps,
  type StageName,
  type Step,
  type TodaysContent,
} from './tasks.logic.ts';

/** How much time there is, compared with the real test. */
export const PACES = {
  real: 'As in the test',
  longer: '1½ times the time',
  double: 'Twice the time',
  none: 'No time limit',
} as const;
export type Pace = keyof typeof PACES;

/** By what to multiply a time of the real test; without a clock it is there to be switched on. */
export const factorOf = (pace: Pace): number =>
  ({ real: 1, longer: 1.5, double: 2, none: 1 })[pace];

/** One go at a goal. */
export interface Run {
  pace: Pace;
  /** How often the task had been drilled before: chooses what comes one at a time. */
  round: number;
  stage: StageName;
  /** Index of the step among those of the stage. */
  place: number;
  isDone: boolean;
  answers: Answers;
  ratings: Ratings;
  /** The chunks of each sentence as they lie on the table. */
  tables: Readonly<Record<string, readonly number[]>>;
  /** Ids of the steps whose answer is given: then they are judged. */
  given: readonly string[];
  /** Ids of what has been played, in whole or in part. */
  heard: readonly string[];
  /** Ids of what has been read in place of hearing it. */
  read: readonly string[];
  /** Transcripts of the browser's recogniser, by step. */
  transcripts: Readonly<Record<string, string>>;
  /** By the id of a clock. */
  countdowns: Readonly<Record<string, Countdown>>;
  /** Whether the clock is switched off. */
  isUntimed: boolean;
  /** Whether it ever was. */
  wasUntimed: boolean;
  /** Whether a time was over before its part was finished. */
  wasLate: boolean;
}

export function startRun(
  goal: Goal,
  content: TodaysContent,
  { pace, round, random }: { pace: Pace; round: number; random: Random },
): Run {
  const tables = listSteps(goal, 'first', content, round).flatMap((step) =>
    step.task === 'sentence' ? [[step.id, shuffleChunks(step.item, random)] as const] : [],
  );
  return {
    pace,
    round,
    stage: 'first',
    place: 0,
    isDone: false,
    answers: {},
    ratings: {},
    tables: Object.fromEntries(tables),
    given: [],
    heard: [],
    read: [],
    transcripts: {},
    countdowns: {},
    isUntimed: pace === 'none',
    wasUntimed: pace === 'none',
    wasLate: false,
  };
}

/** Steps of the current stage. */
export const stepsNow = (goal: Goal, run: Run, content: TodaysContent): Step[] =>
  listSteps(goal, run.stage, content, run.round);

/** All steps up to the current stage. */
export function stepsSoFar(goal: Goal, run: Run, content: TodaysContent): Step[] {
  const now = stepsNow(goal, run, content);
  return run.stage === 'first' ? now : [...listSteps(goal, 'first', content, run.round), ...now];
}

/** A clock of the real test: for a section, or for a task of Writing. */
export interface Clock {
  id: string;
  limitMs: number;
}

/** Minutes and most items of a section of the real test, of which ours is a part at the same pace. */
const REAL_SECTIONS = {
  reading: { minutes: 30, items: 50 },
  listening: { minutes: 29, items: 47 },
} as const;

/** Minutes of the tasks of Writing, 23 in all. */
export const WRITING_MINUTES = { sentence: 6, email: 7, discussion: 10 } as const;

/**
 * The clock of a step; null where an answer has its own, and in a drill but for email and discussion.
 * Reading and Listening have as much time for each item as the real test has: in 20 items 12 minutes.
 */
export function clockOf(goal: Goal, step: Step, content: TodaysContent, pace: Pace): Clock | null {
  const found = findClock(goal, step, content);
  return found && { id: found.id, limitMs: found.minutes * 60_000 * factorOf(pace) };
}

function findClock(goal: Goal, { task, id }: Step, content: TodaysContent) {
  if (task === 'email' || task === 'discussion') return { id, minutes: WRITING_MINUTES[task] };
  if (goal.testId === null || goal.section === 'speaking') return null;
  if (goal.section === 'writing') return { id: 'sentences', minutes: WRITING_MINUTES.sentence };
  return { id: goal.section, minutes: minutesOf(goal.section, countGoal(goal, content)) };
}

/** Minutes for so many items of Reading or Listening, at the pace of the real test. */
export function minutesOf(section: keyof typeof REAL_SECTIONS, items: number): number {
  const { minutes, items: all } = REAL_SECTIONS[section];
  return Math.min(minutes, Math.ceil((minutes * items) / all));
}

/** Lets the clock of a step run, and every other wait; none runs for a step whose answer is given. */
export function runClock(run: Run, clock: Clock | null, stepId: string, nowMs: number): Run {
  const waiting = stopClocks(run, nowMs);
  if (!clock || run.isDone || run.given.includes(stepId)) return waiting;
  const before = waiting.countdowns[clock.id];
  const started = before ?? pauseCountdown(startCountdown(clock.limitMs, nowMs), nowMs);
  const countdown = run.isUntimed ? started : resumeCountdown(started, nowMs);
  return { ...waiting, countdowns: { ...waiting.countdowns, [clock.id]: countdown } };
}

/** Stops the clocks, for a visitor who leaves or starts another. */
export function stopClocks(run: Run, nowMs: number): Run {
  const entries = Object.entries(run.countdowns);
  const isOver = entries.some(([, each]) => each.status === 'running' && hasEnded(each, nowMs));
  return {
    ...run,
    wasLate: run.wasLate || isOver,
    countdowns: Object.fromEntries(
      entries.map(([id, countdown]) => [id, pauseCountdown(countdown, nowMs)]),
    ),
  };
}

/** Switches the clocks off or on again. */
export const setUntimed = (run: Run, isUntimed: boolean): Run => ({
  ...run,
  isUntimed,
  wasUntimed: run.wasUntimed || isUntimed,
});

export const goTo = (run: Run, place: number): Run => ({ ...run, place });

export const answer = (run: Run, id: string, value: Answer): Run => ({
  ...run,
  answers: { ...run.answers, [id]: value },
});

export const rate = (run: Run, key: string, rating: Rating): Run => ({
  ...run,
  ratings: { ...run.ratings, [key]: rating },
});

const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id]);

export const giveAnswer = (run: Run, id: string): Run => ({ ...run, given: withId(run.given, id) });
export const hear = (run: Run, id: string): Run => ({ ...run, heard: withId(run.heard, id) });
export const readInstead = (run: Run, id: string): Run => ({ ...run, read: withId(run.read, id) });

export const keepTranscript = (run: Run, id: string, transcript: string): Run => ({
  ...run,
  transcripts: { ...run.transcripts, [id]: transcript },
});

/** Whether a second stage follows the current one. */
export const hasNextStage = (goal: Goal, run: Run): boolean =>
  isStaged(goal) && run.stage === 'first';

/** Ends the current stage: the second follows by the result of the first, or the run is done. */
export function endStage(goal: Goal, run: Run, content: TodaysContent, nowMs: number): Run {
  const stopped = stopClocks(run, nowMs);
  if (!hasNextStage(goal, run)) return { ...stopped, isDone: true, place: 0 };
  const { right, of } = markSteps(stepsNow(goal, run, content), run.answers);
  return { ...stopped, stage: chooseSecondStage(right, of), place: 0 };
}
