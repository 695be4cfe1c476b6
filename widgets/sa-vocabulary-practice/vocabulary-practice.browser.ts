import { assert } from 'chai';
import { closeFrames, type Frame, openFrame, type SaElement, until } from '../kit/testing/frame.ts';
import { assertFits, axeFindings } from '../kit/testing/measure.ts';

const TAG = 'sa-vocabulary-practice';

describe('<sa-vocabulary-practice> in a browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    closeFrames();
    localStorage.clear();
  });

  for (const theme of ['light', 'dark']) {
    it(`passes axe on every tab, on both sides of a card and in a quiz, in ${theme}`, async () => {
      localStorage.setItem(
        'vocabularyStats',
        JSON.stringify({ learned: [1, 2, 3, 4, 5], reviewing: [6], saved: [1, 2] }),
      );
      const { frame, root, find, press } = await open(`theme="${theme}"`);
      frame.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
      const states: [string, () => void][] = [
        ['front', () => {}],
        ['back', () => press('[data-focus]')],
        ['dictionary', () => press('#tab-dictionary')],
        ['results', () => searchFor(root, 'er')],
        ['my words', () => press('#tab-my-words')],
        ['stats', () => press('#tab-stats')],
        ['quiz', () => press('#panel-stats section button')],
        ['answer', () => press('fieldset button')],
        ['nothing found', () => searchFor(root, 'qqq')],
      ];
      for (const [name, enter] of states) {
        enter();
        if (name === 'stats') await until(frame.window, () => find('#settings'));
        if (name === 'quiz') await until(frame.window, () => find('fieldset button'));
        await pause(frame);
        assert.deepEqual(await axeFindings(frame), [], name);
      }
    });
  }

  it('fits a narrow page on every tab, and asks for nothing but its own code', async () => {
    localStorage.setItem('vocabularyStats', JSON.stringify({ learned: [1, 2, 3, 4, 5] }));
    const { frame, element, root, find, press } = await open('');
    const steps: [act: () => void, shown: string][] = [
      [() => press('[data-focus]'), '#panel-study section'],
      [() => press('#tab-dictionary'), '#panel-dictionary form'],
      [() => searchFor(root, 'e'), '#panel-dictionary li'],
      [() => press('#tab-my-words'), '#panel-my-words h4'],
      [() => press('#tab-stats'), '#settings'],
      [() => press('#panel-stats section button'), 'fieldset button'],
      [() => press('fieldset button'), '[data-mark=right]'],
    ];
    for (const [act, shown] of steps) {
      act();
      await until(frame.window, () => find(shown));
      await pause(frame);
      await assertFits(frame, element, shown);
    }
    const asked = frame.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const foreign = asked.filter((path) => !/^\/(dist\/embed|widgets\/kit\/testing)\//.test(path));
    assert.deepEqual(foreign, []);
  });

  it('keeps the focus inside through a session by keys, and the progress through a reload', async () => {
    const { frame, root } = await open('count="5" level="TOEFL"');
    const key = async (name: string) => {
      root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
      );
      await pause(frame);
    };
    root.querySelector<HTMLElement>('[data-focus]')?.focus();
    for (let card = 0; card < 5; card += 1) {
      assert.equal(root.activeElement?.localName, 'button');
      (root.activeElement as HTMLElement).click();
      await pause(frame);
      assert.equal(root.activeElement?.localName, 'section');
      await key('2');
    }
    assert.include(root.textContent, 'Session finished: 5 words.');
    closeFrames();
    const again = await open('tab="stats"');
    await until(again.frame.window, () => Boolean(again.find('#settings')));
    assert.include(again.root.textContent, '25% of 20 words');
    assert.include(again.root.textContent, '1 day');
  });

  it('is the same for two browser tabs', async () => {
    const [mine, theirs] = [await open('tab="my-words"'), await open('')];
    theirs.press('[aria-label="Save abundant"]');
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

function searchFor(root: SaElement['shadowRoot'], term: string) {
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = term;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  setTimeout(() => root.querySelector('form')?.requestSubmit());
}

/** Two frames and a turn of the task queue: what was done is drawn. */
async function pause({ window }: Frame): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    await new Promise((resolve) => window.setTimeout(resolve));
  }
}
