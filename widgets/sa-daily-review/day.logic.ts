import { type CalendarDay, utcDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';
import { count } from '../kit/rules/plural.ts';
import type { Memories, Memory, Review, WallTime } from './schedule.logic.ts';

/** Reading of the visitor's wall clock at a moment. */
export function wallTime(moment: Date): WallTime {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()];
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return Date.UTC(year, month, day, hours, minutes, moment.getSeconds(), moment.getMilliseconds());
}

/** Whether a word comes today: one in steps of minutes at its minute, any other from midnight on. */
export function isDue({ stage, dueAt }: Memory, now: WallTime): boolean {
  return dueAt <= now || (stage === 2 && utcDay(dueAt) <= utcDay(now));
}

/** Whether a word is due again before the day is over. */
export const isDueToday = ({ dueAt }: Memory, now: WallTime) => utcDay(dueAt) <= utcDay(now);

export interface DayPlan {
  /** Ids of words that are due, the longest overdue first. */
  due: string[];
  /** Ids of words to begin today, within the limit. */
  fresh: string[];
  /** Number of words begun today. */
  begun: number;
  /** Number of words still to begin. */
  unseen: number;
}

/**
 * Work of today.
 *
 * @param order All words, in the order in which new ones are begun.
 * @param newLimit Most words to begin on a day.
 */
export function planDay(
  order: readonly { id: string; isNewWanted: boolean }[],
  memories: Memories,
  { now, newLimit }: { now: WallTime; newLimit: number },
): DayPlan {
  const known = order.flatMap(({ id }) => {
    const memory = memories[id];
    return memory ? [{ id, ...memory }] : [];
  });
  const begun = known.filter(({ firstAt }) => utcDay(firstAt) === utcDay(now)).length;
  const unseen = order.filter(({ id, isNewWanted }) => isNewWanted && !memories[id]);
  return {
    due: known
      .filter((memory) => isDueToday(memory, now))
      .sort((a, b) => a.dueAt - b.dueAt)
      .map(({ id }) => id),
    fresh: unseen.slice(0, Math.max(0, newLimit - begun)).map(({ id }) => id),
    begun,
    unseen: unseen.length,
  };
}

/** As a rule, a word and its answers take half a minute. */
const WORDS_A_MINUTE = 2;

/** The number of words for tomorrow: those due, and new ones within the limit. Empty if there are none. */
export function describeTomorrow(due: number, unseen: number, newLimit: number): string {
  const fresh = Math.min(unseen, newLimit);
  const amount = due + fresh;
  if (!amount) return '';
  const minutes = count(Math.ceil(amount / WORDS_A_MINUTE), 'minute');
  const words = due ? count(amount, 'word') : count(amount, 'new word');
  return `Tomorrow: ${words}${due && fresh ? `, ${fresh} of them new` : ''}, about ${minutes}.`;
}

/** The word with most answers of Again, then of Hard, on a day. Undefined if there was none. */
export function findHardest(reviews: readonly Review[], day: CalendarDay): string | undefined {
  const weights = new Map<string, number>();
  for (const { wordId, at, grade } of reviews) {
    if (grade < 3 && utcDay(at) === day)
      weights.set(wordId, (weights.get(wordId) ?? 0) + 3 - grade);
  }
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const FORECAST_DAYS = 14;

/** How many words fall due on each of the next days; what is overdue counts today. */
export function forecastDue(memories: readonly Memory[], now: WallTime) {
  const today = utcDay(now);
  const days = [...Array(FORECAST_DAYS).keys()].map((index) => addDays(today, index));
  const due = new Map<CalendarDay, number>(days.map((day) => [day, 0]));
  for (const { dueAt } of memories) {
    const day = utcDay(dueAt) < today ? today : utcDay(dueAt);
    const amount = due.get(day);
    if (amount !== undefined) due.set(day, amount + 1);
  }
  return [...due].map(([day, amount]) => ({ day, count: amount }));
}

/** Answers to words that were known for a day or more, and how many of those were right. */
export function countRetention(reviews: readonly (Review & { stage: number })[]) {
  const asked = reviews.filter(({ stage }) => stage === 2);
  return { asked: asked.length, known: asked.filter(({ grade }) => grade > 1).length };
}

/** Which of the last 14 days had an answer, the oldest first. A day without one costs nothing. */
export function listPractisedDays(reviews: readonly Review[], now: WallTime) {
  const answered = new Set(reviews.map(({ at }) => utcDay(at)));
  return [...Array(FORECAST_DAYS).keys()].map((index) => {
    const day = addDays(utcDay(now), index - FORECAST_DAYS + 1);
    return { day, isPractised: answered.has(day) };
  });
}

/** When the last answer was given; 0 before the first. */
export function lastAnswerAt(reviews: readonly Review[]): WallTime {
  let lastAt = 0;
  for (const { at } of reviews) lastAt = Math.max(lastAt, at);
  return lastAt;
}

/** More than travel, or a change of the clock, can set a clock back. */
const LEEWAY_MS = 26 * 3_600_000;

/** Answers from days that this device's clock has not reached: it was wrong then, or is now. */
export const listAhead = <Entry extends Review>(reviews: readonly Entry[], clock: WallTime) =>
  reviews.filter(({ at }) => at > clock + LEEWAY_MS);

/**
 * The time to schedule by. No answer is given before the last one: while a clock is behind it, time
 * stands still at that answer.
 */
export const presentTime = (clock: WallTime, lastAt: WallTime) => Math.max(clock, lastAt);
