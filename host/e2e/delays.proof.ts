import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { posts } from '../../widgets/content/posts/posts.ts';
import { readPieces, serveInPieces } from './slow-site.ts';
import { holdBack, openPage, settled, siteOrigin, watchShifts } from './support.ts';
import { browser } from './visit.ts';

/** A button whose press only our code can answer, and what is there as often as its press counted. */
const CHAT = {
  button: 'sa-chat-widget button >> nth=0',
  // Pressed twice, it would be closed.
  answer: 'sa-chat-widget button[aria-expanded=true] >> nth=0',
};
/** The field that a visitor fills in, unless another is named. */
const NEWSLETTER = 'sa-newsletter-form [name=email]';
const TOOL = 'sa-tools-catalogue sa-cost-calculator';

/** One route of each kind. */
const kinds = [
  { path: '/', field: 'sa-consultation-form [name=name]', ...CHAT },
  { path: '/about', field: NEWSLETTER, ...CHAT },
  {
    path: '/tools',
    field: NEWSLETTER,
    button: 'role=button[name=/Open Tool: Cost Calculator/] >> nth=0',
    answer: TOOL,
  },
  {
    path: '/blog',
    field: 'sa-blog-newsletter [name=email]',
    button: 'sa-blog-list button[aria-pressed] >> nth=1',
    answer: 'sa-blog-list button:nth-of-type(2)[aria-pressed=true]',
  },
  { path: `/blog/${posts[0]?.slug}`, field: NEWSLETTER, ...CHAT },
  {
    path: '/contact',
    field: 'sa-contact-form textarea',
    button: 'sa-office-map button >> nth=0',
    answer: 'sa-office-map iframe',
  },
  {
    path: '/partners',
    field: 'sa-page-check textarea',
    button: 'sa-page-check button:text-is("Check")',
    answer: 'text=or the lines that you have put into it.',
  },
  {
    path: '/partners/sa-scholarship-finder',
    field: '.live [name=keyword]',
    button: '.live button:text-is("Find Scholarships")',
    answer: '.live >> role=heading[name=/^Found \\d+ Sch/]',
  },
  { path: '/privacy', field: NEWSLETTER, ...CHAT },
];

const [BEGUN, REST] = ['asha.rao', '@example.com'];

async function open() {
  const viewport = { width: 360, height: 740 };
  const [page, errors] = await openPage(browser, { viewport, reducedMotion: 'no-preference' });
  return { page, errors, shifts: await watchShifts(page) };
}

/** Whether a request is for code or data; what is in /assets belongs to the page, as its style sheet does. */
const isLate = (request: Request) =>
  /script|fetch|xhr|other/.test(request.resourceType()) && !request.url().includes('/assets/');

/** A visitor's acts on a page, before and after a late file comes. */
interface Visit {
  says: string;
  path: string;
  begin(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
  /** Whether the last act is a press, which itself may move something. */
  isPress?: boolean;
}

async function type(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.type(text);
}

async function finishTyping(page: Page, field: Locator) {
  await page.keyboard.type(REST);
  await settled(page);
  expect(await field.inputValue()).toBe(BEGUN + REST);
}

const visits: Visit[] = [
  {
    says: 'sees a tool open in its place',
    path: '/tools#cost-calculator',
    begin: (page) => page.waitForSelector('sa-tools-catalogue'),
    end: (page) =>
      page
        .locator('sa-tools-catalogue sa-cost-calculator')
        .getByLabel('Country of Study')
        .waitFor(),
  },
  ...kinds.flatMap(({ path, field, button, answer }): Visit[] => [
    {
      says: 'loses no key',
      path,
      begin: (page) => type(page, page.locator(field), BEGUN),
      end: (page) => finishTyping(page, page.locator(field)),
    },
    {
      says: 'is answered once',
      path,
      isPress: true,
      async begin(page) {
        // The loader has run: it is no async script on our pages.
        await page.waitForLoadState('domcontentloaded');
        await page.click(button);
      },
      async end(page) {
        await page.locator(answer).waitFor();
        await settled(page);
        expect(await page.locator(answer).count()).toBe(1);
      },
    },
  ]),
];

/** Every visit with each script or piece of data that its page fetches meanwhile. */
const delayed = await Promise.all(
  visits.map(async (visit) => {
    const { page } = await open();
    const found = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (isLate(request) && origin === siteOrigin) found.add(pathname);
    });
    await page.goto(siteOrigin + visit.path);
    await visit.begin(page);
    await visit.end(page);
    await settled(page);
    await page.context().close();
    // A press before our first script has arrived does nothing (decision 015).
    const late = [...found].filter((path) => !visit.isPress || !path.endsWith('sa-loader.js'));
    return late.map((late) => ({ ...visit, late }));
  }),
);

describe('a visitor of a slow page', () => {
  it.concurrent.each(delayed.flat())(
    'of $path $says where $late is late',
    async ({ path, begin, end, isPress, late }) => {
      const { page, errors, shifts } = await open();
      const code = await holdBack(page, `**${late}`);
      await page.goto(siteOrigin + path, { waitUntil: 'commit' });
      await begin(page);
      await shifts();
      code.release();
      await end(page);
      await settled(page);
      if (!isPress) expect(await shifts()).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  it.each(kinds)('of $path loses no key where its document comes in pieces', async (kind) => {
    const pieces = await readPieces(kind.path);
    const site = await serveInPieces(true);
    const { page, shifts } = await open();
    const field = page.locator(kind.field);
    await page.goto(site.origin + kind.path, { waitUntil: 'commit' });
    let hasBegun = false;
    for (const piece of pieces) {
      await site.send(piece);
      // The browser has drawn what it has.
      await shifts();
      if (hasBegun || !(await field.count())) continue;
      await type(page, field, BEGUN);
      hasBegun = true;
    }
    site.end();
    await finishTyping(page, field);
    expect(await shifts()).toEqual([]);
  });

  it.each(kinds)('of $path loses no key on a processor six times slower', async (kind) => {
    const { page, shifts } = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(siteOrigin + kind.path, { waitUntil: 'commit' });
    await type(page, page.locator(kind.field), BEGUN);
    await finishTyping(page, page.locator(kind.field));
    expect(await shifts()).toEqual([]);
  });
});
