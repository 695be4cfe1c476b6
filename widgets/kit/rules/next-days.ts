import { type CalendarDay, formatDay, formatMonth } from './calendar-day.ts';
import { addDays, addMonths } from './day-arithmetic.ts';

/**
 * One of three: `on` a day, as YYYY-MM-DD; or every year in a month, January being 1, without a known day.
 * `day` is the last day of an entry that closes in the month, the month's last unless set.
 */
export interface When {
  on?: string | undefined;
  opens?: number | undefined;
  closes?: number | undefined;
  day?: number | undefined;
}

interface NextDay<Entry> {
  entry: Entry;
  /** Key of the order: an entry that opens in a month counts from its first day. */
  day: CalendarDay;
  /** `30 November 2026`; `December 2026` if only the month is known. */
  words: string;
}

/**
 * The next entries from a day on, the soonest first. An opening month counts as passed after its first
 * day; it comes again every year.
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
  if (when.on) return { day: when.on, words: formatDay(when.on) };
  const month = when.opens ?? when.closes;
  const begins = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  const thisYear = dayOf(when, begins);
  const day = thisYear < today ? dayOf(when, addMonths(begins, 12)) : thisYear;
  return { day, words: formatMonth(day) };
}

function dayOf(when: When, begins: CalendarDay): CalendarDay {
  if (when.opens) return begins;
  return when.day ? addDays(begins, when.day - 1) : addDays(addMonths(begins, 1), -1);
}
