import { type CalendarDay, utcDay } from '../rules/calendar-day.ts';
import { PRACTICE } from './has-practice.ts';

/** Place of `PracticeDue` in the review's database: the store, and its entry. */
export const DUE_STORE = 'settings';
export const DUE_ENTRY = 'due';

/** When each word comes again, for others than the review: on the visitor's clock, written as UTC. */
export type PracticeDue = readonly number[];

/** The words that the review has left; null where there is no review, and then opening makes none. */
export const readPracticeDue = (): Promise<PracticeDue | null> =>
  new Promise((resolve) => {
    const asked = indexedDB.open(PRACTICE);
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
export const countDueBy = (day: CalendarDay, due: PracticeDue): number =>
  due.filter((at) => utcDay(at) <= day).length;
