import { createStore, type StoreApi } from 'zustand/vanilla';
import { readItem, writeItem } from './browser-storage.ts';
import { readExtra, watchExtras, writeExtra } from './extras.ts';
import { followKeys } from './follow-keys.ts';
import { syncProgress } from './merge-progress.logic.ts';
import {
  formatProgress,
  parseProgress,
  type StoredTexts,
  storageKeys,
} from './stored-progress.logic.ts';
import { mergeStudyDays, readStudyDays } from './study-days.logic.ts';
import { EMPTY_PROGRESS, type VocabularyProgress } from './vocabulary-progress.logic.ts';

export interface VocabularyState {
  progress: VocabularyProgress;
  /** Days on which a session was finished: YYYY-MM-DD, oldest first. */
  studyDays: readonly string[];
  /** False once something could not be stored, so that it lasts for this visit only. */
  isStored: boolean;
}

/** One visitor's progress, shared by all elements of a page and all tabs of a browser. */
export interface VocabularyStore
  extends Pick<StoreApi<VocabularyState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The prefix of its storage keys. */
  prefix: string;
  /** Reads the storage and follows other tabs. Returns a function that stops it. */
  connect(): () => void;
  /** Merges in what other tabs have stored. Returns the state after that. */
  sync(): VocabularyState;
  /** Makes this the state, and stores it unless nothing has changed. */
  save(state: VocabularyState): void;
  /** Saves the result of `update`, which gets the state after `sync`. */
  change(update: (state: VocabularyState) => VocabularyState): void;
}

const stores = new Map<string, VocabularyStore>();

/** The store for a key prefix, the same one for every element that asks. */
export function vocabularyStore(prefix: string): VocabularyStore {
  const store = stores.get(prefix) ?? createVocabularyStore(prefix);
  stores.set(prefix, store);
  return store;
}

/** A store that is not shared; tests open two of them as two tabs. */
export function createVocabularyStore(prefix = ''): VocabularyStore {
  const keys = storageKeys(prefix);
  const store = createStore<VocabularyState>(() => ({
    progress: EMPTY_PROGRESS,
    studyDays: [],
    isStored: true,
  }));
  /** Progress that this tab last read from storage or wrote to it. */
  let base = EMPTY_PROGRESS;

  function sync() {
    const stored: StoredTexts = {
      vocabularyStats: readItem('localStorage', keys.vocabularyStats),
      wordStatus: readItem('localStorage', keys.wordStatus),
    };
    const { progress, studyDays } = store.getState();
    store.setState({
      progress: syncProgress(base, progress, stored),
      studyDays: mergeStudyDays(studyDays, readStudyDays(readExtra(prefix, 'studyDays'))),
    });
    base = parseProgress(stored);
    return store.getState();
  }

  function write({ progress, studyDays }: VocabularyState) {
    const texts = formatProgress(progress);
    const isStored =
      writeItem('localStorage', keys.vocabularyStats, texts.vocabularyStats) &&
      writeItem('localStorage', keys.wordStatus, texts.wordStatus);
    if (isStored) base = progress;
    store.setState({ isStored });
    if (studyDays.length) writeExtra(prefix, 'studyDays', studyDays);
  }

  function save(after: VocabularyState) {
    const before = store.getState();
    if (after.progress === before.progress && after.studyDays === before.studyDays) return;
    store.setState(after);
    write(after);
  }

  return {
    ...store,
    prefix,
    sync,
    connect() {
      sync();
      const stops = [followKeys(Object.values(keys), sync), watchExtras(prefix, sync)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    save,
    change: (update) => save(update(sync())),
  };
}
