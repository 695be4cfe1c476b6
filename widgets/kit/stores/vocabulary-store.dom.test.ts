import { afterEach, describe, expect, it, vi } from 'vitest';
import { markKnown, toggleSaved } from './vocabulary-progress.logic.ts';
import {
  createVocabularyStore,
  type VocabularyStore,
  vocabularyStore,
} from './vocabulary-store.ts';

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const learn = (store: VocabularyStore, id: number) =>
  store.change((state) => ({ ...state, progress: markKnown(state.progress, id) }));
const save = (store: VocabularyStore, id: number) =>
  store.change((state) => ({ ...state, progress: toggleSaved(state.progress, id) }));
const statsOf = (store: VocabularyStore) => store.getState().progress.vocabularyStats;

/** A browser tab of its own. Other tabs hear of its writing; it does not. */
const openTab = (prefix?: string) => {
  const store = createVocabularyStore(prefix);
  disconnects.push(store.connect());
  return store;
};
const disconnects: (() => void)[] = [];
const tellOthers = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the vocabulary store', () => {
  afterEach(() => {
    for (const disconnect of disconnects.splice(0)) disconnect();
    vi.restoreAllMocks();
  });

  it('reads and opens without writing', () => {
    localStorage.setItem('vocabularyStats', JSON.stringify({ learned: [1], saved: [2] }));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const tab = openTab();
    expect(statsOf(tab)).toMatchObject({ learned: [1], saved: [2] });
    tab.change((state) => state);
    expect(write).not.toHaveBeenCalled();
  });

  it('survives a reload, under keys with the prefix of the page', () => {
    const before = openTab('partner-');
    learn(before, 1);
    save(before, 2);
    before.change((state) => ({ ...state, studyDays: ['2026-11-20'] }));
    expect(Object.keys(localStorage).sort()).toEqual([
      'partner-sa-extras',
      'partner-vocabularyStats',
      'partner-wordStatus',
    ]);
    expect(read('partner-sa-extras')).toEqual({ studyDays: ['2026-11-20'] });
    expect(openTab('partner-').getState()).toEqual(before.getState());
  });

  it.each(['vocabularyStats', 'wordStatus', 'sa-extras', null])(
    'follows another tab that wrote %s',
    (key) => {
      const [mine, theirs] = [openTab(), openTab()];
      learn(theirs, 1);
      expect(statsOf(mine).learned).toEqual([]);
      tellOthers(key);
      expect(statsOf(mine).learned).toEqual([1]);
    },
  );

  it('loses nothing when two tabs change without hearing of each other', () => {
    const [mine, theirs] = [openTab(), openTab()];
    learn(theirs, 1);
    save(theirs, 5);
    learn(mine, 2);
    save(mine, 5);
    expect(read('vocabularyStats')).toMatchObject({ learned: [1, 2], saved: [] });
  });

  it('works in memory when storage throws on reading and writing, and says so', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    const tab = openTab();
    learn(tab, 1);
    learn(tab, 1);
    save(tab, 2);
    save(tab, 2);
    expect(statsOf(tab)).toMatchObject({ mastered: [1], saved: [] });
    expect(tab.getState().isStored).toBe(false);
  });

  it('is one for all elements with the same prefix', () => {
    expect(vocabularyStore('a')).toBe(vocabularyStore('a'));
    expect(vocabularyStore('a')).not.toBe(vocabularyStore('b'));
  });
});
