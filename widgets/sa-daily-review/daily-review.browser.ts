import { assert } from 'chai';
import { closeFrames, type Frame, openFrame, until } from '../testing/frame.ts';
import { performSteps } from '../testing/perform-steps.ts';
import type { Step } from '../testing/states.ts';

const TAG = 'sa-daily-review';
const PREFIX = 'browser-';
const DATABASE = `${PREFIX}sa-practice`;

describe('<sa-daily-review> in a browser', () => {
  beforeEach(forget);
  afterEach(async () => {
    closeFrames();
    await forget();
  });

  it('keeps words and answers in IndexedDB through a reload, and creates none before', async () => {
    const page = await open();
    assert.notInclude(await listDatabases(), DATABASE);
    await performSteps(page.root, [
      { press: 'Words' },
      { fill: { 'own-list': 'serendipity – a lucky find' } },
      { press: 'Check the list' },
      { press: 'Add 1 word' },
      { says: 'My own words (1)' },
      { press: 'Today' },
      ...begin,
      { press: 'card' },
      { press: 'Easy' },
    ]);
    await stored(page, 'reviews');
    closeFrames();

    const again = await open();
    await until(again.frame.window, () => again.counts().join() === '0,9');
    await performSteps(again.root, [{ press: 'Words' }, { says: 'My own words (1)' }]);
  });

  it('is the same for two browser tabs, and gone in both once it is deleted', async () => {
    const [mine, theirs] = [await open(), await open()];
    await performSteps(theirs.root, [...begin, { press: 'card' }, { press: 'Easy' }]);
    await until(mine.frame.window, () => mine.counts().join() === '0,9');
    await performSteps(mine.root, [
      { press: 'Reminder and storage' },
      { press: 'Delete my review' },
      { press: 'Yes, delete all of it' },
      { says: 'Your review is deleted from this browser.' },
    ]);
    assert.notInclude(await listDatabases(), DATABASE);
    await performSteps(theirs.root, [{ press: 'Stop for now' }]);
    await until(theirs.frame.window, () => theirs.counts().join() === '0,10');
  });

  it('reads a file of UTF-16 beside RequireJS, and adds the columns that are chosen', async () => {
    const page = await open();
    const define = () => assert.fail('a library gave itself to RequireJS');
    Object.assign(page.frame.window, { define: Object.assign(define, { amd: {} }) });
    await performSteps(page.root, [{ press: 'Words' }, { says: 'Paste your list' }]);
    const text = '\uFEFFकम होना\tabate\nस्पष्ट\tcandid\n';
    const units = Uint16Array.from(text, (sign) => sign.charCodeAt(0));
    const { DataTransfer, Event, File } = page.frame.window;
    const files = new DataTransfer();
    files.items.add(new File([units], 'words.txt', { type: 'text/plain' }));
    const input = page.root.querySelector<HTMLInputElement>('input[type=file]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await performSteps(page.root, [
      { says: '2 new words found in 2 lines.' },
      { fill: { 'list-word': '1' } },
      { press: 'Add 2 words' },
      { says: 'My own words (2)' },
    ]);
    const shown = [...page.root.querySelectorAll('#own-words ~ ul li > div:first-child')];
    assert.deepEqual(
      shown.map(({ textContent }) => textContent),
      ['abate कम होना', 'candid स्पष्ट'],
    );
  });

  it('turns and answers by keys, with the focus on the card', async () => {
    const page = await open();
    await performSteps(page.root, begin);
    const key = async (name: string) => {
      page.root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
      );
      await until(page.frame.window, () => page.root.activeElement?.hasAttribute('data-focus'));
    };
    const first = page.root.activeElement?.textContent;
    (page.root.activeElement as HTMLElement).click();
    await until(page.frame.window, () => page.root.activeElement?.localName === 'section');
    await key('3');
    await until(page.frame.window, () => page.root.activeElement?.localName === 'button');
    assert.notEqual(page.root.activeElement?.textContent, first);
  });
});

const begin: readonly Step[] = [{ says: 'due today' }, { press: 'Review ' }];

/** The review, in a page of its own. */
async function open() {
  const body = `<${TAG} storage-prefix="${PREFIX}"></${TAG}>`;
  const frame = await openFrame({ body, script: 'loader' });
  const { shadowRoot: root } = await frame.ready(TAG);
  await until(frame.window, () => root.querySelector('#panel-review-today'));
  const counts = () =>
    [...root.querySelectorAll('#panel-review-today dd')].map(({ textContent }) => textContent);
  return { frame, root, counts };
}

const listDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Waits until a store of the database has an entry. */
async function stored({ frame }: { frame: Frame }, name: string): Promise<void> {
  let amount = 0;
  while (amount === 0) {
    await new Promise((resolve) => frame.window.requestAnimationFrame(resolve));
    if (!(await listDatabases()).includes(DATABASE)) continue;
    amount = await new Promise((resolve) => {
      const request = indexedDB.open(DATABASE);
      request.onsuccess = () => {
        const database = request.result;
        const count = database.transaction(name).objectStore(name).count();
        count.onsuccess = () => {
          resolve(count.result);
          database.close();
        };
      };
    });
  }
}

/** Deletes the database; it waits for pages that still have it open. */
function forget(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}
