import { type CalendarDay, formatDay, formatMonth } from './calendar-day.ts';
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
 * The next entries from a day on, the soonest first. What opens in a month is passed after its first
 * day, what closes in it after its last; every year it comes again.
 */
export function listNextDays<Entry extends { when: When }>(
  entries: readonly Entry[],
  today: CalendarDay,
  amount: number,
): NextDay<Entry>[] {
  return entries
    .map((entry) => ({ entry, ...findNext(entry.when, today) }))
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .slice(0, amount)
    .map(({ entry, day, words }) => ({ entry, day, words }));
}

function findNext(when: When, today: CalendarDay) {
  if (typeof when === 'string') return { day: when, words: formatDay(when) };
  const month = 'opens' in when ? when.opens : when.closes;
  const edge = 'opens' in when ? (day: CalendarDay) => day : lastOf;
  const begins = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  const day = edge(begins) < today ? edge(addMonths(begins, 12)) : edge(begins);
  return { day, words: formatMonth(day) };
}

const lastOf = (month: CalendarDay) => addDays(addMonths(month, 1), -1);
