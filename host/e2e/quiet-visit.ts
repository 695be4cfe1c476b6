import { expect } from 'vitest';
import { openPage, scrollThrough, siteOrigin } from './support.ts';
import { browser } from './visit.ts';

/**
 * Reads a page of ours to its end, everything unfolded: it is complete, reports no error, requests
 * nothing from other sites, and leaves nothing in the browser.
 */
export async function visitQuietly(path: string): Promise<void> {
  const [page, pageErrors] = await openPage(browser);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const response = await page.goto(siteOrigin + path);
  expect(response?.status()).toBe(200);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toMatch(/.{4,} \| Sarathi Abroad$/);
  // A folded element fetches its code once it is opened.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await scrollThrough(page);
  await page.waitForFunction(() => !document.querySelector(':not(:defined)'), undefined, {
    polling: 100,
  });
  expect(pageErrors).toEqual([]);
  expect([...origins]).toEqual([siteOrigin]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const workers = () => navigator.serviceWorker.getRegistrations();
  expect(await page.evaluate(workers)).toEqual([]);
}
