import { createStore, type StoreApi } from 'zustand/vanilla';
import { PRACTICE } from '../kit/stores/has-practice.ts';
import { wallTime } from './day.logic.ts';
import {
  applyChanges,
  type Change,
  type LoggedReview,
  logAnswer,
  NO_DATA,
  type OwnWord,
  type ReviewData,
  type ReviewSettings,
  recall,
} from './review-data.logic.ts';
import { reviewDatabase } from './review-database.ts';
import type { Memories, Review } from './schedule.logic.ts';

/**
 * Whether changes are stored: `kept`; `full` or `blocked`, so that it lasts as long as the page;
 * `newer` where a later version of the tool has the database.
 */
export type Keeping = 'kept' | 'full' | 'blocked' | 'newer';

export interface ReviewState extends ReviewData {
  /** Memory of each word after all answers. */
  memories: Memories;
  /** False until what is stored has been read. */
  isRead: boolean;
  keeping: Keeping;
  /** Entries that could not be read and were left alone. */
  unreadable: number;
}

/** One visitor's review, shared by all elements of a page and all tabs of a browser. */
export interface ReviewStore extends Pick<StoreApi<ReviewState>, 'getState' | 'subscribe'> {
  /** Reads what is stored and follows other tabs. Returns a function that stops it. */
  connect(): () => void;
  /** Reads again; resolves when it is done. Never rejects. */
  read(): Promise<void>;
  answer(review: Review): LoggedReview;
  /** Takes an answer back. */
  takeBack(review: LoggedReview): void;
  /** Gives answers another time: those of a clock that was ahead. */
  moveReviews(from: readonly LoggedReview[], at: number): void;
  saveWords(words: readonly OwnWord[]): void;
  removeWords(ids: readonly string[]): void;
  saveSettings(settings: Partial<ReviewSettings>): void;
  /** Deletes everything, here and in every tab that follows. Resolves to whether it is gone. */
  forget(): Promise<boolean>;
  /** Resolves when all that was done so far is stored, or could not be. */
  settled(): Promise<void>;
}

const stores = new Map<string, ReviewStore>();

/** The store for a prefix, the same one for every element that asks. */
export function reviewStore(prefix: string): ReviewStore {
  const store = stores.get(prefix) ?? createReviewStore(prefix);
  stores.set(prefix, store);
  return store;
}

/** A store that is not shared; tests open two of them as two tabs. */
export function createReviewStore(prefix = ''): ReviewStore {
  const database = reviewDatabase(prefix);
  const store = createStore<ReviewState>(() => ({
    ...NO_DATA,
    memories: {},
    isRead: false,
    keeping: 'kept',
    unreadable: 0,
  }));
  /** Done, and not stored yet. */
  let waiting: readonly Change[] = [];
  let work: Promise<unknown> = Promise.resolve();
  let channel: BroadcastChannel | undefined;
  let users = 0;
  let hasFolded = false;

  const notifyTabs = () => channel?.postMessage('changed');
  const fail = (error: unknown) => store.setState({ keeping: nameFailure(error) });

  /** One after the other: a read must not overtake the write before it. */
  function queue<T>(task: () => Promise<T>): Promise<T | undefined> {
    const next = work.then(task).catch((error) => {
      fail(error);
      return undefined;
    });
    work = next;
    return next;
  }

  async function takeIn() {
    const stored = await database.read();
    const { unreadable, ...data } = stored ?? { ...NO_DATA, unreadable: 0 };
    const now = applyChanges(data, waiting);
    store.setState({ ...now, memories: recall(now), unreadable, isRead: true });
  }

  const read = async () => {
    await queue(takeIn);
    store.setState({ isRead: true });
  };

  async function writeWaiting() {
    const changes = waiting;
    if (!changes.length) return;
    const memories = Object.values(store.getState().memories);
    await database.write(
      changes,
      memories.map(({ dueAt }) => dueAt),
    );
    waiting = waiting.slice(changes.length);
    store.setState({ keeping: 'kept' });
    if (!hasFolded) {
      hasFolded = true;
      await database.fold(wallTime(new Date()));
    }
    notifyTabs();
  }

  /** Shows changes at once, and stores them with all that still waits. */
  function change(changes: readonly Change[], memories?: Memories) {
    const data = applyChanges(store.getState(), changes);
    store.setState({ ...data, memories: memories ?? recall(data) });
    waiting = [...waiting, ...changes];
    queue(writeWaiting);
  }

  return {
    ...store,
    read,
    connect() {
      users += 1;
      if (users === 1) {
        if (typeof BroadcastChannel !== 'undefined') {
          channel = new BroadcastChannel(prefix + PRACTICE);
          channel.onmessage = read;
        }
        read();
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        channel?.close();
        channel = undefined;
        queue(async () => database.close());
      };
    },
    answer(answered) {
      const { memories } = store.getState();
      const { wordId } = answered;
      const { review, memory } = logAnswer(answered, memories[wordId]);
      change([{ kind: 'review', review }], { ...memories, [wordId]: memory });
      return review;
    },
    takeBack: (review) => change([{ kind: 'review-gone', review }]),
    moveReviews(from, at) {
      const to = from.map((review, index) => ({ ...review, at: at + index }));
      change([{ kind: 'reviews-moved', from, to }]);
    },
    saveWords: (words) => change(words.map((word) => ({ kind: 'word', word }))),
    removeWords: (ids) => change(ids.map((id) => ({ kind: 'word-gone', id }))),
    saveSettings(settings) {
      const next = { ...store.getState().settings, ...settings };
      change([{ kind: 'settings', settings: next }], store.getState().memories);
    },
    async forget() {
      const isGone = await queue(async () => {
        await database.remove();
        waiting = [];
        return true;
      });
      if (!isGone) return false;
      store.setState({ ...NO_DATA, memories: {}, unreadable: 0, keeping: 'kept' });
      notifyTabs();
      return true;
    },
    settled: async () => {
      await work;
    },
  };
}

function nameFailure(error: unknown): Keeping {
  const { name } = error as { name?: string };
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'newer' : 'blocked';
}
