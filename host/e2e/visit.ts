import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { launch, openPage, siteOrigin } from './support.ts';

/** The browser of the test file that imports this. */
export const browser = await launch();
afterAll(() => browser.close());

/** Opens a page of our site, or another address, until the end of the test. */
export async function visit(
  address: string,
  options?: BrowserContextOptions,
): Promise<[Page, string[]]> {
  const [page, errors] = await openPage(browser, options);
  await page.goto(new URL(address, siteOrigin).href);
  return [page, errors];
}
