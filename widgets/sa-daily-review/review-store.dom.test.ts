import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { utcDay } from '../kit/rules/calendar-day.ts';
import { countDueBy, type PracticeDue, readPracticeDue } from '../kit/stores/practice-due.ts';
import { createReviewStore } from './review-store.ts';
import type { ReviewGrade } from './schedule.logic.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 25, 12);
const mine = { id: 'own-1', word: 'diligent', meaning: 'hard-working', example: '' };
const review = (wordId: string, grade: ReviewGrade = 3, at = now) => ({ wordId, grade, at });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

/** A tab: a store that has read what there is. */
async function openTab(prefix = '') {
  const store = createReviewStore(prefix);
  await store.read();
  return store;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const remembered = (tab: Tab) => Object.keys(tab.getState().memories);

describe('the review of a visitor', () => {
  it('creates nothing before the visitor acts, and is there after a reload', async () => {
    const tab = await openTab('partner-');
    expect(tab.getState()).toMatchObject({ isRead: true, keeping: 'kept', words: [] });
    expect(await databases()).toEqual([]);
    tab.saveWords([mine]);
    tab.answer(review(mine.id, 4));
    tab.saveSettings({ newLimit: 20 });
    await tab.settled();
    expect(await databases()).toEqual(['partner-sa-practice']);
    const again = (await openTab('partner-')).getState();
    expect(again).toMatchObject({ words: [mine], settings: { newLimit: 20, way: 'see' } });
    expect(again.memories).toEqual(tab.getState().memories);
  });

  it('leaves what is due for other elements, until it is deleted', async () => {
    expect(await readPracticeDue()).toBeNull();
    expect(await databases()).toEqual([]);
    const tab = await openTab();
    tab.answer(review('a', 4));
    tab.answer(review('b', 1, now + 1));
    await tab.settled();
    const due = (await readPracticeDue()) as PracticeDue;
    const dueAt = Object.values(tab.getState().memories).map((memory) => memory.dueAt);
    expect(due).toEqual(dueAt);
    // The word that was known comes days later.
    expect(countDueBy(utcDay(now), due)).toBe(1);
    expect(countDueBy(utcDay(Math.max(...dueAt)), due)).toBe(2);
    await tab.forget();
    expect(await readPracticeDue()).toBeNull();
    expect(await databases()).toEqual([]);
  });

  it('undoes the last answer, and deletes a word with its reviews', async () => {
    const tab = await openTab();
    tab.takeBack(tab.answer(review('a', 1)));
    tab.saveWords([mine]);
    tab.answer(review(mine.id));
    tab.answer(review('deck-surge'));
    tab.removeWords([mine.id]);
    await tab.settled();
    const again = await openTab();
    expect([again.getState().words, remembered(again)]).toEqual([[], ['deck-surge']]);
  });
});

describe('two tabs', () => {
  it('merge by their answers, also to the same word at the same moment', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.answer(review('a'));
    two.answer(review('a', 1, now + 5000));
    two.answer(review('b', 4));
    one.saveWords([mine]);
    await Promise.all([one.settled(), two.settled()]);
    await Promise.all([one.read(), two.read()]);
    expect(one.getState().memories).toEqual(two.getState().memories);
    expect(one.getState().memories.a).toMatchObject({ answers: 2 });
    expect(two.getState().words).toEqual([mine]);
  });

  it('are both empty once one has deleted it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.answer(review('a'));
    await one.settled();
    await two.read();
    expect(await one.forget()).toBe(true);
    await two.read();
    expect(two.getState().reviews).toEqual([]);
    expect(await databases()).toEqual([]);
  });
});

it('folds answers of more than 30 days into the card, and schedules the same', async () => {
  const tab = await openTab();
  tab.answer(review('a', 4));
  tab.answer(review('b', 4));
  await tab.settled();
  vi.setSystemTime(now + 31 * DAY);
  const later = await openTab();
  later.answer(review('a', 3, now + 31 * DAY));
  await later.settled();
  const { bases, reviews, memories } = (await openTab()).getState();
  expect(Object.keys(bases)).toEqual(['a', 'b']);
  expect(reviews.map(({ at }) => at)).toEqual([now + 31 * DAY]);
  expect(memories.a).toEqual(later.getState().memories.a);
});

it('moves answers of a clock that was ahead to a day, with none lost', async () => {
  const tab = await openTab();
  for (const wordId of ['a', 'b']) tab.answer(review(wordId, 4, now + 400 * DAY));
  tab.moveReviews(tab.getState().reviews, now);
  await tab.settled();
  const { reviews, memories } = (await openTab()).getState();
  expect(reviews.map(({ at }) => at)).toEqual([now, now + 1]);
  expect(memories.b?.dueAt).toBeLessThan(now + 9 * DAY);
});

describe('a storage that fails', () => {
  it.each([
    ['SecurityError', 'blocked'],
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'blocked'],
    ['VersionError', 'newer'],
  ])('by %s is said to be %s; the answers last for the visit', async (name, keeping) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const tab = await openTab();
    tab.answer(review('a'));
    await tab.settled();
    expect([tab.getState().keeping, remembered(tab)]).toEqual([keeping, ['a']]);
  });

  it('stores what waited with the next answer that can be stored', async () => {
    const tab = await openTab();
    tab.answer(review('a'));
    await tab.settled();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.answer(review('b'));
    await tab.settled();
    expect(tab.getState().keeping).toBe('full');
    expect(remembered(await openTab())).toEqual(['a']);
    full.mockRestore();
    tab.answer(review('c'));
    await tab.settled();
    expect(tab.getState().keeping).toBe('kept');
    expect(remembered(await openTab())).toEqual(['a', 'b', 'c']);
  });

  it('keeps unreadable entries, and counts them', async () => {
    const tab = await openTab();
    tab.saveWords([mine]);
    tab.answer(review('a'));
    await tab.settled();
    const database = await openDB('sa-practice');
    await database.put('words', { id: 'own-2', word: 7 });
    await database.put('cards', { stage: 9 }, 'deck-surge');
    await database.put('reviews', { wordId: 'a', at: 1, grade: 'good' });
    await database.put('settings', 'none', 'review');
    const again = await openTab();
    expect(again.getState()).toMatchObject({ words: [mine], unreadable: 3 });
    expect(again.getState().settings.newLimit).toBe(10);
    again.answer(review('b'));
    await again.settled();
    expect(await database.count('words')).toBe(2);
    expect(await database.get('cards', 'deck-surge')).toEqual({ stage: 9 });
    database.close();
  });
});
