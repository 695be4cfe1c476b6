import { type CalendarDay, utcDay } from './calendar-day.ts';

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01; null for a text that is no valid day, such as 2026-02-30. */
export function toDayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const dayNumber = +new Date(day) / MS_PER_DAY;
  return Number.isNaN(dayNumber) || fromDayNumber(dayNumber) !== day ? null : dayNumber;
}

/** The inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): CalendarDay {
  return utcDay(dayNumber * MS_PER_DAY);
}

/** Whether a value of any type is a valid day. */
export function isDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && toDayNumber(value) !== null;
}

/** Days from one day to another, negative if that is earlier; null unless both are valid. */
export function daysBetween(from: string, to: string): number | null {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  return first === null || last === null ? null : last - first;
}

/** Adds days, or subtracts if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return utcDay(+new Date(day) + days * MS_PER_DAY);
}

/** Adds months, or subtracts if negative. A day that the month lacks becomes its last one. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
}

/** For sorting: negative when `a` is earlier, 0 for the same day. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return +new Date(a) - +new Date(b);
}

/** Whole calendar months between two days; the days of the month do not count. */
export function countMonths(from: CalendarDay, to: CalendarDay): number {
  return monthNumber(to) - monthNumber(from);
}

const monthNumber = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
