import { createStore, type StoreApi } from 'zustand/vanilla';
import { syncProgress } from './merge-progress.logic.ts';
import { emptyProgress, type VocabularyProgress } from './progress.logic.ts';
import {
  formatProgress,
  parseProgress,
  type StoredTexts,
  storageKeys,
} from './stored-progress.logic.ts';
import { mergeStudyDays, parseStudyDays } from './study-days.logic.ts';

export interface VocabularyState {
  progress: VocabularyProgress;
  /** Days on which a session was finished: YYYY-MM-DD, oldest first. */
  studyDays: readonly string[];
  /** False once something could not be stored: then it lasts for this visit. */
  isStored: boolean;
}

/** One visitor's progress, shared by all elements of a page and all tabs of a browser. */
export interface VocabularyStore
  extends Pick<StoreApi<VocabularyState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** What stands before each of its storage keys. */
  prefix: string;
  /** Reads what is stored and follows other tabs. Returns what ends that. */
  connect(): () => void;
  /** Brings in what other tabs stored, then changes the state and stores it. */
  change(update: (state: VocabularyState) => VocabularyState): void;
}

const stores = new Map<string, VocabularyStore>();

/** The store whose keys have `prefix` before them: the same one for every element that asks. */
export function vocabularyStore(prefix: string): VocabularyStore {
  const store = stores.get(prefix) ?? createVocabularyStore(prefix);
  stores.set(prefix, store);
  return store;
}

/** Apart from other stores; tests open two of them as two tabs. */
export function createVocabularyStore(prefix = ''): VocabularyStore {
  const keys = storageKeys(prefix);
  const store = createStore<VocabularyState>(() => ({
    progress: emptyProgress,
    studyDays: [],
    isStored: true,
  }));
  /** What this tab last read from storage or wrote to it. */
  let base = emptyProgress;

  function sync() {
    const stored: StoredTexts = {
      vocabularyStats: readItem(keys.vocabularyStats),
      wordStatus: readItem(keys.wordStatus),
    };
    const { progress, studyDays } = store.getState();
    store.setState({
      progress: syncProgress(base, progress, stored),
      studyDays: mergeStudyDays(studyDays, parseStudyDays(readItem(keys.studyDays))),
    });
    base = parseProgress(stored);
  }

  function write({ progress, studyDays }: VocabularyState) {
    const texts = formatProgress(progress);
    const isStored =
      writeItem(keys.vocabularyStats, texts.vocabularyStats) &&
      writeItem(keys.wordStatus, texts.wordStatus);
    if (isStored) base = progress;
    store.setState({ isStored });
    if (studyDays.length) writeItem(keys.studyDays, JSON.stringify(studyDays));
  }

  return {
    ...store,
    prefix,
    connect() {
      // No key: all of the storage was cleared.
      const follow = ({ key }: StorageEvent) => {
        if (key === null || Object.values(keys).includes(key)) sync();
      };
      sync();
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
    change(update) {
      sync();
      const before = store.getState();
      const after = update(before);
      if (after.progress === before.progress && after.studyDays === before.studyDays) return;
      store.setState(after);
      write(after);
    },
  };
}

/** Storage may be blocked, as in a frame on another site: then the visit is all there is. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be stored: storage may be blocked or full. */
function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
