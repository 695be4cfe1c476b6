import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { routes } from './routes.ts';
import { readPieces, serveInPieces } from './slow-site.ts';
import { holdBack, launch, openPage, scrollThrough, siteOrigin, watchShifts } from './support.ts';

describe('what a visitor has begun to read', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(routes)('%s does not move when its scripts arrive', async (path) => {
    const [page] = await openPage(browser, { viewport: { width: 360, height: 740 } });
    const shifts = await watchShifts(page);
    await page.goto(siteOrigin + path);
    await page.waitForFunction(() => document.querySelector('sa-site-header:defined'));
    await scrollThrough(page);
    expect(await shifts()).toEqual([]);
    await page.close();
  });

  it.each(routes)('%s does not move while its document arrives', async (path) => {
    const pieces = await readPieces(path);
    const site = await serveInPieces(false);
    onTestFinished(site.close);
    const [page] = await openPage(browser, { viewport: { width: 360, height: 740 } });
    const shifts = await watchShifts(page);
    await page.goto(site.origin, { waitUntil: 'commit' });
    for (const piece of pieces) {
      await site.send(piece);
      // The browser has drawn what it has.
      await shifts();
    }
    site.end();
    await page.waitForLoadState();
    expect(await shifts()).toEqual([]);
    await page.close();
  });

  // Where the builder fills the window, where it ends, and where its preview is.
  const places = [360, 1280].flatMap((width) => [900, 2600, 3200].map((top) => ({ width, top })));
  it.each(places)(
    '/partners does not move when the builder is late, $width px wide and $top px down',
    async ({ width, top }) => {
      const [page] = await openPage(browser, { viewport: { width, height: 740 } });
      const shifts = await watchShifts(page);
      const manifest = await holdBack(page, '**/embed/custom-elements.json');
      await page.goto(`${siteOrigin}/partners`);
      await manifest.requested;
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await page.waitForFunction(() => scrollY > 0);
      manifest.release();
      const drawn = page.frameLocator('sa-embed-builder iframe').locator('sa-consultation-form');
      await drawn.getByLabel('Full name').waitFor({ state: 'attached' });
      expect(await shifts()).toEqual([]);
      await page.close();
    },
  );
});
