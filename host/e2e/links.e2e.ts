import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../widgets/content/tools.ts';
import { routes } from './routes.ts';
import { launch, openPage, siteOrigin } from './support.ts';

/** Fragments of /tools that open a tool in place; tools.e2e.ts opens each. */
const openedByHash: string[] = [...tools.map(({ id }) => id), 'university-matcher'];

/** Every URL a page links to, including links in shadow trees. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

describe('the site', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('leads nowhere that is not there: every internal link and anchor of every route', async () => {
    const [page] = await openPage(browser);
    const found = new Map<string, string>();
    for (const path of routes) {
      await page.goto(siteOrigin + path);
      for (const href of await linksOf(page))
        if (href.startsWith(siteOrigin)) found.set(href, path);
    }
    await page.close();
    const dead: string[] = [];
    for (const [href, path] of found) {
      const { pathname, hash } = new URL(href);
      const response = await fetch(siteOrigin + pathname);
      const html = await response.text();
      if (!response.ok) dead.push(`${href} on ${path}`);
      const id = hash.slice(1);
      const isTool = pathname === '/tools' && openedByHash.includes(id);
      const isSetting = pathname === '/partners' && id.includes('=');
      if (id && !isTool && !isSetting && !html.includes(`id="${id}"`))
        dead.push(`${href} on ${path}`);
    }
    expect(dead).toEqual([]);
    expect(found.size).toBeGreaterThan(30);
  });
});
