import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import {
  asWished,
  blockMarkup,
  customHtml,
  EXAMPLES,
  type Example,
  elementsIn,
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

/** An author's room, kept, and the markup of a drawn snippet, of which nothing may be left as text. */
const SNIPPET = customHtml(
  '<sa-contact-form style="display: flow-root; min-block-size: 766px"><template shadowrootmode="open"><style>:host{all:initial}</style><form></form></template><a href="https://our-site.example/contact">Write to us</a></sa-contact-form>',
);

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

it('is a table of all fourteen elements', () => {
  expect(EXAMPLES).toHaveLength(14);
});

describe.each(sites)('every element in %s', (_, site) => {
  if (!site) return it.skip('which cannot be downloaded here', () => {});
  const wordpress = new WordPress(site);
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  const contentBy = (way: string) =>
    EXAMPLES.map((example) => WAYS[way]?.(example) ?? '').join('\n\n');

  it.each(ROLES)('may be saved by the %s in every way', async (role) => {
    for (const way of Object.keys(WAYS)) {
      const { content } = await wordpress.createPost(role, {
        content: contentBy(way),
        status: role === 'contributor' ? 'pending' : 'publish',
      });
      const isPlaceholder = way.startsWith('a placeholder');
      const seen = isPlaceholder ? placeholdersIn(content.rendered) : elementsIn(content.rendered);
      expect([way, seen]).toMatchObject([way, EXAMPLES]);
      expect(content.rendered).not.toMatch(/\[\/?sa[-_]/i);
    }
  });

  it('keeps the room of an author’s snippet, and nothing of its drawn markup', async () => {
    const { content } = await wordpress.createPost('author', { content: SNIPPET });
    expect(content.raw).toMatch(/display: ?flow-root; ?min-block-size: ?766px/);
    expect(content.raw).toContain('Write to us');
    expect(content.raw).not.toMatch(/:host|template/);
  });

  it.each(Object.keys(WAYS))('is drawn on the page by %s', async (way) => {
    const { link } = await wordpress.createPost('author', { content: contentBy(way) });
    const [page, pageErrors] = await openPage(browser);
    await page.goto(link);
    expect(await lookAt(page, EXAMPLES)).toEqual(asWished(EXAMPLES));
    const scripts = await page
      .locator('script[src*="sa-loader.js"]')
      .evaluateAll((nodes) =>
        (nodes as HTMLScriptElement[]).map(({ type, async }) => [type, async]),
      );
    expect(scripts).toEqual([['module', true]]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  /** Only administrators may place widgets. */
  it.each([
    ['a Shortcode block', (text: string) => ['block', { content: shortcodeBlock(text) }] as const],
    ['a text widget', (text: string) => ['text', { text, filter: true, visual: true }] as const],
    ['a Custom HTML widget', (text: string) => ['custom_html', { content: text }] as const],
  ])('reaches the sidebar by %s', async (_, widgetOf) => {
    await wordpress.placeWidgets(EXAMPLES.map((example) => widgetOf(shortcode(example))));
    const html = await wordpress.read(site.origin);
    expect(elementsIn(html)).toMatchObject(EXAMPLES);
    expect(html).toContain('sa-loader.js');
    expect(html).not.toMatch(/\[\/?sa[-_]/i);
  });
});

/** The elements of the placeholders in HTML. */
const placeholdersIn = (html: string) =>
  Array.from(
    html.matchAll(/<div([^>]*)data-sa-element="([^"]+)"([^>]*)>/g),
    ([, before, tag, after]) => {
      const [{ attributes } = { attributes: {} }] = elementsIn(
        `<sa-x ${before}${after}></sa-x>`.replaceAll(' data-', ' '),
      );
      return { tag, attributes };
    },
  );
