import { isJsonObject } from '../kit/rules/json.ts';
import {
  gradeWord,
  type Memories,
  type Memory,
  type Review,
  replayReviews,
} from './schedule.logic.ts';

/** A word of the visitor's own. */
export interface OwnWord {
  /** Begins with `own-`; never changes, so that what is remembered stays with the word. */
  id: string;
  word: string;
  meaning: string;
  /** The visitor's own sentence with the word, or nothing. */
  example: string;
}

/** An answer as it is stored. */
export interface LoggedReview extends Review {
  /** How far the word was when it was asked: 0 for one never seen, else as in its memory. */
  stage: number;
}

export const ANSWER_WAYS = {
  see: 'See the word and turn it',
  spell: 'Hear the word and spell it',
  gap: 'Fill the gap in a sentence',
};

export type AnswerWay = keyof typeof ANSWER_WAYS;

export interface ReviewSettings {
  /** Words to begin on a day, at most. */
  newLimit: number;
  way: AnswerWay;
  /** Ids of the decks from which no new words are taken; `own` is the visitor's list. */
  decksOff: readonly string[];
}

export const NEW_LIMITS: readonly number[] = [0, 5, 10, 15, 20, 30, 50];

export const DEFAULT_SETTINGS: ReviewSettings = { newLimit: 10, way: 'see', decksOff: [] };

export const MAX_OWN_WORDS = 2_000;

/** All that is stored of the review. */
export interface ReviewData {
  words: readonly OwnWord[];
  /** Memory from answers older than the log, by word. */
  bases: Memories;
  reviews: readonly LoggedReview[];
  settings: ReviewSettings;
}

export const NO_DATA: ReviewData = {
  words: [],
  bases: {},
  reviews: [],
  settings: DEFAULT_SETTINGS,
};

/** A change by the visitor, which may wait until it can be stored. */
export type Change =
  | { kind: 'word'; word: OwnWord }
  | { kind: 'word-gone'; id: string }
  | { kind: 'review'; review: LoggedReview }
  | { kind: 'review-gone'; review: Pick<Review, 'wordId' | 'at'> }
  | { kind: 'reviews-moved'; from: readonly LoggedReview[]; to: readonly LoggedReview[] }
  | { kind: 'settings'; settings: ReviewSettings };

/** The data after these changes, one after the other. */
export function applyChanges(data: ReviewData, changes: readonly Change[]): ReviewData {
  const words = new Map(data.words.map((word) => [word.id, word]));
  const reviews = new Map(data.reviews.map((review) => [keyOf(review), review]));
  const bases = { ...data.bases };
  let { settings } = data;
  for (const change of changes) {
    if (change.kind === 'word') words.set(change.word.id, change.word);
    else if (change.kind === 'review') reviews.set(keyOf(change.review), change.review);
    else if (change.kind === 'review-gone') reviews.delete(keyOf(change.review));
    else if (change.kind === 'settings') settings = change.settings;
    else if (change.kind === 'reviews-moved') {
      for (const review of change.from) reviews.delete(keyOf(review));
      for (const review of change.to) reviews.set(keyOf(review), review);
    } else {
      words.delete(change.id);
      delete bases[change.id];
      for (const [key, { wordId }] of reviews) if (wordId === change.id) reviews.delete(key);
    }
  }
  return { words: [...words.values()], bases, reviews: [...reviews.values()], settings };
}

const keyOf = ({ wordId, at }: Pick<Review, 'wordId' | 'at'>) => `${at} ${wordId}`;

export const recall = ({ bases, reviews }: ReviewData): Memories => replayReviews(bases, reviews);

/** The log's entry of an answer: never at or before the word's last one, so that none replaces another. */
export function logAnswer(
  { wordId, grade, at }: Review,
  memory: Memory | undefined,
): { review: LoggedReview; memory: Memory } {
  const moment = memory ? Math.max(at, memory.lastAt + 1) : at;
  return {
    review: { wordId, grade, at: moment, stage: memory?.stage ?? 0 },
    memory: gradeWord(memory, grade, moment),
  };
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Stored values of any shape: what is none of ours is null. */
export const readers = {
  word(value: unknown): OwnWord | null {
    if (!isJsonObject(value)) return null;
    const { id, word, meaning, example } = value;
    const isSound = isText(id, 60) && isText(word, 200) && isText(meaning, 1000) && word !== '';
    return isSound ? { id, word, meaning, example: isText(example, 1000) ? example : '' } : null;
  },
  memory(value: unknown): Memory | null {
    if (!isJsonObject(value)) return null;
    const memory = value as unknown as Memory;
    const { stage, stabilityDays, difficulty } = memory;
    const numbers = [memory.dueAt, memory.lastAt, memory.firstAt, memory.step, memory.answers];
    const isSound =
      [1, 2, 3].includes(stage) &&
      [...numbers, memory.lapses, stabilityDays, difficulty].every(isNumber) &&
      stabilityDays > 0 &&
      difficulty >= 1 &&
      difficulty <= 10;
    return isSound ? memory : null;
  },
  review(value: unknown): LoggedReview | null {
    if (!isJsonObject(value)) return null;
    const { wordId, at, grade, stage } = value;
    const isSound = isText(wordId, 60) && isNumber(at) && [1, 2, 3, 4].includes(grade as number);
    return isSound
      ? { wordId, at, grade: grade as Review['grade'], stage: isNumber(stage) ? stage : 0 }
      : null;
  },
  settings(value: unknown): ReviewSettings {
    if (!isJsonObject(value)) return DEFAULT_SETTINGS;
    const { newLimit, way, decksOff } = value;
    return {
      newLimit: NEW_LIMITS.includes(newLimit as number)
        ? (newLimit as number)
        : DEFAULT_SETTINGS.newLimit,
      way: Object.hasOwn(ANSWER_WAYS, String(way)) ? (way as AnswerWay) : DEFAULT_SETTINGS.way,
      decksOff: Array.isArray(decksOff) ? decksOff.filter((id) => isText(id, 60)) : [],
    };
  },
};
