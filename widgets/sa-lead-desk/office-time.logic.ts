import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../worker/contract/durations.ts';
import type { LeadCounts, LeadSummary } from '../../worker/contract/leads.ts';
import { type CalendarDay, dayInIndia, utcDay } from '../kit/rules/calendar-day.ts';
import { addDays, toDayNumber } from '../kit/rules/day-arithmetic.ts';
import { count } from '../kit/rules/plural.ts';

/** The office is in India: its clock is the one of every time at the desk. */
const INDIA = 'Asia/Kolkata';
export const OFFICE_CLOCK = 'India Standard Time';

const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (time: string) => format.format(new Date(time));
};

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** An instant on the office's clock: `16:30`. */
export const formatTime = formatIn(INDIA, CLOCK);

/** Beginning and end: `16:30 to 17:00`. */
export const formatSpan = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${formatTime(startsAt)} to ${formatTime(endsAt)}`;

/** An instant with its day: `Tue, 24 Nov 2026, 16:30`. */
export const formatStart = formatIn(INDIA, { ...SHORT_DAY, year: 'numeric', ...CLOCK });

/** The same with the name of the clock: `Sun, 22 Nov 2026, 16:30 IST`. */
export const formatMoment = (iso: string) => `${formatStart(iso)} IST`;

const STEPS: readonly [limitMs: number, unitMs: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR_MS, MINUTE_MS, 'minute'],
  [DAY_MS, HOUR_MS, 'hour'],
  [7 * DAY_MS, DAY_MS, 'day'],
];

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
const dayOfThisYear = formatIn(INDIA, { day: 'numeric', month: 'short' });
const dayOfYear = formatIn(INDIA, { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * The age of a moment in words: `5 minutes ago`; after a week its day in the office. A moment in the future, as
 * a slow clock has it, counts as now.
 */
export function describeAge(iso: string, nowMs: number): string {
  const then = +new Date(iso);
  const age = nowMs - then;
  if (age < MINUTE_MS) return 'just now';
  const [, unitMs = 0, unit] = STEPS.find(([limit]) => age < limit) ?? [];
  if (unit) return relative.format(-Math.floor(age / unitMs), unit);
  const isThisYear = dayInIndia(then).slice(0, 4) === dayInIndia(nowMs).slice(0, 4);
  return (isThisYear ? dayOfThisYear : dayOfYear)(iso);
}

/** Wait after which a lead is marked, */
const WAITS_LONG_MS = DAY_MS;
/** and after which the mark is red. */
const WAITS_TOO_LONG_MS = 2 * DAY_MS;

/** How long a lead has waited for a reply, and how bad that is. */
export interface Wait {
  text: string;
  tone: 'warning' | 'bad';
}

/**
 * How long a lead has waited for a reply; null if none is due, or not for long. A
 * subscription and spam get no reply.
 */
export function describeWait(
  {
    kind,
    status,
    folder,
    createdAt,
  }: Pick<LeadSummary, 'kind' | 'status' | 'folder' | 'createdAt'>,
  nowMs: number,
): Wait | null {
  if (kind === 'newsletter' || status !== 'pending' || folder === 'spam') return null;
  const age = nowMs - +new Date(createdAt);
  if (age < WAITS_LONG_MS) return null;
  return {
    text: `Waiting for ${count(Math.floor(age / DAY_MS), 'day')}`,
    tone: age < WAITS_TOO_LONG_MS ? 'warning' : 'bad',
  };
}

const shortDayInIndia = formatIn(INDIA, SHORT_DAY);

/** The leads without a reply: `3 waiting, oldest since 14:05`, or its day before today. */
export function describeWaiting({ total, since }: LeadCounts['waiting'], nowMs: number): string {
  if (!since) return '';
  const isToday = dayInIndia(+new Date(since)) === dayInIndia(nowMs);
  return `${total} waiting, oldest since ${(isToday ? formatTime : shortDayInIndia)(since)}`;
}

/** A day: `Tue 24 Nov`. */
export const formatShortDay: (day: CalendarDay) => string = formatIn('UTC', SHORT_DAY);

const longDay = formatIn('UTC', { weekday: 'long', day: 'numeric', month: 'long' });

/** A day: `Tuesday 24 November`. */
export const formatLongDay = (day: CalendarDay) => longDay(day).replace(',', '');

const dayAndMonth = formatIn('UTC', { day: 'numeric', month: 'long' });
const wholeDay = formatIn('UTC', { day: 'numeric', month: 'long', year: 'numeric' });

/** Several days: `23 to 29 November 2026`. */
export function formatDays(from: CalendarDay, to: CalendarDay): string {
  const last = wholeDay(to);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${last}`;
  return `${(from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth : wholeDay)(from)} to ${last}`;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay) => (((toDayNumber(day) ?? 0) + 3) % 7) + 1;

/** The seven days from Monday on among which a day is. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return [...Array(7).keys()].map((index) => addDays(monday, index));
}

/** From Monday on. */
export const WEEKDAYS: readonly string[] = weekOf(utcDay(0)).map(
  formatIn('UTC', { weekday: 'long' }),
);
