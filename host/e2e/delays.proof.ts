import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { posts } from '../../widgets/content/posts/posts.ts';
import { readPieces, serveInPieces, slowProcessor } from './slow-site.ts';
import { holdBack, launch, openPage, settled, siteOrigin, watchShifts } from './support.ts';

interface Kind {
  path: string;
  /** The field that a visitor fills in. */
  field(page: Page): Locator;
  /** A button whose press only our code can answer. */
  button(page: Page): Locator;
  /** Present once the button was pressed, and as often as its press counted. */
  answer(page: Page): Locator;
}

const newsletter = (page: Page) => page.locator('sa-newsletter-form').getByLabel('Email for our');

const chat: Pick<Kind, 'button' | 'answer'> = {
  button: (page) => page.locator('sa-chat-widget button').first(),
  // Pressed twice, it would be closed.
  answer: (page) => page.locator('sa-chat-widget button[aria-expanded=true]').first(),
};

/** One route of each kind. */
const kinds: Kind[] = [
  {
    path: '/',
    field: (page) => page.locator('sa-consultation-form').getByLabel('Full name'),
    ...chat,
  },
  { path: '/about', field: newsletter, ...chat },
  {
    path: '/tools',
    field: newsletter,
    button: (page) => page.getByRole('button', { name: 'Open Tool: Cost Calculator' }).first(),
    answer: (page) => page.locator('sa-tools-catalogue sa-cost-calculator'),
  },
  {
    path: '/blog',
    field: (page) => page.locator('sa-blog-newsletter').getByLabel('Your email address'),
    button: (page) => page.locator('sa-blog-list button[aria-pressed]').nth(1),
    answer: (page) => page.locator('sa-blog-list button:nth-of-type(2)[aria-pressed=true]'),
  },
  { path: `/blog/${posts[0]?.slug}`, field: newsletter, ...chat },
  {
    path: '/contact',
    field: (page) => page.locator('sa-contact-form').getByLabel('Message', { exact: true }),
    button: (page) => page.locator('sa-office-map button').first(),
    answer: (page) => page.locator('sa-office-map iframe'),
  },
  {
    path: '/partners',
    field: (page) => page.getByLabel('HTML of your page'),
    button: (page) => page.getByRole('button', { name: 'Check', exact: true }),
    answer: (page) => page.getByText('or the lines that you have put into it.'),
  },
  {
    path: '/partners/sa-scholarship-finder',
    field: (page) => page.locator('.live').getByLabel('Keyword Search'),
    button: (page) => page.locator('.live').getByRole('button', { name: 'Find Scholarships' }),
    answer: (page) => page.locator('.live').getByRole('heading', { name: /^Found \d+ Sch/ }),
  },
  { path: '/privacy', field: newsletter, ...chat },
];

const [BEGUN, REST] = ['asha.rao', '@example.com'];

const browser: Browser = await launch();
afterAll(() => browser.close());

async function open() {
  const viewport = { width: 360, height: 740 };
  const [page, errors] = await openPage(browser, { viewport, reducedMotion: 'no-preference' });
  return { page, errors, shifts: await watchShifts(page) };
}

/** Whether a request is for code or data; what is in /assets belongs to the page, as its style sheet does. */
const isLate = (request: Request) =>
  /script|fetch|xhr|other/.test(request.resourceType()) && !request.url().includes('/assets/');

/** The scripts and data that a page fetches while a visitor does something on it. */
async function listRequests(path: string, act: (page: Page) => Promise<unknown>) {
  const { page } = await open();
  const found = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (isLate(request) && origin === siteOrigin) found.add(pathname);
  });
  await page.goto(siteOrigin + path);
  await act(page);
  await settled(page);
  await page.close();
  return [...found];
}

async function type(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.type(text);
}

const typed = await Promise.all(
  kinds.map(async (kind) => {
    const late = await listRequests(kind.path, (page) => type(page, kind.field(page), BEGUN));
    return late.map((late) => ({ ...kind, late }));
  }),
);
const pressed = await Promise.all(
  kinds.map(async (kind) => {
    const late = await listRequests(kind.path, async (page) => {
      await kind.button(page).click();
      await kind.answer(page).waitFor();
    });
    // A press before our first script has arrived does nothing (decision 015).
    return late.filter((path) => !path.endsWith('sa-loader.js')).map((late) => ({ ...kind, late }));
  }),
);

/** A tool that a link opens, once it can be used. */
const LINK = '/tools#cost-calculator';
const isOpen = (page: Page) =>
  page.locator('sa-tools-catalogue sa-cost-calculator').getByLabel('Country of Study').waitFor();
const opened = await listRequests(LINK, isOpen);

describe('a visitor of a slow page', () => {
  it.concurrent.each(opened)(
    'of a link to a tool sees nothing move where %s is late',
    async (late) => {
      const { page, errors, shifts } = await open();
      const code = await holdBack(page, `**${late}`);
      await page.goto(siteOrigin + LINK, { waitUntil: 'commit' });
      await page.locator('sa-tools-catalogue').waitFor();
      await shifts();
      code.release();
      await isOpen(page);
      await settled(page);
      expect(await shifts()).toEqual([]);
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it.concurrent.each(typed.flat())(
    'of $path loses no key where $late is late',
    async ({ path, field, late }) => {
      const { page, errors, shifts } = await open();
      const code = await holdBack(page, `**${late}`);
      await page.goto(siteOrigin + path, { waitUntil: 'commit' });
      await type(page, field(page), BEGUN);
      code.release();
      await page.keyboard.type(REST);
      await settled(page);
      expect(await field(page).inputValue()).toBe(BEGUN + REST);
      expect(await shifts()).toEqual([]);
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it.concurrent.each(pressed.flat())(
    'of $path is answered once where $late is late',
    async ({ path, button, answer, late }) => {
      const { page, errors } = await open();
      const code = await holdBack(page, `**${late}`);
      // The loader has run: it is no async script on our pages.
      await page.goto(siteOrigin + path, { waitUntil: 'domcontentloaded' });
      await button(page).click();
      code.release();
      await answer(page).waitFor();
      await settled(page);
      expect(await answer(page).count()).toBe(1);
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it.each(kinds)('of $path loses no key where its document comes in pieces', async (kind) => {
    const pieces = await readPieces(kind.path);
    const site = await serveInPieces(true);
    onTestFinished(site.close);
    const { page, shifts } = await open();
    const field = kind.field(page);
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
    await page.keyboard.type(REST);
    await page.waitForLoadState();
    await settled(page);
    expect(await field.inputValue()).toBe(BEGUN + REST);
    expect(await shifts()).toEqual([]);
    await page.close();
  });

  it.each(kinds)('of $path loses no key on a processor six times slower', async (kind) => {
    const { page, shifts } = await open();
    await slowProcessor(page, 6);
    await page.goto(siteOrigin + kind.path, { waitUntil: 'commit' });
    await type(page, kind.field(page), BEGUN + REST);
    await settled(page);
    expect(await kind.field(page).inputValue()).toBe(BEGUN + REST);
    expect(await shifts()).toEqual([]);
    await page.close();
  });
});
