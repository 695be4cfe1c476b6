/**
 * A day on a calendar, YYYY-MM-DD. Unlike a moment it is the same in every time zone, and days
 * compare as strings.
 */
export type CalendarDay = string;

/** The visitor's local day at `moment`. */
export function localDay(moment: Date): CalendarDay {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** The UTC day at an instant in milliseconds since 1970. */
export function utcDay(instantMs: number): CalendarDay {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** The day in India at an instant in milliseconds since 1970. */
export function dayInIndia(instantMs: number): CalendarDay {
  const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;
  return utcDay(instantMs + INDIA_AHEAD_OF_UTC_MS);
}

/** In English, January first. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month of a day in words: `December 2026`. */
export function formatMonth(day: CalendarDay): string {
  return formatDay(day.slice(0, 7));
}

/**
 * A day, a month or a year in words: 2026-11-18 is `18 November 2026`, 2025-09 `September 2025`.
 * Anything else, such as the years 2021-23, is returned unchanged. The same in every browser and
 * time zone.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = MONTH_NAMES[(month ?? 0) - 1];
  return name ? `${day ? `${day} ` : ''}${name} ${year}` : date;
}

/** The same with its preposition: `on 18 November 2026`, `in September 2025`. */
export function onDay(date: string): string {
  return `${date.length === 'YYYY-MM-DD'.length ? 'on' : 'in'} ${formatDay(date)}`;
}
