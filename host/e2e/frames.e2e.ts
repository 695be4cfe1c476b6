import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { schemeOfFrame } from '../../worker/contract/frame-look.ts';
import {
  fillPerson,
  originOf,
  partnerOrigin,
  rows,
  servePartner,
  settled,
  siteOrigin,
  takenOver,
  toast,
} from './support.ts';
import { visit } from './visit.ts';

const QUERY =
  'consultation-type=chat&partner=campus-times&campaign=autumn&primary=%23b00000&radius=0';
const frame = (query = '') =>
  `<iframe title="Booking" width="400" height="300" src="${siteOrigin}/embed/frame/sa-consultation-form?${query}"></iframe>`;
const LISTENER = `<script async src="${siteOrigin}/embed/sa-frame.js"></script>`;
/** Nothing but our frames and the listener. */
const POLICY = `default-src 'none'; frame-src ${siteOrigin}; script-src ${siteOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`;

const framed = (page: Page) => page.frameLocator('iframe[title]');
const button = (page: Page) => framed(page).getByRole('button', { name: 'Schedule Consultation' });
const heightOf = (page: Page) =>
  page.locator('iframe[title]').evaluate((element) => element.clientHeight);
/** The height of what is in the frame, with what it scrolls. */
const contentHeightOf = (page: Page) =>
  framed(page)
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

async function book(page: Page, email: string): Promise<void> {
  await takenOver(framed(page), 'sa-consultation-form');
  await fillPerson(framed(page), { email });
  await button(page).click();
  await toast(framed(page)).getByText('Consultation Scheduled', { exact: true }).waitFor();
}

const STYLED = `default-src 'none'; frame-src ${siteOrigin}; script-src ${siteOrigin}; style-src 'unsafe-inline'`;
const DARK_PAGES = {
  'a page that is dark by its meta tag': ['<meta name="color-scheme" content="dark">', 'light'],
  'a page that is dark by its styles': ['<style>:root{color-scheme:dark}</style>', 'light'],
  'a page that follows the system': ['<style>:root{color-scheme:light dark}</style>', 'dark'],
} as const;
const themedFrame = (theme: string, style = '') =>
  `<iframe title="${theme || 'none'}" src="${siteOrigin}/embed/frame/sa-newsletter-form?${theme && `theme=${theme}`}" width="100%" height="400" ${style}></iframe>`;
const styledFrame = (theme: string) =>
  themedFrame(theme, `style="border: 0; color-scheme: ${schemeOfFrame(theme)}"`);
/** Whether text is read on a dark ground. */
const isTextLight = async (place: FrameLocator) => {
  const label = place.getByText('Email for our newsletter');
  const colour = await label.evaluate((node) => getComputedStyle(node).color);
  return Number(/\d+/.exec(colour)?.[0]) > 127;
};

const expectFitting = (page: Page) =>
  expect.poll(async () => (await heightOf(page)) - (await contentHeightOf(page))).toBe(0);

/** Adds each outcome that the page hears of to its title. */
const tellTitle = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['sa-submitted', 'sa-failed']) {
      document.addEventListener(type, (event) => {
        const { target, detail } = event as CustomEvent;
        document.title += ` ${(target as Element).localName} ${JSON.stringify(detail)}`;
      });
    }
  });

const pages = {
  '/': frame(QUERY),
  '/listening-twice': `${LISTENER}${frame(QUERY)}${LISTENER}`,
};
await servePartner(pages, undefined, POLICY);
const stranger = await servePartner(pages, 0, POLICY);

describe('a frame on a partner page with a strict CSP', () => {
  it.each([
    ['a partner', partnerOrigin],
    ['a page that we do not know', originOf(stranger)],
  ])(
    'takes a booking on %s in the colours of its address, and leads out by its links',
    async (whose, origin) => {
      const [page, pageErrors] = await visit(origin);
      expect(await framed(page).getByLabel('Chat', { exact: true }).isChecked()).toBe(true);
      const look = () =>
        button(page).evaluate((element) => {
          const { backgroundColor, borderRadius } = getComputedStyle(element);
          return [backgroundColor, borderRadius];
        });
      // The button that was served goes when its code takes over.
      await expect.poll(look).toEqual(['rgb(176, 0, 0)', '0px']);
      const email = `${whose.replaceAll(' ', '.')}@example.com`;
      await book(page, email);
      expect(rows(`SELECT * FROM consultations WHERE email = '${email}'`)).toMatchObject([
        {
          consultation_type: 'chat',
          source: 'frame',
          page_url: `${siteOrigin}/embed/frame/sa-consultation-form`,
        },
      ]);
      // Without our listener it keeps its height and scrolls inside.
      expect(await heightOf(page)).toBe(300);
      expect(await contentHeightOf(page)).toBeGreaterThan(300);
      expect(pageErrors).toEqual([]);
      await framed(page).getByRole('link', { name: 'Privacy' }).click();
      await page.waitForURL(`${siteOrigin}/privacy`);
    },
  );

  it.each(Object.entries(DARK_PAGES))(
    'has no ground of its own on %s, by the style of its theme or by our script alone',
    async (_, [head, colorScheme]) => {
      const options = { viewport: { width: 500, height: 2000 }, colorScheme };
      for (const [themes, write, script] of [
        [['light', 'dark', 'auto'], styledFrame, ''],
        [['light', 'dark', 'auto', ''], themedFrame, LISTENER],
      ] as const) {
        const html = head + themes.map((theme) => write(theme)).join('') + script;
        const dark = await servePartner({ '/': html }, 0, STYLED);
        const [page] = await visit(originOf(dark), options);
        for (const theme of themes) {
          const place = page.locator(`iframe[title=${theme || 'none'}]`);
          await takenOver(place.contentFrame(), 'sa-newsletter-form');
          await expect
            .poll(async () => {
              await settled(page);
              const { x, y, height } = (await place.boundingBox()) ?? { x: 0, y: 0, height: 0 };
              // In the padding around the form, within a border, and beside the frame.
              const corner = { y: y + height - 4, width: 1, height: 1 };
              const inside = await page.screenshot({ clip: { x: x + 3, ...corner } });
              const outside = await page.screenshot({ clip: { x: x - 4, ...corner } });
              return inside.equals(outside);
            })
            .toBe(true);
          const isDark =
            theme === 'dark' || theme === '' || (theme === 'auto' && colorScheme === 'dark');
          expect(await isTextLight(place.contentFrame()), theme).toBe(isDark);
        }
      }
    },
  );

  it('without a theme is dark once its page turns dark', async () => {
    const html = `<style>.dark{color-scheme:dark}</style>${themedFrame('')}${LISTENER}`;
    const [page] = await visit(originOf(await servePartner({ '/': html }, 0, STYLED)));
    await takenOver(framed(page), 'sa-newsletter-form');
    await settled(page);
    expect(await isTextLight(framed(page))).toBe(false);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(() => isTextLight(framed(page))).toBe(true);
  });

  it('is as high as its content, also when that grows, and tells each event once, however often a page holds the listener', async () => {
    const [page, pageErrors] = await visit(`${partnerOrigin}/listening-twice`);
    await button(page).waitFor();
    await expectFitting(page);
    const before = await heightOf(page);
    expect(before).toBeGreaterThan(300);
    await tellTitle(page);
    await takenOver(framed(page), 'sa-consultation-form');
    await button(page).click();
    await framed(page).getByText('Please enter a valid phone number').waitFor();
    await expectFitting(page);
    const grown = await heightOf(page);
    expect(grown).toBeGreaterThan(before);

    // Nobody else resizes it or speaks for it.
    await page.evaluate(async () => {
      const other = document.body.appendChild(document.createElement('iframe'));
      for (const source of [window, other.contentWindow as Window])
        source.postMessage({ height: 5, event: 'sa-submitted' }, '*');
      parent.postMessage({ height: 5, event: 'sa-submitted' }, '*');
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    });
    expect(await heightOf(page)).toBe(grown);
    expect(await page.title()).toBe('Partner');
    expect(pageErrors).toEqual([]);

    await page.route('**/api/consultations', (route) => route.abort(), { times: 1 });
    await fillPerson(framed(page), { email: 'frame.twice@example.com' });
    await button(page).click();
    const failed = 'Partner iframe {"form":"consultation","status":0,"reason":"offline"}';
    await expect.poll(() => page.title()).toBe(failed);
    await button(page).click();
    await expect.poll(() => page.title()).toBe(`${failed} iframe {"form":"consultation"}`);
    await page.locator('iframe[title]').evaluate((element) => element.setAttribute('width', '900'));
    await expectFitting(page);
  });

  it('in an open shadow root is as high as its content, too, and tells its events', async () => {
    // A page that attaches a root by script: a policy of its own allows no inline one.
    const [page] = await visit(`${partnerOrigin}/listening-twice`, { bypassCSP: true });
    await page.evaluate(() => {
      const outer = document.body.appendChild(document.createElement('div'));
      const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
      const frame = document.querySelector('iframe') as Element;
      inner.attachShadow({ mode: 'open' }).append(frame);
    });
    await expectFitting(page);
    expect(await heightOf(page)).toBeGreaterThan(300);
    await tellTitle(page);
    await book(page, 'frame.root@example.com');
    // To the page an event comes from the host of the outermost root.
    await expect.poll(() => page.title()).toBe('Partner div {"form":"consultation"}');
  });
});
