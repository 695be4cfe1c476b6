import { assert } from 'chai';
import { tools } from '../content/tools.ts';
import { waySteps } from '../content/way.ts';
import { closeFrames, type Frame, type SaElement, settle, until } from '../testing/frame.ts';
import {
  assertNoTrap,
  openTool,
  pressKeys,
  type ToolPage,
  tabTo,
  typeKeys,
  watchTraffic,
} from '../testing/tool-page.ts';

const TAG = 'sa-tools-catalogue';

/** Tab stops of a step: its question, and a second tool if there is one. */
const listStops = ({ question, besides }: (typeof waySteps)[number]) => [
  question,
  ...tools.flatMap(({ id, name, time }) => (id === besides ? `${name} ${time}` : [])),
];

/** The tool that is open, once it is rendered. */
async function openedIn({ root, window }: ToolPage, tag: string): Promise<SaElement> {
  const find = () => root.querySelector(tag) as SaElement | null;
  await until(window, () => find()?.shadowRoot?.childElementCount);
  return find() as SaElement;
}

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  it('works in a page without an address of its own, as builders make from pasted HTML', async () => {
    const frame = document.createElement('iframe');
    const code = `${location.origin}/embed/sa-widgets.js`;
    frame.srcdoc = `<${TAG}></${TAG}><script src="${code}"></script>`;
    document.body.append(frame);
    const root = () => frame.contentDocument?.querySelector(TAG)?.shadowRoot;
    await until(window, () => root()?.querySelector('input'));
    await settle({ window: frame.contentWindow } as Frame);
    assert.equal(frame.contentWindow?.location.origin, 'null');
    assert.lengthOf(root()?.querySelectorAll('input') ?? [], 1);
  });

  it('draws no ring around the title that takes the focus, which no key can use', async () => {
    const page = await openTool(TAG, { attributes: 'sync-hash' });
    await tabTo(page, 'Open Tool');
    await pressKeys(page, 'Enter');
    await until(page.window, () => page.root.activeElement?.localName === 'h1');
    const title = page.root.activeElement as HTMLElement;
    assert.isTrue(title.matches(':focus-visible'));
    assert.equal(getComputedStyle(title).outlineStyle, 'none');
  });

  it('is used by keyboard alone, from the steps by the search to a tool, back and out again', async () => {
    const page = await openTool(TAG);
    for (const words of waySteps.flatMap(listStops)) {
      await pressKeys(page, 'Tab');
      assert.equal(page.focused(), words);
    }
    await pressKeys(page, 'Tab');
    assert.equal(page.root.activeElement?.localName, 'input');
    await typeKeys(page, 'cost');
    await page.says('Search results for "cost"');
    await tabTo(page, 'Open Tool');
    await pressKeys(page, 'Enter');
    const tool = await openedIn(page, 'sa-cost-calculator');
    assert.equal(page.focused(), 'Cost Calculator');
    await pressKeys(page, 'Tab');
    assert.equal(tool.shadowRoot.activeElement?.textContent, 'Cost of one plan');
    await pressKeys(page, 'Tab');
    assert.equal(tool.shadowRoot.activeElement?.getAttribute('name'), 'country');
    await tabTo(page, '← Back', 'Shift+Tab');
    await pressKeys(page, 'Enter');
    await page.says('Search results for "cost"');
    assert.equal(page.focused(), 'Open Tool');
    await assertNoTrap(page);
  });

  for (const { name, component } of tools) {
    it(`downloads the ${name}, by the loader, when it is opened, and stores nothing`, async () => {
      const page = await openTool(TAG, { script: 'loader' });
      const traffic = watchTraffic(page);
      assert.notInclude(traffic().downloads.join(), component.slice(3));
      page.button(`Open Tool: ${name}`).click();
      await openedIn(page, component);
      const { downloads, stored } = traffic();
      assert.include(downloads.join(), component.slice(3));
      assert.isTrue(downloads.every((path) => path.startsWith('/embed/chunks/')));
      assert.deepEqual(stored, []);
    });
  }
});
