import { describe, expect, it } from 'vitest';
import { readPieces, serveInPieces } from './slow-site.ts';
import { holdBack, openPage, scrollThrough, siteOrigin, watchShifts } from './support.ts';
import { browser } from './visit.ts';

interface Place {
  width: number;
  /** Scroll position of the page when the builder arrives, in px. */
  top: number;
}

/**
 * Tests that nothing moves which a visitor may have begun to read: these routes while their documents
 * and scripts arrive, and the builder's page at these places.
 */
export function describeShifts(paths: readonly string[], places: readonly Place[]): void {
  describe('the part that a visitor has begun to read', () => {
    /** A visitor without a preference for less motion: an animation may move other elements. */
    const openMoving = (width = 360) =>
      openPage(browser, { viewport: { width, height: 740 }, reducedMotion: 'no-preference' });

    it.each(paths)('%s does not move when its scripts arrive', async (path) => {
      const [page] = await openMoving();
      const shifts = await watchShifts(page);
      await page.goto(siteOrigin + path);
      await page.waitForFunction(() => document.querySelector('sa-site-header:defined'));
      await scrollThrough(page);
      expect(await shifts()).toEqual([]);
    });

    it.each(paths)('%s does not move while its document arrives', async (path) => {
      const pieces = await readPieces(path);
      const site = await serveInPieces(false);
      const [page] = await openMoving();
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
    });

    it('/ does not move when its deadlines are late', async () => {
      const [page] = await openMoving();
      const shifts = await watchShifts(page);
      const deadlines = await holdBack(page, '**/chunks/deadlines-*.js');
      await page.goto(siteOrigin);
      const teaser = page.locator('sa-tools-teaser');
      await teaser.evaluate((element) => {
        element.nextElementSibling?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await deadlines.requested;
      deadlines.release();
      await teaser.getByRole('heading', { name: 'Next deadlines' }).waitFor();
      expect(await shifts()).toEqual([]);
    });

    it.each(places)(
      '/partners does not move when the builder is late, $width px wide and $top px down',
      async ({ width, top }) => {
        const [page] = await openMoving(width);
        const shifts = await watchShifts(page);
        const manifest = await holdBack(page, '**/embed/custom-elements.json');
        await page.goto(`${siteOrigin}/partners`);
        await manifest.requested;
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await page.waitForFunction(() => scrollY > 0);
        manifest.release();
        const drawn = page.frameLocator('sa-embed-builder iframe').locator('sa-consultation-form');
        await drawn.getByLabel('Full name').waitFor({ state: 'attached' });
        expect(await shifts()).toEqual([]);
      },
    );
  });
}
