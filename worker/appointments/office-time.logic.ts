import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';

/** One day on the office's wall clock, and how its minutes become instants. */
export interface OfficeDay {
  /** `2026-12-01` */
  day: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** When its 00:00 is; where the clock skips that, when it would have been. */
  midnightMs: number;
  /** From this minute of the day on, the clock is ahead by `shiftMinutes`, or behind where that is negative. */
  changeMinute: number;
  /** 0 on nearly every day. */
  shiftMinutes: number;
}

/** No day is so long. */
const NEVER = 10_000;
/** The longest day has 25 hours; what changes after it does no harm. */
const LONGEST_DAY_MINUTES = 25 * 60;

/** Intl, as workerd has no Temporal at our date of compatibility. Making one costs most of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How far the zone's wall clock is ahead of UTC at an instant, in minutes.
 * @throws RangeError for a zone that nobody knows
 */
export function findOffset(instantMs: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instantMs)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The day that an instant is in. */
export const findDayOf = (instantMs: number, zone: string): string =>
  new Date(instantMs + findOffset(instantMs, zone) * MINUTE_MS).toISOString().slice(0, 10);

/** @param days may be negative */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** @param day one that exists */
export function findOfficeDay(day: string, zone: string): OfficeDay {
  const utcMs = Date.parse(day);
  const aboutMs = utcMs - findOffset(utcMs, zone) * MINUTE_MS;
  let offset = findOffset(aboutMs - 1, zone);
  // Where the clock goes back over midnight, the day begins at the second one.
  if (findDayOf(utcMs - offset * MINUTE_MS, zone) !== day) {
    offset = findOffset(utcMs - offset * MINUTE_MS, zone);
  }
  const midnightMs = utcMs - offset * MINUTE_MS;
  const weekday = new Date(utcMs).getUTCDay() || 7;
  return { day, weekday, midnightMs, ...findChange(midnightMs, offset, zone) };
}

/** The change of the clock in the 25 hours from midnight on. */
function findChange(midnightMs: number, offset: number, zone: string) {
  const offsetAt = (minute: number) => findOffset(midnightMs + minute * MINUTE_MS, zone);
  const shiftMinutes = offsetAt(LONGEST_DAY_MINUTES) - offset;
  if (shiftMinutes === 0) return { changeMinute: NEVER, shiftMinutes };
  let [before, after] = [-1, LONGEST_DAY_MINUTES];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offset) before = middle;
    else after = middle;
  }
  // Of a time that is skipped, the instant by the clock before; of one that comes twice, the first.
  return { changeMinute: Math.max(after, after + shiftMinutes), shiftMinutes };
}

/** When a minute of the day is; 1440 is the next midnight. */
export function toInstantMs(
  { midnightMs, changeMinute, shiftMinutes }: OfficeDay,
  minute: number,
): number {
  const elapsed = minute - (minute >= changeMinute ? shiftMinutes : 0);
  return midnightMs + elapsed * MINUTE_MS;
}

/** Days from one to another, both included. */
export function listDays(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}
