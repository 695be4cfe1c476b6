import { type CalendarDay, utcDay } from '../rules/calendar-day.ts';
import { PRACTICE } from './has-practice.ts';

/** Store and key of `PracticeDue` in the review's database. */
export const DUE_STORE = 'settings';
export const DUE_ENTRY = 'due';
/** The store of its answers, whose keys are pairs of a word and a time. */
const ANSWER_STORE = 'reviews';

/** When each word is due, for readers outside the review: on the visitor's clock, written as UTC. */
export type PracticeDue = readonly number[];

/** Reads from the review's database; null if there is none, and then opening creates none. */
const readPractice = <Result>(
  prefix: string,
  name: string,
  read: (store: IDBObjectStore) => IDBRequest<Result>,
) =>
  new Promise<Result | null>((resolve) => {
    const opening = indexedDB.open(prefix + PRACTICE);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = read(database.transaction(name).objectStore(name));
      reading.onsuccess = () => resolve(reading.result ?? null);
      // Takes effect once the read has ended.
      database.close();
    };
  });

/** The words that the review left due. */
export const readPracticeDue = (prefix = ''): Promise<PracticeDue | null> =>
  readPractice(prefix, DUE_STORE, (store) => store.get(DUE_ENTRY));

/** The day of the last answer in the review; empty before the first. */
export async function readLastReviewDay(prefix: string): Promise<CalendarDay | ''> {
  const keys = await readPractice(prefix, ANSWER_STORE, (store) => store.getAllKeys());
  const times = (keys ?? []).map((key) => (key as [string, number])[1]);
  return times.length > 0 ? utcDay(Math.max(...times)) : '';
}

/** How many words are due by a day. */
export const countDueBy = (day: CalendarDay, due: PracticeDue): number =>
  due.filter((at) => utcDay(at) <= day).length;
