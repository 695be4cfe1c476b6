import { type CalendarDay, utcDay } from '../kit/rules/calendar-day.ts';
import { addDays, toDayNumber } from '../kit/rules/day-arithmetic.ts';
import { formatJson } from '../kit/rules/json.ts';

/** Until the desk has said which it is. */
export const USUAL_ZONE = 'Asia/Kolkata';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make, and a week needs hundreds of times. */
function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + formatJson(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  formats.set(key, format);
  return format;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The day in the office at an instant in ms since 1970. */
export function officeDay(instantMs: number, zone: string): CalendarDay {
  const parts = formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(instantMs)
    .map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** What a clock in the office shows: `16:30`. */
export const formatTime = (iso: string, zone: string) =>
  formatIn(zone, CLOCK).format(new Date(iso));

/** Beginning and end: `16:30 to 17:00`. */
export const formatSpan = (
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
) => `${formatTime(startsAt, zone)} to ${formatTime(endsAt, zone)}`;

/** An instant with its day: `Tue, 24 Nov 2026, 16:30`. */
export const formatStart = (iso: string, zone: string) =>
  formatIn(zone, { ...SHORT_DAY, year: 'numeric', ...CLOCK }).format(new Date(iso));

/** Days are the same in every zone. */
const formatWith = (options: Intl.DateTimeFormatOptions, day: CalendarDay) =>
  formatIn('UTC', options).format(new Date(day));

/** A day: `Tue 24 Nov`. */
export const formatShortDay = (day: CalendarDay) => formatWith(SHORT_DAY, day);

/** A day: `Tuesday 24 November`. */
export const formatLongDay = (day: CalendarDay) => formatWith(LONG_DAY, day).replace(',', '');

/** Several days: `23 to 29 November 2026`. */
export function formatDays(from: CalendarDay, to: CalendarDay): string {
  const last = formatWith({ day: 'numeric', month: 'long', year: 'numeric' }, to);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${last}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const year = isSameYear ? {} : ({ year: 'numeric' } as const);
  return `${formatWith({ day: 'numeric', month: 'long', ...year }, from)} to ${last}`;
}

/** A zone as people call it: `India Standard Time`. */
export function nameZone(zone: string): string {
  const parts = formatIn(zone, { timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay) => (((toDayNumber(day) ?? 0) + 3) % 7) + 1;

/** The seven days from Monday on among which a day is. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return [...Array(7).keys()].map((index) => addDays(monday, index));
}

/** From Monday on. */
export const WEEKDAYS: readonly string[] = weekOf(utcDay(0)).map((day) =>
  formatWith({ weekday: 'long' }, day),
);
