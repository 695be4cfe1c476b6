/** A day on the visitor's calendar. Never a moment: those move to another day with the time zone. */
export interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const monthNames = [
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

/** The day it is at `moment` where the visitor is. */
export function toLocalDate(moment: Date): LocalDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Months later, or earlier when negative. A day that the month lacks becomes its last one. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysIn(year, month)) };
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whole calendar months from one date to another; the days do not count. */
export function countMonths(from: LocalDate, to: LocalDate): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** Negative when `a` is earlier, 0 for the same day. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** `December 2026`. */
export function formatMonthYear({ year, month }: LocalDate): string {
  return `${monthNames[month - 1]} ${year}`;
}

/** `2026-12-01`. */
export function formatIsoDate({ year, month, day }: LocalDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
