import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { PRACTICE } from '../kit/stores/has-practice.ts';
import { DUE_ENTRY, DUE_STORE, type PracticeDue } from '../kit/stores/practice-due.ts';
import {
  type Change,
  DEFAULT_SETTINGS,
  type LoggedReview,
  type OwnWord,
  type ReviewData,
  type ReviewSettings,
  readers,
} from './review-data.logic.ts';
import { foldReviews, type Memories, type Memory, type WallTime } from './schedule.logic.ts';

const VERSION = 1;
const SETTINGS_KEY = 'review';

interface PracticeSchema extends DBSchema {
  words: { key: string; value: OwnWord };
  cards: { key: string; value: Memory };
  reviews: { key: [string, number]; value: LoggedReview };
  settings: { key: string; value: ReviewSettings | PracticeDue };
}

type Database = IDBPDatabase<PracticeSchema>;

/** Data that was read, and the number of unreadable entries, which stay in the database. */
interface StoredReview extends ReviewData {
  unreadable: number;
}

/** The cards of one visitor in IndexedDB. Nothing is created before the first `write`. */
interface ReviewDatabase {
  /** Null while there is no database. Throws where the browser lets none be opened. */
  read(): Promise<StoredReview | null>;
  /** Stores all of the changes and what is due after them, or nothing. */
  write(changes: readonly Change[], due: PracticeDue): Promise<void>;
  /** Folds answers that are older than the log into what they have left. */
  fold(now: WallTime): Promise<void>;
  /** Deletes the database. */
  remove(): Promise<void>;
  close(): void;
}

export function reviewDatabase(prefix: string): ReviewDatabase {
  const name = prefix + PRACTICE;
  let opened: Promise<Database | null> | undefined;

  const close = () => {
    opened?.then(
      (database) => database?.close(),
      () => {},
    );
    opened = undefined;
  };

  /** @param create Whether to create the database if there is none; otherwise it stays so. */
  const open = async (create: boolean): Promise<Database | null> => {
    const known = await opened?.catch(() => null);
    if (known) return known;
    let isMissing = false;
    opened = openDB<PracticeSchema>(name, VERSION, {
      upgrade(database, _, __, transaction) {
        if (create) {
          database.createObjectStore('words', { keyPath: 'id' });
          database.createObjectStore('cards');
          database.createObjectStore('reviews', { keyPath: ['wordId', 'at'] });
          database.createObjectStore('settings');
        } else {
          isMissing = true;
          transaction.done.catch(() => {});
          transaction.abort();
        }
      },
      // Another tab deletes the database, or has a later version of it.
      blocking: close,
      terminated: close,
    }).catch((error) => {
      opened = undefined;
      if (isMissing) return null;
      throw error;
    });
    return opened;
  };

  return {
    async read() {
      const database = await open(false);
      if (!database) return null;
      const transaction = database.transaction(['words', 'cards', 'reviews', 'settings']);
      const cards = transaction.objectStore('cards');
      const [words, ids, memories, reviews, settings] = await Promise.all([
        transaction.objectStore('words').getAll(),
        cards.getAllKeys(),
        cards.getAll(),
        transaction.objectStore('reviews').getAll(),
        transaction.objectStore('settings').get(SETTINGS_KEY),
      ]);
      const sound = {
        words: words.flatMap((word) => readers.word(word) ?? []),
        bases: readMemories(ids, memories),
        reviews: reviews.flatMap((review) => readers.review(review) ?? []),
      };
      const count = sound.words.length + Object.keys(sound.bases).length + sound.reviews.length;
      return {
        ...sound,
        settings: readers.settings(settings ?? DEFAULT_SETTINGS),
        unreadable: words.length + memories.length + reviews.length - count,
      };
    },

    async write(changes, due) {
      const database = (await open(true)) as Database;
      const transaction = database.transaction(
        ['words', 'cards', 'reviews', 'settings'],
        'readwrite',
      );
      const [words, cards] = [transaction.objectStore('words'), transaction.objectStore('cards')];
      const reviews = transaction.objectStore('reviews');
      const steps = changes.flatMap((change): Promise<unknown>[] => {
        if (change.kind === 'word') return [words.put(change.word)];
        if (change.kind === 'review') return [reviews.put(change.review)];
        if (change.kind === 'review-gone') {
          return [reviews.delete([change.review.wordId, change.review.at])];
        }
        if (change.kind === 'settings') {
          return [transaction.objectStore('settings').put(change.settings, SETTINGS_KEY)];
        }
        if (change.kind === 'reviews-moved') {
          return [
            ...change.from.map(({ wordId, at }) => reviews.delete([wordId, at])),
            ...change.to.map((review) => reviews.put(review)),
          ];
        }
        const { id } = change;
        const ofWord = IDBKeyRange.bound([id, -Infinity], [id, Infinity]);
        return [words.delete(id), cards.delete(id), reviews.delete(ofWord)];
      });
      const left = transaction.objectStore(DUE_STORE).put(due, DUE_ENTRY);
      await Promise.all([...steps, left, transaction.done]);
    },

    async fold(now) {
      const database = await open(false);
      if (!database) return;
      const transaction = database.transaction(['cards', 'reviews'], 'readwrite');
      const [cards, log] = [transaction.objectStore('cards'), transaction.objectStore('reviews')];
      const [ids, memories, all] = await Promise.all([
        cards.getAllKeys(),
        cards.getAll(),
        log.getAll(),
      ]);
      const reviews = all.flatMap((review) => readers.review(review) ?? []);
      const { bases, folded } = foldReviews(readMemories(ids, memories), reviews, now);
      const changed = new Set(folded.map(({ wordId }) => wordId));
      await Promise.all([
        ...[...changed].map((id) => cards.put(bases[id] as Memory, id)),
        ...folded.map(({ wordId, at }) => log.delete([wordId, at])),
        transaction.done,
      ]);
    },

    async remove() {
      close();
      await deleteDB(name);
    },
    close,
  };
}

function readMemories(ids: readonly string[], memories: readonly unknown[]): Memories {
  const entries = ids.flatMap((id, index) => {
    const memory = readers.memory(memories[index]);
    return memory ? [[id, memory]] : [];
  });
  return Object.fromEntries(entries);
}
