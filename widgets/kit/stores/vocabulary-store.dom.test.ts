import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressOf } from '../../sa-vocabulary-practice/testing/progress-of.ts';
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
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const disconnect of disconnects.splice(0)) disconnect();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('stores exactly the fields of the spec under vocabularyStats and wordStatus', () => {
    learn(openTab(), 3);
    expect(Object.keys(localStorage).sort()).toEqual(['vocabularyStats', 'wordStatus']);
    expect(read('vocabularyStats')).toEqual({
      learned: [3],
      reviewing: [],
      mastered: [],
      saved: [],
      dailyStreak: 0,
      lastStudied: '',
    });
    expect(read('wordStatus')).toEqual({ 3: 'learning' });
  });

  it('reads and opens without writing', () => {
    localStorage.setItem('vocabularyStats', JSON.stringify({ learned: [1], saved: [2] }));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    expect(statsOf(openTab())).toMatchObject({ learned: [1], saved: [2] });
    expect(write).not.toHaveBeenCalled();
  });

  it('writes nothing for a change that changes nothing', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    openTab().change((state) => state);
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps the days of study in the entry sa-extras, once there are any', () => {
    const tab = openTab();
    tab.change((state) => ({ ...state, studyDays: ['2026-11-20'] }));
    expect(read('sa-extras')).toEqual({ studyDays: ['2026-11-20'] });
    expect(openTab().getState().studyDays).toEqual(['2026-11-20']);
  });

  it('puts storage-prefix before every key', () => {
    const tab = openTab('partner-');
    tab.change((state) => ({ ...state, progress: progressOf({}), studyDays: ['2026-11-20'] }));
    expect(Object.keys(localStorage).sort()).toEqual([
      'partner-sa-extras',
      'partner-vocabularyStats',
      'partner-wordStatus',
    ]);
  });

  it('survives a reload', () => {
    const before = openTab();
    learn(before, 1);
    save(before, 2);
    expect(openTab().getState().progress).toEqual(before.getState().progress);
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

  it('takes no notice of keys of the page', () => {
    const [mine, theirs] = [openTab(), openTab()];
    learn(theirs, 1);
    tellOthers('theme');
    expect(statsOf(mine).learned).toEqual([]);
  });

  it('loses nothing when two tabs change without hearing of each other', () => {
    const [mine, theirs] = [openTab(), openTab()];
    learn(theirs, 1);
    save(theirs, 5);
    learn(mine, 2);
    save(mine, 5);
    expect(read('vocabularyStats')).toMatchObject({ learned: [1, 2], saved: [] });
  });

  it('keeps what it has when storage is cleared', () => {
    const tab = openTab();
    learn(tab, 1);
    localStorage.clear();
    tellOthers(null);
    expect(statsOf(tab).learned).toEqual([1]);
    learn(tab, 2);
    expect(read('vocabularyStats').learned).toEqual([1, 2]);
  });

  it.each([
    ['vocabularyStats', '{"learned":['],
    ['wordStatus', 'not json'],
    ['sa-extras', '{"studyDays":{}}'],
  ])('starts empty over a corrupt %s and works', (key, text) => {
    localStorage.setItem(key, text);
    const tab = openTab();
    expect(tab.getState().progress).toEqual(progressOf({}));
    learn(tab, 1);
    expect(read('vocabularyStats').learned).toEqual([1]);
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

  it('ends listening when it is disconnected', () => {
    const mine = createVocabularyStore();
    mine.connect()();
    learn(openTab(), 1);
    tellOthers('vocabularyStats');
    expect(statsOf(mine).learned).toEqual([]);
  });

  it('is one for all elements with the same prefix', () => {
    expect(vocabularyStore('a')).toBe(vocabularyStore('a'));
    expect(vocabularyStore('a')).not.toBe(vocabularyStore('b'));
  });
});
