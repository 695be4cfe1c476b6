import { assert } from 'chai';
import type { CountryCode } from '../content/country-code.ts';
import { loadGuides } from '../content/visas/visas.ts';
import { closeFrames, until } from '../testing/frame.ts';
import {
  assertNoTrap,
  openTool,
  pressKeys,
  surround,
  type ToolPage,
  tabTo,
  typeKeys,
} from '../testing/tool-page.ts';

const TAG = 'sa-visa-requirements';
const KEY = 'sa-extras';

const guides = await loadGuides();
const guideOf = (code: CountryCode) => guides.find(({ country }) => country === code);
/** `1 of 9 ready` */
const progressOf = (code: CountryCode, ready: number) =>
  `${ready} of ${guideOf(code)?.documents.length} ready`;

const boxOf = ({ root }: ToolPage, index: number) =>
  root.querySelectorAll('[type=checkbox]')[index] as HTMLInputElement;

async function openGuide(attributes: string) {
  const page = await openTool(TAG, { attributes });
  await page.says('Your checklist');
  return page;
}

describe(`<${TAG}> in a browser`, () => {
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => {
    closeFrames();
    localStorage.removeItem(KEY);
  });

  it('is used by keyboard alone, from the country to a ticked document and out again', async () => {
    const page = await openTool(TAG);
    await tabTo(page, 'country');
    await typeKeys(page, 'Ger');
    await page.says('Your checklist');
    await tabTo(page, 'Required Documents');
    for (const [key, topic] of [
      ['ArrowRight', 'finances'],
      ['End', 'tips'],
      ['ArrowRight', 'documents'],
      ['ArrowLeft', 'tips'],
      ['Home', 'documents'],
    ] as const) {
      await pressKeys(page, key);
      await until(page.window, () => page.root.activeElement?.id === `tab-${topic}`);
      const panels = [...page.root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      const visible = panels.filter((panel) => panel.checkVisibility());
      assert.deepEqual(
        visible.map(({ id }) => id),
        [`panel-${topic}`],
      );
    }
    // One stop for all tabs, one for the panel, then its first box.
    await pressKeys(page, 'Tab', 'Tab', 'Space');
    await page.says(progressOf('de', 1));
    await assertNoTrap(page);
  });

  it('shows all of its tabs 320 px wide', async () => {
    const page = await openGuide('country="uk"');
    (page.window.frameElement as HTMLElement).style.width = '320px';
    const list = page.root.querySelector('[role=tablist]') as HTMLElement;
    const lefts = [...list.children].map((tab) => tab.getBoundingClientRect().left);
    assert.isAtMost(new Set(lefts).size, 2);
    assert.isAtMost(list.scrollWidth, list.clientWidth);
    assert.isAtMost(page.document.documentElement.scrollWidth, 320);
  });

  it('tells the chosen tab from the others in forced colours, and the day for paper', async () => {
    const page = await openGuide('country="uk" tab="finances"');
    assert.match(page.root.textContent ?? '', /Printed on \d{1,2} \w+ \d{4}/);
    const back = await surround(page, 'forcedColors');
    try {
      const looks = [...page.root.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => {
        const { backgroundColor, borderColor } = page.window.getComputedStyle(tab);
        return `${backgroundColor} ${borderColor}`;
      });
      const [documents, finances, ...others] = looks;
      assert.notEqual(finances, documents);
      assert.deepEqual([...new Set(others)], [documents]);
    } finally {
      await back();
    }
  });

  it('shows the ticks of another tab of the browser', async () => {
    const [here, there] = [await openGuide('country="nz"'), await openGuide('country="nz"')];
    boxOf(here, 3).click();
    await there.says(progressOf('nz', 1));
    assert.isTrue(boxOf(there, 3).checked);
    boxOf(there, 3).click();
    await here.says(progressOf('nz', 0));
  });

  it('leads the focus from a country button to the guide, and prints it', async () => {
    const page = await openTool(TAG);
    let prints = 0;
    page.window.print = () => {
      prints += 1;
    };
    page.button('Australia').click();
    await until(page.window, () => page.root.activeElement?.localName === 'h3');
    await page.says('Print the guide');
    page.button('Print the guide').click();
    assert.equal(prints, 1);
  });
});
