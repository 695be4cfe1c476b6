import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { headerLinks } from '../../widgets/content/navigation.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { launch, openPage, scrollThrough, siteOrigin } from './support.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** The focused element in the innermost tree, and whether its focus is visible. */
async function focusStop(page: Page) {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused.matches('html, body')) return undefined;
    const { top, right, bottom, left } = focused.getBoundingClientRect();
    const outlines: string[] = [];
    // A card may show the outline instead of the link inside it.
    for (let node: Element | null = focused; node; node = node.parentElement) {
      for (const part of [undefined, '::after'])
        outlines.push(getComputedStyle(node, part).outlineStyle);
    }
    return {
      name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
      hasOutline: outlines.some((style) => style !== 'none'),
      isInWindow: bottom > 0 && top < innerHeight && left >= 0 && right <= innerWidth,
    };
  });
}

/** Words of four letters or more that break over two lines, in the page and in every element. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const textsIn = (root: ParentNode): Text[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        ...(node.shadowRoot ? textsIn(node.shadowRoot) : []),
        ...[...node.childNodes].filter((child): child is Text => child instanceof Text),
      ]);
    return textsIn(document).flatMap((text) => {
      const parent = text.parentElement as Element;
      const isShown = parent.checkVisibility() && getComputedStyle(parent).clipPath === 'none';
      if (!isShown || parent.closest('code, pre, style, script')) return [];
      return [...text.data.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return new Set(tops).size > 1 ? [word] : [];
      });
    });
  });

const browser = await launch();
afterAll(() => browser.close());

describe('the pages', () => {
  it.each([320, 360])('break no word of a page %i px wide', async (width) => {
    const [page] = await openPage(browser, { viewport: { width, height: 740 } });
    for (const path of ['/', '/about', '/tools', '/tools#cost-calculator', '/contact']) {
      await page.goto(siteOrigin + path);
      await scrollThrough(page);
      expect([path, await brokenWords(page)]).toEqual([path, []]);
    }
  });

  it.each([
    ['Home', 'Study abroad, step by step'],
    ['About Us', 'Plain answers about studying abroad'],
    ['Tools', 'Work it out before you decide'],
    ['Blog', 'Plan your studies abroad'],
    ['Contact Us', 'Let us talk about your plans'],
  ])(
    '"%s" in the header leads to the page "%s", whose link alone is marked',
    async (name, title) => {
      const [page] = await openPage(browser);
      const nav = page.getByRole('navigation', { name: 'Main' });
      const marked = nav.locator('[aria-current]');
      await page.goto(`${siteOrigin}/privacy`);
      expect(await marked.count()).toBe(0);
      await nav.getByRole('link', { name }).click();
      const path = headerLinks.find(({ label }) => label === name)?.href;
      await page.waitForURL(siteOrigin + path);
      expect(await heading(page)).toBe(title);
      expect(await marked.allTextContents()).toEqual([name]);
    },
  );

  it('leads from a card of the blog to its article, under its own title', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/blog`);
    const links = page.locator('sa-blog-list h3 a');
    expect(await links.count()).toBe(10);
    await links.first().click();
    await page.waitForURL(`${siteOrigin}/blog/${posts[0]?.slug}`);
    expect(await heading(page)).toBe(posts[0]?.title);
  });

  it.each([
    ['/', 1280],
    ['/', 360],
    ['/about', 360],
    ['/blog', 360],
    ['/blog/us-f1-visa-interview', 360],
    ['/contact', 1280],
    ['/tools', 1280],
  ])(
    '%s at %i px lets the Tab key through to its end, and shows where it is',
    async (path, width) => {
      const [page] = await openPage(browser, {
        viewport: { width, height: 740 },
      });
      await page.goto(siteOrigin + path);
      await scrollThrough(page);
      const names: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focusStop(page);
        if (!stop) break;
        names.push(stop.name);
        expect(names.length, names.at(-1)).toBeLessThan(200);
        expect(stop, stop.name).toMatchObject({ hasOutline: true, isInWindow: true });
      }
      expect(names[0]).toContain('Skip to the content');
      expect(names.at(-1)).toContain('Chat with');
    },
  );
});
