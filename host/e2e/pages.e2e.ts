import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerLinks } from '../../widgets/content/navigation.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import { launch, openPage, scrollThrough, siteOrigin } from './support.ts';

/** Tags of the elements that an author placed on a page, in order, each with its anchor. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ localName }) => localName.startsWith('sa-'))
      .map(({ localName, id }) => (id ? `${localName}#${id}` : localName)),
  );

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

/** Words of four letters or more that stand on two lines, in the page and in every element. */
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
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([320, 360])('break no word of a page %i px wide', async (width) => {
    const [page] = await openPage(browser, { viewport: { width, height: 740 } });
    for (const path of ['/', '/about', '/tools', '/tools#cost-calculator', '/contact']) {
      await page.goto(siteOrigin + path);
      await scrollThrough(page);
      expect([path, await brokenWords(page)]).toEqual([path, []]);
    }
  });

  it.each([
    [
      '/',
      [
        'sa-hero',
        'sa-updates-strip',
        'sa-success-stories',
        'sa-consultant-guide',
        'sa-consultation-form#consultation',
        'sa-tools-teaser#tools',
        'sa-university-matcher',
        'sa-blog-teaser#blog',
        'sa-call-to-action',
      ],
    ],
    [
      '/about',
      [
        'sa-page-hero',
        'sa-stats-strip',
        'sa-our-story',
        'sa-milestones',
        'sa-mission-values',
        'sa-team',
        'sa-testimonials#testimonials',
        'sa-call-to-action',
      ],
    ],
    [
      '/contact',
      [
        'sa-page-hero',
        'sa-consultation-form#consultation',
        'sa-contact-form',
        'sa-contact-info',
        'sa-office-map',
        'sa-faq',
      ],
    ],
    ['/blog', ['sa-page-hero', 'sa-blog-list', 'sa-blog-newsletter#newsletter', 'sa-tools-teaser']],
    ['/tools', ['sa-page-hero', 'sa-tools-catalogue', 'sa-study-destinations#countries']],
  ])('%s has its parts in their order', async (path, parts) => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(siteOrigin + path);
    expect(await partsOf(page)).toEqual(parts);
    await page.close();
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
      await page.close();
    },
  );

  it('leads from the cards of the blog to ten articles, each under its own title', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/blog`);
    const links = page.locator('sa-blog-list h3 a');
    const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(hrefs).toHaveLength(10);
    await links.first().click();
    for (const [index, { title }] of posts.entries()) {
      await page.goto(hrefs[index] as string);
      expect(await heading(page)).toBe(title);
    }
    await page.close();
  });

  it.each([
    ['/privacy', 'Privacy policy'],
    ['/terms', 'Terms of use'],
    ['/cookies', 'Cookie policy'],
  ])('%s is headed "%s" and says when it was last changed', async (path, title) => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin + path);
    expect(await heading(page)).toBe(title);
    const hero = page.locator('sa-page-hero');
    await hero.getByText(/^Last updated on \d{1,2} [A-Z][a-z]+ 20\d\d\.$/).waitFor();
    expect(await page.locator('main.prose > h2').count()).toBeGreaterThan(4);
    await page.close();
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
      await page.close();
    },
  );

  it('takes a visitor through the success stories by keyboard alone', async () => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin);
    await scrollThrough(page);
    const stories = page.locator('sa-success-stories');
    const isFocused = (element: Element) => element.matches(':focus');
    await stories.getByRole('searchbox').focus();
    await page.keyboard.type('leeds');
    await page.keyboard.press('Enter');
    await stories.getByText('Showing 1 of 2 stories').waitFor();
    const card = stories.getByRole('button', {
      name: 'University of Delhi to University of Leeds',
    });
    while (!(await card.evaluate(isFocused))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await stories.getByRole('article').waitFor();
    await page.keyboard.press('Shift+Tab');
    const back = stories.getByRole('button', { name: 'Back to All Stories' });
    expect(await back.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => card.evaluate(isFocused)).toBe(true);
    await page.close();
  });
});
