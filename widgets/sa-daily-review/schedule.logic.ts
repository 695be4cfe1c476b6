import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs';

/** How well a word was known: Again, Hard, Good, Easy. The numbers are the scheduler's, and stored. */
export type ReviewGrade = 1 | 2 | 3 | 4;

const GRADES: readonly { grade: ReviewGrade; label: string }[] = [
  { grade: 1, label: 'Again' },
  { grade: 2, label: 'Hard' },
  { grade: 3, label: 'Good' },
  { grade: 4, label: 'Easy' },
];

/**
 * A moment as the visitor's clock on the wall shows it, in milliseconds as if that clock were UTC. All
 * of a schedule counts in it, so that the same answers give the same schedule in every time zone, and
 * a night with another hour is a night.
 */
export type WallTime = number;

/** The scheduler's memory of one word. */
export interface Memory {
  /** 1: its first day, in steps of minutes; 2: known, in days; 3: forgotten, in minutes again. */
  stage: 1 | 2 | 3;
  dueAt: WallTime;
  lastAt: WallTime;
  /** The first answer: a new word counts on that day. */
  firstAt: WallTime;
  /** Days after which nine in ten such words are still known. */
  stabilityDays: number;
  /** From 1 to 10. */
  difficulty: number;
  /** Index of the step in minutes. */
  step: number;
  answers: number;
  lapses: number;
}

/** One answer, as the log keeps it. */
export interface Review {
  wordId: string;
  at: WallTime;
  grade: ReviewGrade;
}

/**
 * FSRS 6 with its published parameters: a word is due when the chance to know it falls to 91 %. This is
 * one point above the aim of 90 %: the shortest wait in days is a day, and words that hold less (about
 * one answer in seven) come too late, at 81 %. With 0.9, all words of a simulated half year together
 * reach 88.3 %. Without fuzz, which would spread days by chance.
 */
const scheduler = fsrs({ request_retention: 0.91, enable_fuzz: false });

/** Memory after an answer; there is none before the first. */
export function gradeWord(memory: Memory | undefined, grade: ReviewGrade, at: WallTime): Memory {
  // A clock that was set back must not make time run backwards.
  const moment = Math.max(at, memory?.lastAt ?? at);
  const { card } = scheduler.next(toCard(memory, moment), moment, grade as Grade);
  return {
    stage: card.state as Memory['stage'],
    dueAt: card.due.getTime(),
    lastAt: moment,
    firstAt: memory?.firstAt ?? moment,
    stabilityDays: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    answers: card.reps,
    lapses: card.lapses,
  };
}

function toCard(memory: Memory | undefined, at: WallTime): Card {
  const empty = createEmptyCard(at);
  if (!memory) return empty;
  return {
    ...empty,
    due: new Date(memory.dueAt),
    last_review: new Date(memory.lastAt),
    state: memory.stage,
    stability: memory.stabilityDays,
    difficulty: memory.difficulty,
    learning_steps: memory.step,
    reps: memory.answers,
    lapses: memory.lapses,
  };
}

/** The time until a word comes again, for each answer available now. */
export function previewWaits(memory: Memory | undefined, at: WallTime) {
  return GRADES.map(({ grade, label }) => {
    const next = gradeWord(memory, grade, at);
    return { grade, label, wait: sayWait(next) };
  });
}

/** `10 min`, `1 day`, `8 days`, `2.5 months`, `1.2 years`. */
export function sayWait({ lastAt, dueAt }: Pick<Memory, 'lastAt' | 'dueAt'>): string {
  const minutes = Math.round((dueAt - lastAt) / MS_PER_MINUTE);
  if (minutes < 1440) return minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  const days = Math.round(minutes / 1440);
  if (days < 30) return days === 1 ? '1 day' : `${days} days`;
  return days < 365 ? inUnits(days / 30.4, 'month') : inUnits(days / 365.25, 'year');
}

const MS_PER_MINUTE = 60_000;

function inUnits(amount: number, unit: string): string {
  const text = amount < 10 ? amount.toFixed(1).replace('.0', '') : String(Math.round(amount));
  return `${text} ${unit}${text === '1' ? '' : 's'}`;
}

export type Memories = Readonly<Record<string, Memory>>;

/** Memory after all answers of a log, on top of that of older ones. */
export function replayReviews(bases: Memories, reviews: readonly Review[]): Memories {
  const memories: Record<string, Memory> = { ...bases };
  for (const { wordId, at, grade } of inOrder(reviews)) {
    memories[wordId] = gradeWord(memories[wordId], grade, at);
  }
  return memories;
}

/** For how long answers stay in the log; older ones are folded into what is remembered. */
export const LOG_DAYS = 30;

/** Memory left by older answers, and the log without them. */
export function foldReviews(bases: Memories, reviews: readonly Review[], now: WallTime) {
  const isOld = ({ at }: Review) => at < now - LOG_DAYS * 86_400_000;
  const folded = reviews.filter(isOld);
  return { bases: replayReviews(bases, folded), folded };
}

/** By time; at one moment by word, so that two tabs agree. */
const inOrder = (reviews: readonly Review[]) =>
  [...reviews].sort((a, b) => a.at - b.at || (a.wordId < b.wordId ? -1 : 1));
