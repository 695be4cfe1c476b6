import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/local/local-worker.ts';
import { schemeOfFrame } from '../../worker/contract/frame-look.ts';
import {
  fillPerson,
  launch,
  openPage,
  partnerOrigin,
  rows,
  servePartner,
  settled,
  siteOrigin,
  takenOver,
  toast,
} from './support.ts';

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
const isLight = (colour: string) => Number(/\d+/.exec(colour)?.[0]) > 127;

/** Puts each submission that the page hears of into its title. */
const tellTitle = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('sa-submitted', ({ target, detail }) => {
      document.title = `${(target as Element).localName} ${JSON.stringify(detail)}`;
    });
  });

describe('a frame on a partner page with a strict CSP', () => {
  let browser: Browser;
  let partner: Server;
  let stranger: Server;
  let strangerOrigin: string;

  beforeAll(async () => {
    browser = await launch();
    const port = await freePort();
    strangerOrigin = `http://localhost:${port}`;
    const pages = {
      '/': frame(QUERY),
      '/listening': `${frame(QUERY)}${LISTENER}`,
      '/listening-first': `${LISTENER}${frame(QUERY)}`,
      '/listening-twice': `${LISTENER}${frame(QUERY)}${LISTENER}`,
      '/tool': `<iframe title="Tool" height="300" src="${siteOrigin}/embed/frame/sa-cost-calculator?duration=2"></iframe>${LISTENER}`,
    };
    partner = await servePartner(pages, undefined, POLICY);
    stranger = await servePartner(pages, port, POLICY);
  });
  afterAll(async () => {
    await browser.close();
    partner.close();
    stranger.close();
  });

  it('sends a booking, which stands in D1 as one from a frame', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(partnerOrigin);
    expect(await framed(page).getByLabel('Chat', { exact: true }).isChecked()).toBe(true);
    await book(page, 'framed@example.com');
    expect(rows("SELECT * FROM consultations WHERE email = 'framed@example.com'")).toMatchObject([
      {
        consultation_type: 'chat',
        source: 'frame',
        page_url: `${siteOrigin}/embed/frame/sa-consultation-form`,
      },
    ]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('has the colours of its address', async () => {
    const [page] = await openPage(browser);
    await page.goto(partnerOrigin);
    const look = () =>
      button(page).evaluate((element) => {
        const { backgroundColor, borderRadius } = getComputedStyle(element);
        return [backgroundColor, borderRadius];
      });
    // The button that was served goes when its code takes over.
    await expect.poll(look).toEqual(['rgb(176, 0, 0)', '0px']);
    await page.close();
  });

  describe.each(Object.entries(DARK_PAGES))('on %s', (_, [head, colorScheme]) => {
    it.each([
      ['with the style of its theme alone', ['light', 'dark', 'auto'], styledFrame, ''],
      ['with our script alone', ['light', 'dark', 'auto', ''], themedFrame, LISTENER],
    ] as const)('a frame has no ground of its own: %s', async (_, themes, write, script) => {
      const html = head + themes.map((theme) => write(theme)).join('') + script;
      const dark = await servePartner({ '/': html }, await freePort(), STYLED);
      onTestFinished(() => void dark.close());
      const [page] = await openPage(browser, {
        viewport: { width: 500, height: 2000 },
        colorScheme,
      });
      const { port } = dark.address() as AddressInfo;
      await page.goto(`http://localhost:${port}`);
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
        const label = place.contentFrame().getByText('Email for our newsletter');
        const colour = await label.evaluate((node) => getComputedStyle(node).color);
        const isDark =
          theme === 'dark' || theme === '' || (theme === 'auto' && colorScheme === 'dark');
        expect(isLight(colour), theme).toBe(isDark);
      }
      await page.close();
    });
  });

  it('a frame without a theme is dark once its page turns dark', async () => {
    const html = `<style>.dark{color-scheme:dark}</style>${themedFrame('')}${LISTENER}`;
    const turning = await servePartner({ '/': html }, await freePort(), STYLED);
    onTestFinished(() => void turning.close());
    const [page] = await openPage(browser);
    await page.goto(`http://localhost:${(turning.address() as AddressInfo).port}`);
    const inside = framed(page);
    await takenOver(inside, 'sa-newsletter-form');
    const colour = () =>
      inside
        .getByText('Email for our newsletter')
        .evaluate((node) => getComputedStyle(node).color)
        .then(isLight);
    await settled(page);
    expect(await colour()).toBe(false);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(colour).toBe(true);
    await page.close();
  });

  it.each(['/listening', '/listening-first'])(
    'at %s is as high as its content, also when that grows',
    async (path) => {
      const [page, pageErrors] = await openPage(browser);
      await page.goto(partnerOrigin + path);
      await button(page).waitFor();
      const expectFitting = () =>
        expect.poll(async () => (await heightOf(page)) - (await contentHeightOf(page))).toBe(0);
      await expectFitting();
      const before = await heightOf(page);
      expect(before).toBeGreaterThan(300);
      await takenOver(framed(page), 'sa-consultation-form');
      await button(page).click();
      await framed(page).getByText('Please enter a valid phone number').waitFor();
      await expectFitting();
      expect(await heightOf(page)).toBeGreaterThan(before);
      await page
        .locator('iframe[title]')
        .evaluate((element) => element.setAttribute('width', '900'));
      await expectFitting();
      expect(pageErrors).toEqual([]);
      await page.close();
    },
  );

  it('in an open shadow root is as high as its content, too, and tells its events', async () => {
    // A page that attaches a root by script: a policy of its own allows no inline one.
    const [page] = await openPage(browser, { bypassCSP: true });
    await page.goto(`${partnerOrigin}/listening`);
    await page.evaluate(() => {
      const outer = document.body.appendChild(document.createElement('div'));
      const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
      const frame = document.querySelector('iframe') as Element;
      inner.attachShadow({ mode: 'open' }).append(frame);
    });
    await expect.poll(async () => (await heightOf(page)) - (await contentHeightOf(page))).toBe(0);
    expect(await heightOf(page)).toBeGreaterThan(300);
    await tellTitle(page);
    await book(page, 'frame.root@example.com');
    // To the page an event comes from the host of the outermost root.
    await expect.poll(() => page.title()).toBe('div {"form":"consultation"}');
    await page.close();
  });

  it('without our listener keeps its height and scrolls inside', async () => {
    const [page] = await openPage(browser);
    await page.goto(partnerOrigin);
    await takenOver(framed(page), 'sa-consultation-form');
    await button(page).click();
    expect(await heightOf(page)).toBe(300);
    expect(await contentHeightOf(page)).toBeGreaterThan(300);
    await page.close();
  });

  it('tells the page its events', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/listening`);
    await tellTitle(page);
    await book(page, 'frame.events@example.com');
    await expect.poll(() => page.title()).toBe('iframe {"form":"consultation"}');
    await page.close();
  });

  it('tells each event once, however often a page holds the listener', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/listening-twice`);
    await page.evaluate(() => {
      document.addEventListener('sa-submitted', () => {
        document.title += ' sent';
      });
      document.addEventListener('sa-failed', () => {
        document.title += ' failed';
      });
    });
    await takenOver(framed(page), 'sa-consultation-form');
    await page.route('**/api/consultations', (route) => route.abort(), { times: 1 });
    await fillPerson(framed(page), { email: 'frame.twice@example.com' });
    await button(page).click();
    await expect.poll(() => page.title()).toBe('Partner failed');
    await button(page).click();
    await expect.poll(() => page.title()).toBe('Partner failed sent');
    await page.close();
  });

  it('is not resized by anybody else', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${partnerOrigin}/listening`);
    await button(page).waitFor();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
    const before = await heightOf(page);
    const heard = await page.evaluate(async () => {
      let count = 0;
      document.addEventListener('sa-submitted', () => {
        count += 1;
      });
      const other = document.body.appendChild(document.createElement('iframe'));
      for (const source of [window, other.contentWindow as Window]) {
        source.postMessage({ height: 5, event: 'sa-submitted' }, '*');
      }
      parent.postMessage({ height: 5, event: 'sa-submitted' }, '*');
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      return count;
    });
    expect(heard).toBe(0);
    expect(await heightOf(page)).toBe(before);
    await page.close();
  });

  it('shows a tool at its full height', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${partnerOrigin}/tool`);
    await framed(page).getByRole('button', { name: 'Calculate Costs' }).waitFor();
    await expect.poll(async () => (await heightOf(page)) - (await contentHeightOf(page))).toBe(0);
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('leads out by its links', async () => {
    const [page] = await openPage(browser);
    await page.goto(partnerOrigin);
    await framed(page).getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL(`${siteOrigin}/privacy`);
    await page.close();
  });

  it('takes a booking on a page that we do not know', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(strangerOrigin);
    await book(page, 'stranger.frame@example.com');
    const sent = "SELECT source FROM consultations WHERE email = 'stranger.frame@example.com'";
    expect(rows(sent)).toEqual([{ source: 'frame' }]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });
});
