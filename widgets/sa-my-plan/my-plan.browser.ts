import { assert } from 'chai';
import { closeFrames, until } from '../testing/frame.ts';
import { openTool, type ToolPage } from '../testing/tool-page.ts';

const TAG = 'sa-my-plan';
const KEY = 'browser-sa-extras';
const plan = {
  choices: { country: 'ca', programLevel: 'masters' },
  results: { visaTicks: { done: 2, all: 9 } },
};

type FrameWindow = Window & typeof globalThis;
const windowOf = ({ window }: ToolPage) => window as unknown as FrameWindow;

describe(`<${TAG}> in a browser`, () => {
  beforeEach(() => localStorage.setItem(KEY, JSON.stringify({ plan })));
  afterEach(() => {
    localStorage.removeItem(KEY);
    closeFrames();
  });

  const open = () =>
    openTool(TAG, { attributes: 'plan="on" storage-prefix="browser-" issuer="Campus Bridge"' });

  it('is drawn for her country by whoever issues it, with its stamp', async () => {
    const page = await open();
    await page.says('India to Canada');
    assert.include(page.root.textContent, 'Campus Bridge');
    assert.include(page.root.textContent, '2 of 9 documents ready');
  });

  it('is saved as a picture of A5 across', async () => {
    const page = await open();
    const window = windowOf(page);
    await page.says('Save a picture');
    let saved: HTMLAnchorElement | undefined;
    window.HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved = this;
    };
    page.button('Save a picture for your parents').click();
    await until(page.window, () => !!saved);
    assert.equal(saved?.download, 'study-plan.png');
    const picture = await createImageBitmap(await (await window.fetch(`${saved?.href}`)).blob());
    assert.deepEqual([picture.width, picture.height], [2100, 1480]);
  });

  it('is printed on A5 from a frame of its own, which goes afterwards', async () => {
    const page = await open();
    const { document } = windowOf(page);
    await page.says('Print it on A5');
    const printed: { rules: string; pictures: number }[] = [];
    const append = document.body.append.bind(document.body);
    document.body.append = (frame: HTMLIFrameElement) => {
      append(frame);
      const inside = frame.contentWindow as FrameWindow;
      inside.print = () => {
        const [sheet] = inside.document.adoptedStyleSheets;
        printed.push({
          rules: [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' '),
          pictures: inside.document.images[0]?.naturalWidth ?? 0,
        });
        inside.dispatchEvent(new Event('afterprint'));
      };
    };
    page.button('Print it on A5').click();
    await until(page.window, () => printed.length > 0);
    assert.match(printed[0]?.rules ?? '', /@page[^}]*size: 210mm 148mm|@page[^}]*A5 landscape/i);
    assert.equal(printed[0]?.pictures, 2100);
    assert.isNull(document.querySelector('iframe'));
  });
});
