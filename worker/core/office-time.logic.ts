import { DAY_MS, HOUR_MS } from '../contract/durations.ts';

/** The office is in India, which has one zone and no summer time. */
export const INDIA = 'Asia/Kolkata';
const OFFSET_MS = 5.5 * HOUR_MS;
const MONTHS_SHOWN = 12;

/** The office's day as `2026-11-22`, `daysAgo` days before that of an instant. */
export const findDay = (instant: Date, daysAgo = 0): string =>
  new Date(instant.getTime() + OFFSET_MS - daysAgo * DAY_MS).toISOString().slice(0, 10);

/** The instant at which a day of the office begins, ISO 8601 in UTC. A 31 February is 3 March. */
export function findStartOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date) - OFFSET_MS).toISOString();
}

/** The instant at which the next day begins. */
export const findEndOfDay = (day: string): string =>
  new Date(Date.parse(findStartOfDay(day)) + DAY_MS).toISOString();

/** @param days may be negative */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one to another, both included. */
export function listDays(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** 1 is Monday, 7 is Sunday. */
export const findWeekday = (day: string): number => new Date(day).getUTCDay() || 7;

/** The last twelve months of the office as `2026-11`, oldest first. */
export function listMonths(now: Date): string[] {
  const local = new Date(now.getTime() + OFFSET_MS);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const monthsAgo = MONTHS_SHOWN - 1 - index;
    const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsAgo);
    return new Date(first).toISOString().slice(0, 7);
  });
}
