import { assert } from 'chai';
import { addScript, closeFrames, type Frame, openFrame, until } from '../kit/testing/frame.ts';

const TAG = 'sa-visa-requirements';
const KEY = 'sa-visa-checklist';
const GUIDES = ['us', 'uk', 'ca', 'au', 'de', 'nz'];
const TOPICS = ['documents', 'finances', 'healthInsurance', 'timeline', 'tips'];

interface Page extends Frame {
  root: ShadowRoot;
  box(index: number): HTMLInputElement;
  /** Waits until the element says this. */
  says(text: string): Promise<void>;
}

async function open(attributes = '', script: 'widgets' | 'loader' = 'widgets'): Promise<Page> {
  const frame = await openFrame({ body: `<${TAG} ${attributes}></${TAG}>`, script });
  const { shadowRoot: root } = await frame.ready(TAG);
  return {
    ...frame,
    root,
    box: (index) => root.querySelectorAll('input')[index] as HTMLInputElement,
    says: (text) => until(frame.window, () => !!root.textContent?.includes(text)),
  };
}

const openGuide = async (attributes: string, script?: 'loader') => {
  const page = await open(attributes, script);
  await page.says('Your checklist');
  return page;
};

const press = ({ root, window }: Page, key: string) =>
  root.activeElement?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

async function axeFindings({ window, ...frame }: Frame): Promise<string[]> {
  await addScript({ window, ...frame }, '/node_modules/axe-core/axe.min.js');
  const { axe } = window as unknown as {
    axe: {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  const { violations } = await axe.run({ rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe(`<${TAG}> in a browser`, () => {
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => {
    closeFrames();
    localStorage.removeItem(KEY);
  });

  for (const theme of ['light', 'dark']) {
    for (const tab of TOPICS) {
      it(`passes axe on the tab ${tab} of a guide, ${theme}`, async () => {
        const page = await openGuide(`country="uk" tab="${tab}" theme="${theme}"`);
        page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
        assert.deepEqual(await axeFindings(page), []);
      });
    }

    for (const country of ['', 'sg', 'Ireland']) {
      it(`passes axe for the country "${country}", ${theme}`, async () => {
        const page = await open(`country="${country}" theme="${theme}"`);
        page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
        assert.deepEqual(await axeFindings(page), []);
      });
    }
  }

  for (const country of ['', 'sg', ...GUIDES]) {
    it(`does not scroll sideways 320 px wide, for "${country}"`, async () => {
      const page = await (GUIDES.includes(country) ? openGuide : open)(`country="${country}"`);
      const frame = page.window.frameElement as HTMLElement;
      frame.style.width = '320px';
      for (const tab of TOPICS) {
        page.document.querySelector(TAG)?.setAttribute('tab', tab);
        await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
        assert.isAtMost(page.document.documentElement.scrollWidth, 320, tab);
      }
    });
  }

  it('goes through the tabs by keyboard and shows one panel at a time', async () => {
    const page = await openGuide('country="de"');
    page.root.querySelector<HTMLElement>('[role=tab]')?.focus();
    for (const [key, topic] of [
      ['ArrowRight', 'finances'],
      ['End', 'tips'],
      ['ArrowRight', 'documents'],
      ['ArrowLeft', 'tips'],
      ['Home', 'documents'],
    ] as const) {
      press(page, key);
      await until(page.window, () => page.root.activeElement?.id === `tab-${topic}`);
      const panels = [...page.root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      const visible = panels.filter((panel) => panel.checkVisibility());
      assert.deepEqual(
        visible.map(({ id }) => id),
        [`panel-${topic}`],
      );
    }
  });

  it('shows the ticks of another tab of the browser', async () => {
    const [here, there] = [await openGuide('country="nz"'), await openGuide('country="nz"')];
    here.box(3).click();
    await there.says('1 of 8 ready');
    assert.isTrue(there.box(3).checked);
    there.box(3).click();
    await here.says('0 of 8 ready');
  });

  it('downloads a guide only when its country is chosen', async () => {
    const page = await open('', 'loader');
    const guides = () =>
      page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => /canada|germany|australia|united|zealand/.test(name));
    assert.lengthOf(guides(), 0);
    page.document.querySelector(TAG)?.setAttribute('country', 'ca');
    await page.says('Study permit');
    assert.lengthOf(guides(), 1);
  });

  it('leads the focus from a country button to the guide, and prints it', async () => {
    const page = await open();
    let prints = 0;
    page.window.print = () => {
      prints += 1;
    };
    const button = (label: string) =>
      [...page.root.querySelectorAll('button')].find((found) => found.textContent?.includes(label));
    button('Australia')?.click();
    await until(page.window, () => page.root.activeElement?.localName === 'h3');
    await page.says('Print the guide');
    button('Print the guide')?.click();
    assert.equal(prints, 1);
  });
});
