import { assert } from 'chai';
import { addScript, closeFrames, type Frame, openFrame, until } from '../kit/testing/frame.ts';

const LONDON = 'cost-plan=uk.london.masters.1.private.premium';
const NEW_YORK = 'cost-plan=us.new-york.bachelors.4.private.premium';
const GERMANY = 'cost-plan=de.any.masters.2.shared.moderate';

interface Page extends Frame {
  root: ShadowRoot;
  field(name: string): HTMLInputElement | HTMLSelectElement;
  button(name: string): HTMLButtonElement;
  choose(values: Record<string, string>): void;
  /** Waits until the element says this. */
  says(text: string): Promise<void>;
}

/** The calculator in a page of its own; with a query, as from a shared link. */
async function open({ attributes = '', query = '' } = {}): Promise<Page> {
  const body = `<sa-cost-calculator ${attributes}></sa-cost-calculator>`;
  const frame = await openFrame({ body });
  const { window, document } = frame;
  const address = new URL(window.location.href);
  address.search += `&${query}`;
  window.history.replaceState(null, '', address);
  await addScript(frame, '/dist/embed/sa-widgets.js');
  const { shadowRoot: root } = await frame.ready('sa-cost-calculator');
  const field = (name: string) => root.getElementById(name) as HTMLInputElement;
  return {
    ...frame,
    document,
    root,
    field,
    button: (name) =>
      [...root.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      ) as HTMLButtonElement,
    choose(values) {
      for (const [name, value] of Object.entries(values)) {
        field(name).value = value;
        field(name).dispatchEvent(new window.Event('input', { bubbles: true }));
      }
    },
    says: (text) => until(window, () => !!root.textContent?.includes(text)),
  };
}

async function axeFindings(frame: Frame): Promise<string[]> {
  await addScript(frame, '/node_modules/axe-core/axe.min.js');
  const { axe } = frame.window as unknown as {
    axe: {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  const { violations } = await axe.run({ rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Every state the calculator can be in, by what leads there. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'with messages under the fields': async (page) => {
    page.button('Calculate Costs').click();
    await page.says('Please select a country');
  },
  'with a result': async (page) => {
    page.choose({ country: 'uk', program: 'masters' });
    page.button('Calculate Costs').click();
    await page.says('Monthly living expenses');
    for (const details of page.root.querySelectorAll('details')) details.open = true;
  },
  'with a result that is out of date, in rupees, and its link': async (page) => {
    await states['with a result']?.(page);
    page.choose({ rate: '90', lifestyle: 'budget' });
    page.button('Show rupees').click();
    page.button('Share this plan').click();
    await page.says('Out of date');
    await page.says('the rate you entered');
    await until(page.window, () => !!page.field('plan-link'));
  },
};

describe('<sa-cost-calculator> in a browser', () => {
  afterEach(closeFrames);

  for (const theme of ['light', 'dark']) {
    for (const [name, reach] of Object.entries(states)) {
      it(`passes axe ${name}, ${theme}`, async () => {
        const page = await open({ attributes: `theme="${theme}"` });
        page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
        await reach(page);
        assert.deepEqual(await axeFindings(page), []);
      });
    }

    it(`passes axe with a comparison, ${theme}`, async () => {
      const page = await open({
        attributes: `sync-url theme="${theme}"`,
        query: `${LONDON}&${NEW_YORK}&${GERMANY}`,
      });
      page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
      await page.says('Compare plans');
      assert.deepEqual(await axeFindings(page), []);
    });
  }

  for (const width of [256, 320, 768]) {
    it(`needs no sideways scrolling at ${width} px with three plans in rupees`, async () => {
      const page = await open({
        attributes: 'sync-url',
        query: `${LONDON}&${NEW_YORK}&${GERMANY}`,
      });
      await page.says('Compare plans');
      page.choose({ rate: '90' });
      page.button('Show rupees').click();
      await page.says('the rate you entered');
      (page.window.frameElement as HTMLElement).style.width = `${width}px`;
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      const { scrollWidth } = page.document.documentElement;
      assert.isAtMost(scrollWidth, page.window.innerWidth);
    });
  }

  it('fills every field from a shared link', async () => {
    const page = await open({ attributes: 'sync-url', query: LONDON });
    await page.says('United Kingdom, London');
    const names = ['country', 'city', 'program', 'duration', 'accommodation', 'lifestyle'];
    const values = names.map((name) => page.field(name).value);
    assert.deepEqual(values, ['uk', 'London', 'masters', '1', 'private', 'premium']);
    assert.notInclude(page.root.textContent, 'Out of date');
  });

  it('starts with the presets of its attributes', async () => {
    const page = await open({
      attributes: 'country="nz" city="Dunedin" program-level="diploma" lifestyle="premium"',
    });
    const names = ['country', 'city', 'program', 'duration', 'accommodation', 'lifestyle'];
    const values = names.map((name) => page.field(name).value);
    assert.deepEqual(values, ['nz', 'Dunedin', 'diploma', '1', 'shared', 'premium']);
  });

  it('takes the focus to the heading of the result', async () => {
    const page = await open();
    page.choose({ country: 'de', program: 'masters' });
    page.button('Calculate Costs').focus();
    page.button('Calculate Costs').click();
    await page.says('Germany');
    await until(page.window, () => page.root.activeElement?.localName === 'h3');
    assert.equal(page.root.activeElement?.textContent, 'Germany');
  });
});
