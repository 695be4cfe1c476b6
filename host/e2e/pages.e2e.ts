import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { headerLinks } from '../../widgets/content/navigation.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { focusStop } from './keys.ts';
import { openPage, scrollThrough, siteOrigin } from './support.ts';
import { browser, visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

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

describe('the pages', () => {
  it('break no word on a phone', async () => {
    const [page] = await openPage(browser, { viewport: { width: 360, height: 740 } });
    for (const path of ['/', '/about', '/tools', '/tools#cost-calculator', '/contact']) {
      await page.goto(siteOrigin + path);
      await scrollThrough(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect([path, width, await brokenWords(page)]).toEqual([path, width, []]);
      }
    }
  });

  it('are led to from the header, in which the link to the page alone is marked, and from the blog', async () => {
    const [page] = await visit('/privacy');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const marked = nav.locator('[aria-current]');
    expect(await marked.count()).toBe(0);
    for (const [name, title] of [
      ['Home', 'Study abroad, step by step'],
      ['About Us', 'Plain answers about studying abroad'],
      ['Tools', 'Work it out before you decide'],
      ['Contact Us', 'Let us talk about your plans'],
      ['Blog', 'Plan your studies abroad'],
    ] as const) {
      await nav.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(siteOrigin + headerLinks.find(({ label }) => label === name)?.href);
      expect(await heading(page)).toBe(title);
      expect(await marked.allTextContents()).toEqual([name]);
    }
    const links = page.locator('sa-blog-list h3 a');
    expect(await links.count()).toBe(10);
    await links.first().click();
    await page.waitForURL(`${siteOrigin}/blog/${posts[0]?.slug}`);
    expect(await heading(page)).toBe(posts[0]?.title);
  });

  it.each([
    ['/', 1280],
    ['/', 360],
    ['/blog/us-f1-visa-interview', 360],
    ['/contact', 1280],
    ['/tools', 1280],
  ])(
    '%s at %i px lets the Tab key through to its end, and shows where it is',
    async (path, width) => {
      const [page] = await visit(path, { viewport: { width, height: 740 } });
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
