import { expect, it } from 'vitest';
import { posts } from '../../widgets/content/posts/posts.ts';
import { routes } from '../e2e/routes.ts';
import { siteOrigin } from '../e2e/support.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines, quiet, traces } from './support.ts';
import { press, see, waitFor } from './visitor.ts';

/** Without the partner pages: what they show is on the others too. */
const ownRoutes = routes.filter((route) => !route.startsWith('/partners'));

/** Scrolls through a page once and waits until every element that can be seen is defined. */
async function takeOver(page: EnginePage): Promise<void> {
  await waitFor('every element', () =>
    page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      scrollTo({ top: 0, behavior: 'instant' });
      const waiting = [...document.querySelectorAll(':not(:defined)')];
      return waiting.every((element) => element.closest('details:not([open])'));
    }),
  );
}

const overflow = (page: EnginePage) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

describeEngines('the routes', (stage) => {
  it('are taken over, quiet, and as wide as the window', async () => {
    const page = await stage.visit();
    const found: Record<string, unknown> = {};
    for (const route of ownRoutes) {
      await page.resize(1280, 800);
      await page.open(siteOrigin + route);
      await takeOver(page);
      const sideways: number[] = [];
      for (const width of [1280, 768, 360]) {
        await page.resize(width, 800);
        sideways.push(await overflow(page));
      }
      found[route] = { ...(await traces(page)), sideways };
    }
    const right = { ...quiet, sideways: [0, 0, 0] };
    expect(found).toEqual(Object.fromEntries(ownRoutes.map((route) => [route, right])));
  });

  it('are dark if the system is', async () => {
    const page = await stage.visit({ dark: true });
    for (const route of ['/', '/tools', '/contact', `/blog/${posts[0]?.slug}`]) {
      await page.open(siteOrigin + route);
      await takeOver(page);
      const brightness = await page.evaluate(() => {
        const colour = (node: Element, name: 'color' | 'backgroundColor') =>
          Math.max(...(getComputedStyle(node)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number));
        const header = document.querySelector('sa-site-header')?.shadowRoot?.querySelector('a');
        return [colour(document.body, 'backgroundColor'), colour(header as Element, 'color')];
      });
      expect(brightness[0], route).toBeLessThan(64);
      expect(brightness[1], route).toBeGreaterThan(160);
      expect(await traces(page), route).toEqual(quiet);
    }
  });

  it('open a menu on a phone that is as high as its links', async () => {
    const page = await stage.visit({ width: 360, height: 1080 });
    await page.open(`${siteOrigin}/`);
    await press(page, { css: 'sa-site-header >>> button', text: 'Menu' });
    const { box } = await see(page, { css: 'sa-site-header >>> [popover]' });
    expect(box.height).toBeGreaterThan(200);
    expect(box.height).toBeLessThan(400);
    await page.keys('Escape');
    await waitFor('the menu to close', async () =>
      page.evaluate(
        () => !document.querySelector('sa-site-header')?.shadowRoot?.querySelector(':popover-open'),
      ),
    );
  });
});
