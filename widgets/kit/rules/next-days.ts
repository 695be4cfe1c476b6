import { type CalendarDay, formatDay } from './calendar-day.ts';
import { addDays, addMonths } from './day-arithmetic.ts';

/** Once, as YYYY-MM-DD; or every year in a month, January being 1, of which only that is known. */
export type When = string | { opens: number } | { closes: number };

export interface NextDay<Entry> {
  entry: Entry;
  /** By which the list is sorted: a month that opens begins, one that closes ends. */
  day: CalendarDay;
  /** `30 November 2026`; `December 2026` where only the month is known. */
  words: string;
}

/**
 * The next entries from a day on, the soonest first. A single day is passed when it is over, a month
 * when it is over; every year it comes again.
 */
export function listNextDays<Entry extends { when: When }>(
  entries: readonly Entry[],
  today: CalendarDay,
  amount: number,
): NextDay<Entry>[] {
  return entries
    .map((entry) => ({ entry, ...findNext(entry.when, today) }))
    .filter(({ day, isMonth }) => isMonth || day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .slice(0, amount)
    .map(({ entry, day, words }) => ({ entry, day, words }));
}

function findNext(when: When, today: CalendarDay) {
  if (typeof when === 'string') return { day: when, words: formatDay(when), isMonth: false };
  const month = 'opens' in when ? when.opens : when.closes;
  const thisYear = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  const begins = lastOf(thisYear) < today ? addMonths(thisYear, 12) : thisYear;
  const day = 'opens' in when ? begins : lastOf(begins);
  return { day, words: formatDay(begins.slice(0, 7)), isMonth: true };
}

const lastOf = (month: CalendarDay) => addDays(addMonths(month, 1), -1);
