import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import {
  asWished,
  blockMarkup,
  customHtml,
  EXAMPLES,
  type Example,
  lookAt,
  paragraph,
  placeholder,
  shortcode,
  shortcodeBlock,
  tagOf,
} from './elements.ts';
import { ROLES, WordPress } from './wordpress.ts';

/** How an element gets into a post. */
const WAYS: Record<string, (example: Example) => string> = {
  'the block': (example) => blockMarkup(example),
  'a Shortcode block': (example) => shortcodeBlock(shortcode(example)),
  'a paragraph': (example) => paragraph(shortcode(example)),
  'the classic editor': (example) => `Before it.\n\n${shortcode(example)}\n\nAfter it.`,
  'its tag in a Custom HTML block': (example) => customHtml(tagOf(example)),
  'a placeholder in a Custom HTML block': (example) => customHtml(placeholder(example)),
};

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

it('is a table of all fourteen elements', () => {
  expect(EXAMPLES).toHaveLength(14);
});

describe.each(sites)('every element by every way in %s', (_, site) => {
  if (!site) return it.skip('which cannot be had here', () => {});
  const wordpress = new WordPress(site);
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  describe.each(ROLES)('from the %s', (role) => {
    it.each(Object.keys(WAYS))('reaches the page by %s', async (way) => {
      const content = EXAMPLES.map((example) => WAYS[way]?.(example)).join('\n\n');
      const status = role === 'contributor' ? 'pending' : 'publish';
      const post = await wordpress.createPost(role, { content, status });
      const { link } = status === 'pending' ? await wordpress.publish('editor', post.id) : post;
      const [page, pageErrors] = await openPage(browser);
      await page.goto(link);
      expect(await lookAt(page, EXAMPLES)).toEqual(asWished(EXAMPLES));
      expect(await page.locator('body').textContent()).not.toMatch(/\[\/?sa[-_]/i);
      const scripts = await page
        .locator('script[src*="sa-loader.js"]')
        .evaluateAll((nodes) =>
          (nodes as HTMLScriptElement[]).map(({ type, async }) => [type, async]),
        );
      expect(scripts).toEqual([['module', true]]);
      expect(pageErrors).toEqual([]);
      await page.close();
    });
  });

  /** Only administrators may place widgets. */
  it.each([
    ['a Shortcode block', (text: string) => ['block', { content: shortcodeBlock(text) }] as const],
    ['a text widget', (text: string) => ['text', { text, filter: true, visual: true }] as const],
    ['a Custom HTML widget', (text: string) => ['custom_html', { content: text }] as const],
  ])('reaches the sidebar by %s', async (_, widgetOf) => {
    await wordpress.placeWidgets(EXAMPLES.map((example) => widgetOf(shortcode(example))));
    const [page, pageErrors] = await openPage(browser);
    await page.goto(wordpress.site.origin);
    expect(await lookAt(page, EXAMPLES)).toEqual(asWished(EXAMPLES));
    expect(await page.locator('body').textContent()).not.toMatch(/\[\/?sa[-_]/i);
    expect(pageErrors).toEqual([]);
    await page.close();
  });
});
