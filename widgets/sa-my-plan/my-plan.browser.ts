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

  it('is saved as a picture four to five, and the link is copied', async () => {
    const page = await open();
    const window = windowOf(page);
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.defineProperty(window.navigator, 'clipboard', { value: clipboard });
    await page.says('Save a picture');
    let saved: HTMLAnchorElement | undefined;
    window.HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved = this;
    };
    page.button('Save a picture for your parents').click();
    await until(page.window, () => !!saved);
    assert.equal(saved?.download, 'study-plan.png');
    const picture = await createImageBitmap(await (await window.fetch(`${saved?.href}`)).blob());
    assert.deepEqual([picture.width, picture.height], [2160, 2700]);
    assert.match(`${copied}`, /\/tools#plan&country=ca/);
    await page.says('Picture saved. Send the link with it');
  });

  it('is printed on A5 from a frame of its own, which goes afterwards', async () => {
    const page = await open();
    const { document } = windowOf(page);
    await page.says('Print it on A5');
    const printed: { rules: string; picture: HTMLImageElement; link: HTMLAnchorElement }[] = [];
    const append = document.body.append.bind(document.body);
    document.body.append = (frame: HTMLIFrameElement) => {
      append(frame);
      const inside = frame.contentWindow as FrameWindow;
      inside.print = () => {
        const [sheet] = inside.document.adoptedStyleSheets;
        printed.push({
          rules: [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' '),
          picture: inside.document.images[0] as HTMLImageElement,
          link: inside.document.links[0] as HTMLAnchorElement,
        });
        inside.dispatchEvent(new Event('afterprint'));
      };
    };
    page.button('Print it on A5').click();
    await until(page.window, () => printed.length > 0);
    const [{ rules = '', picture, link } = {}] = printed;
    assert.match(rules, /@page[^}]*size: (148mm 210mm|A5)/i);
    assert.equal(picture?.naturalWidth, 2160);
    assert.match(
      picture?.alt ?? '',
      /^Study plan: India to Canada\. .* Visa: 2 of 9 documents ready/,
    );
    assert.match(link?.textContent ?? '', /\/tools#plan&country=ca/);
    assert.equal(link?.textContent, link?.href);
    assert.isNull(document.querySelector('iframe'));
  });
});
