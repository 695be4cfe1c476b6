import { assert } from 'chai';
import { words } from '../content/vocabulary/words.ts';
import { closeFrames, openFrame, settle, until } from '../testing/frame.ts';
import { roundPercent } from './stats/percent.logic.ts';

const TAG = 'sa-vocabulary-practice';

describe('<sa-vocabulary-practice> in a browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    closeFrames();
    localStorage.clear();
  });

  it('keeps the focus inside through a session by keys, and the progress through a reload', async () => {
    const { frame, root } = await open('count="5" level="TOEFL"');
    const key = async (name: string) => {
      root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
      );
      await settle(frame);
    };
    root.querySelector<HTMLElement>('[data-focus]')?.focus();
    for (let card = 0; card < 5; card += 1) {
      assert.equal(root.activeElement?.localName, 'button');
      (root.activeElement as HTMLElement).click();
      await settle(frame);
      assert.equal(root.activeElement?.localName, 'section');
      await key('2');
    }
    assert.include(root.textContent, 'Session finished: 5 words.');
    assert.sameMembers(Object.keys(localStorage), ['vocabularyStats', 'wordStatus', 'sa-extras']);
    closeFrames();
    const again = await open('tab="stats"');
    await until(again.frame.window, () => Boolean(again.find('#settings')));
    assert.include(
      again.root.textContent,
      `${roundPercent(5, words.length)}% of ${words.length} words`,
    );
    assert.include(again.root.textContent, '1 day');
  });

  it('is the same for two browser tabs', async () => {
    const [mine, theirs] = [await open('tab="my-words"'), await open('')];
    theirs.press('[aria-label^="Save "]');
    await until(mine.frame.window, () =>
      Boolean(mine.root.textContent?.includes('Your Saved Words (1)')),
    );
  });
});

/** The tool in a page of its own, with its words there. */
async function open(attributes: string) {
  const body = `<${TAG} ${attributes}></${TAG}>`;
  const frame = await openFrame({ body, script: 'loader' });
  const element = await frame.ready(TAG);
  const { shadowRoot: root } = element;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  await until(frame.window, () => Boolean(find('[role=tablist]')));
  return { frame, element, root, find, press: (selector: string) => find(selector)?.click() };
}
