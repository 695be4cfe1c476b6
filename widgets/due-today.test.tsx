import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteOrigin } from './kit/element/origin.ts';
import { writeExtra } from './kit/stores/extras.ts';
import { PRACTICE } from './kit/stores/has-practice.ts';
import { DUE_ENTRY, DUE_STORE, type PracticeDue } from './kit/stores/practice-due.ts';
import { loadDueToday } from './kit/tools/load-due-today.ts';
import { openElement } from './testing/drive-element.ts';
import { waitFor } from './testing/wait.ts';
import './sa-tools-catalogue/tools-catalogue.ts';
import './sa-tools-teaser/tools-teaser.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const DAY = 86_400_000;

/** As the daily review leaves it. */
const leave = (due: PracticeDue) =>
  new Promise<void>((resolve) => {
    const asked = indexedDB.open(PRACTICE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(DUE_STORE);
    asked.onsuccess = () => {
      const transaction = asked.result.transaction(DUE_STORE, 'readwrite');
      transaction.objectStore(DUE_STORE).put(due, DUE_ENTRY);
      transaction.oncomplete = () => resolve();
      asked.result.close();
    };
  });

describe.each(['sa-tools-teaser', 'sa-tools-catalogue'])('what is due today, in <%s>', (tag) => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(location, 'origin', 'get').mockReturnValue(siteOrigin());
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] });
    localStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const open = async () => {
    const page = await openElement(tag);
    return {
      ...page,
      due: () =>
        page
          .all<HTMLAnchorElement>('p > a')
          .filter(({ textContent }) => /due today|From your plan/.test(textContent ?? '')),
    };
  };

  it('is nothing, and nothing is fetched or made, where the browser keeps nothing of it', async () => {
    const page = await open();
    await page.settle();
    expect(await loadDueToday()).toEqual({});
    expect(page.due()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is the words of the daily review, with the way to them', async () => {
    await leave([NOON - DAY, NOON, NOON + DAY]);
    const page = await open();
    await waitFor(() => expect(page.due()).toHaveLength(1));
    expect(page.due()[0]?.textContent).toBe('2 words due today in your daily review');
    expect(page.due()[0]?.href).toMatch(/\/tools\?vocabulary-side=review#vocabulary-practice$/);
  });

  it.each([
    ['on the site of a partner', NOON],
    ['if no word is due', NOON + DAY],
  ])('is not said %s', async (_, due) => {
    if (due === NOON) vi.restoreAllMocks();
    await leave([due]);
    const page = await open();
    await loadDueToday();
    await page.settle();
    expect(page.due()).toEqual([]);
  });

  it('is the next step of a plan that is kept, where nothing else on the page says it', async () => {
    const nextStep = { title: 'Book the IELTS', day: '2026-10-24' };
    writeExtra('', 'plan', { choices: { country: 'ca' }, results: { nextStep } });
    const page = await open();
    await loadDueToday();
    await page.settle();
    const said = ['From your plan: Book the IELTS, overdue since 24 October 2026'];
    const isSaid = tag === 'sa-tools-teaser';
    expect(page.due().map(({ textContent }) => textContent)).toEqual(isSaid ? said : []);
    writeExtra('', 'plan', undefined);
  });
});
