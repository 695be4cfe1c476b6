import { assert } from 'chai';
import { closeFrames, until } from '../testing/frame.ts';
import { openTool, type ToolPage } from '../testing/tool-page.ts';

const TAG = 'sa-my-plan';
const KEY = 'browser-sa-extras';
const plan = {
  choices: { country: 'ca', programLevel: 'masters' },
  results: { visaTicks: { done: 2, all: 9 } },
};

const HINDI = 'तिरुवनन्तपुरम्';
const LETTERS = 'Thiruvananthapuram';
/** As long as a plan may keep its words. */
const longest = {
  choices: { country: 'nz', city: `${HINDI} ${HINDI} ${HINDI}`, field: LETTERS.repeat(3) },
  results: {
    estimate: {
      totalUsd: { monthly: 987_654_321, yearly: 87_654_321 },
      years: 9,
      rate: { rupees: 96.43, day: '2026-10-06' },
    },
    shortlist: [],
    nextStep: { title: `${LETTERS} `.repeat(6).trim(), day: '2026-09-30', state: 'overdue' },
    bestScores: { Reading: 24, Listening: 20, Speaking: 22, Writing: 25 },
    bands: { Reading: { low: 4, high: 5 }, Listening: { low: 3.5, high: 4.5 } },
    visaTicks: { done: 2, all: 9 },
  },
};

/** The drawings of the pictures that a page makes. */
function watchDrawings(window: FrameWindow): string[] {
  const drawn: string[] = [];
  const { prototype } = window.HTMLImageElement;
  const source = Object.getOwnPropertyDescriptor(prototype, 'src') as PropertyDescriptor;
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, address: string) {
      drawn.push(decodeURIComponent(address.slice(address.indexOf(',') + 1)));
      source.set?.call(this, address);
    },
  });
  return drawn;
}

/** Lines of a drawing that end outside its margins, as the browser draws them. */
function linesOutside(svg: string): string[] {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = svg;
  const lines = [...box.querySelectorAll('text')];
  assert.isNotEmpty(lines);
  const outside = lines.filter((line) => 64 + line.getComputedTextLength() > 1080 - 64);
  box.remove();
  return outside.map(({ textContent }) => `${textContent}`);
}

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

  it('is saved as a picture four to five, whose lines end in it, and the link is copied', async () => {
    localStorage.setItem(KEY, JSON.stringify({ plan: longest }));
    const page = await open();
    const window = windowOf(page);
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.defineProperty(window.navigator, 'clipboard', { value: clipboard });
    const drawn = watchDrawings(window);
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
    assert.match(`${copied}`, /\/tools#plan&country=nz&city=/);
    await page.says('Picture saved. Send the link with it');
    assert.deepEqual(linesOutside(drawn[0] as string), []);
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
