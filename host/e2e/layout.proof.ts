import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { axeFindings, scrollThrough } from './support.ts';
import { visit } from './visit.ts';

describe('the layout of every route', () => {
  it.each(routes)(
    '%s passes axe in both themes and does not scroll sideways at 320 px',
    async (path) => {
      const [page] = await visit(path, {
        viewport: { width: 320, height: 640 },
        // The page's policy would block axe.
        bypassCSP: true,
      });
      await scrollThrough(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    },
  );
});
