import { type CalendarDay, utcDay } from '../rules/calendar-day.ts';
import { PRACTICE } from './has-practice.ts';

/** Where the review leaves `PracticeDue`: a store of its database, and the entry in it. */
export const DUE_STORE = 'settings';
export const DUE_ENTRY = 'due';

/** For others than the review. Times are those of the visitor's clock, written as UTC. */
export interface PracticeDue {
  /** When the last answer was given. */
  lastAt: number;
  /** When each word comes again. */
  dueAt: readonly number[];
}

/** What the review has left; null where there is no review, and then opening makes none. */
export const readPracticeDue = (prefix: string): Promise<PracticeDue | null> =>
  new Promise((resolve) => {
    const asked = indexedDB.open(prefix + PRACTICE);
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onerror = () => resolve(null);
    asked.onsuccess = () => {
      const database = asked.result;
      const entry = database.transaction(DUE_STORE).objectStore(DUE_STORE).get(DUE_ENTRY);
      entry.onsuccess = () => resolve(entry.result ?? null);
      // Once that is read.
      database.close();
    };
  });

/** How many words come on a day at the latest. */
export const countDueBy = (day: CalendarDay, { dueAt }: PracticeDue): number =>
  dueAt.filter((at) => utcDay(at) <= day).length;
