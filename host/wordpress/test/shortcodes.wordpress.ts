import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import {
  blockMarkup,
  customHtml,
  elementsIn,
  lookAt,
  paragraph,
  shortcodeBlock,
} from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

/** Written text, and its element. */
const SPELLINGS = [
  ['[sa-cost-calculator sync-url]', '<sa-cost-calculator sync-url>'],
  ['[sa-cost-calculator sync-url=true]', '<sa-cost-calculator sync-url>'],
  ['[sa-cost-calculator country=Canada]', '<sa-cost-calculator country="ca">'],
  ['[sa-cost-calculator<br>country="ca"]', '<sa-cost-calculator country="ca">'],
  ['[sa-contact-form heading=“We don’t wait”]', '<sa-contact-form heading="We don’t wait">'],
  ['[sa-contact-form heading=‘We don’t wait’]', '<sa-contact-form heading="We don’t wait">'],
  ['[sa-contact-form heading="Ask “us” now"]', '<sa-contact-form heading="Ask “us” now">'],
  ['[sa-contact-form heading="Ask &#91;us&#93;"]', '<sa-contact-form heading="Ask [us]">'],
  ['[sa-contact-form\u00a0heading=“Ask\u00a0us”]', '<sa-contact-form heading="Ask us">'],
  ['[SA-Contact-Form SUBJECT="visa"]', '<sa-contact-form subject="visa">'],
  ['[Sa-Contact_form subject="visa"]', '<sa-contact-form subject="visa">'],
  ['[sa_visa_requirements hide_heading="true"]', '<sa-visa-requirements hide-heading>'],
  ['[saContactForm headingLevel=3]', '<sa-contact-form heading-level="3">'],
  [
    '[sa-newsletter-form id=news class="a b" lang=hi]',
    '<sa-newsletter-form id="news" class="a b" lang="hi">',
  ],
] as const;

/** Written text, and the rest to read: `@` for each element, with the text between its tags. */
const UNFINISHED = [
  ['A [sa-contact-form] B [sa-contact-form]C[/sa-contact-form] D', 'A @ B @C D'],
  ['[SA_Contact_Form]A[/sa-contact-form] B', '@A B'],
  ['A [/sa-contact-form] B', 'A B'],
  ['[sa-contact-form /] A [/sa-contact-form]', '@ A'],
  ['[sa-contact-form]A [sale] B[/sa-contact-form] C', '@A [sale] B C'],
  [
    '[sa-contact-form subject=1\n\nSee [1].\n\n[sa-tools-catalogue]',
    '[sa-contact-form subject=1 See [1]. @',
  ],
  ['[sa-contact-form [sa-cost-calculator]', '[sa-contact-form @'],
  ['Write [[sa-contact-form]] there', 'Write [sa-contact-form] there'],
] as const;

/** Attempts to run a script on the page. */
const ATTACKS = [
  `[sa-contact-form heading='"><script>window.hacked=1</script>']`,
  '[sa-contact-form heading="<img src=x onerror=window.hacked=1>"]',
  '[sa-contact-form onclick="window.hacked=1" onmouseover=window.hacked=1]',
  `[sa-contact-form class='x" onfocus="window.hacked=1" autofocus x="']`,
  '[sa-contact-form id="&quot;&gt;&lt;script&gt;window.hacked=1&lt;/script&gt;"]',
  '[sa-contact-form style="background:url(javascript:window.hacked=1)"]',
  "[sa-contact-form lang='\"><svg onload=window.hacked=1>']",
  '[sa-contact-form]<script>window.hacked=1</script><img src=x onerror=window.hacked=1>[/sa-contact-form]',
  '[sa-contact-form]<a href="javascript:window.hacked=1">press</a>[/sa-contact-form]',
  '[sa-contact-form api-base="https://evil.example" site-base="https://evil.example"]',
  '[sa-contact-form subject="visa&quot; onclick=&quot;window.hacked=1"]',
  '[sa-contact-form heading=“"onclick=window.hacked=1”]',
  '[sa-<script>window.hacked=1</script>]',
  '[sa-contact-form nothing="&lt;script&gt;window.hacked=1&lt;/script&gt;"]',
];

const ATTACKING_BLOCKS = [
  { tag: 'sa-contact-form', attributes: { heading: '"><script>window.hacked=1</script>' } },
  { tag: 'sa-contact-form', attributes: { onclick: 'window.hacked=1' } },
  { tag: 'sa-contact-form', attributes: { '"><script>window.hacked=1</script>': 'x' } },
  { tag: 'img src=x onerror=window.hacked=1', attributes: {} },
  { tag: 'script>window.hacked=1</script', attributes: {} },
  { tag: 'sa-contact-form', attributes: { 'api-base': 'https://evil.example' } },
];

describe('shortcodes', () => {
  const wordpress = new WordPress(inject('newest'));
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  it.each([
    ['a Shortcode block', shortcodeBlock],
    ['a paragraph', paragraph],
    ['the classic editor', (text: string) => text],
  ])('are understood in any spelling, in %s', async (_, write) => {
    const { content } = await wordpress.createPost('author', {
      content: SPELLINGS.map(([text]) => write(text)).join('\n\n'),
    });
    expect(elementsIn(content.rendered)).toEqual(
      SPELLINGS.flatMap(([, element]) => elementsIn(element)),
    );
    expect(content.rendered).not.toMatch(/\[\/?sa/i);
  });

  it('take in nothing of the text around them', async () => {
    const rendered = await wordpress.php<string[]>(`
      return array_map( static function ( $text ) { return apply_filters( 'the_content', $text ); }, ${toPhp(UNFINISHED.map(([text]) => text))} );
    `);
    const words = (html: string) =>
      html
        .replace(/<sa-[^>]*>(<a .*?<\/a>)?/g, '@')
        .replace(/<[^>]*>/g, '')
        .replace(/&#0?91;/g, '[')
        .replace(/&#0?93;/g, ']')
        .replace(/\s+/g, ' ')
        .trim();
    expect(rendered.map(words)).toEqual(UNFINISHED.map(([, read]) => read));
  });

  it('have no place in titles and excerpts', async () => {
    const stripped = await wordpress.php<string[]>(`
      return array_map( static function ( $filter ) { return apply_filters( $filter, 'Costs [SA_Contact_Form]now', 0 ); }, array( 'the_title', 'single_post_title', 'widget_title', 'document_title', 'get_the_excerpt' ) );
    `);
    expect(new Set(stripped)).toEqual(new Set(['Costs now']));
  });

  it('are rendered where WordPress renders none, and those of other plugins are not', async () => {
    const texts = await wordpress.php<string[]>(`
      add_shortcode( 'other', '__return_empty_string' );
      return array_map( static function ( $filter ) { return apply_filters( $filter, '[other] [sa-contact-form]' ); }, array( 'widget_custom_html_content', 'term_description', 'get_the_archive_description' ) );
    `);
    for (const text of texts) {
      expect(text).toContain('[other] ');
      expect(elementsIn(text)).toEqual([{ tag: 'sa-contact-form', attributes: {} }]);
    }
  });

  // PHP counts the steps of a search, and fails once they are too many.
  it.each([
    ['values, without a last bracket', `'[sa-contact-form ' . str_repeat( 'subject="" ', 300 )`],
    ['open quotes', `'[sa-contact-form ' . str_repeat( 'subject="visa ', 300 ) . ']'`],
    ['open shortcodes', `str_repeat( '[sa-contact-form subject="', 300 )`],
    ['shortcodes', `str_repeat( '[sa-contact-form] ', 300 )`],
  ])('are found in a text full of %s, in steps that grow no faster', async (_, text) => {
    const mended = await wordpress.php<string>(`
      ini_set( 'pcre.jit', '0' );
      ini_set( 'pcre.backtrack_limit', '20000' );
      return sa_widgets_mend_shortcodes( '[SA_cost_calculator country=ca]' . ${text} . '<p>[1]</p>' );`);
    expect(mended).toMatch(/^\[sa-cost-calculator country=ca \/\]/);
  });

  it('leave a text as it is if PHP fails to search it', async () => {
    const text = '[SA_Contact_Form] '.repeat(20);
    const mended = await wordpress.php<string>(`
      ini_set( 'pcre.jit', '0' );
      ini_set( 'pcre.backtrack_limit', '1' );
      return sa_widgets_mend_shortcodes( ${toPhp({ text })}['text'] );`);
    expect(mended).toBe(text);
  });

  it('show visitors a page that works where everything is wrong, and the author each reason', async () => {
    const { link } = await wordpress.createPost('author', {
      content: [
        shortcodeBlock('[sa-contact-form subject="visum" colour="red"]'),
        paragraph('[sa-cost-calculator country="atlantis"]'),
        blockMarkup({ tag: 'sa-visa-requirements', attributes: { tab: 'nonsense', bogus: '1' } }),
        blockMarkup({ tag: 'sa-nothing', attributes: {} }),
      ].join('\n\n'),
    });
    const html = await wordpress.read(link);
    expect(elementsIn(html).map(({ attributes }) => attributes)).toEqual([{}, {}, {}]);
    expect(html).not.toMatch(/sa-widgets-note|visum|atlantis|nonsense|bogus|\[sa-/);
    const notes = await wordpress.read(link, 'author');
    for (const reason of ['visum', 'colour', 'atlantis', 'nonsense', 'bogus']) {
      expect(notes).toContain(`“${reason}”`);
    }
  });

  /** WordPress filters the texts of contributors in the same way. */
  it('let no script of an author onto the page', async () => {
    const content = [
      ...ATTACKS.flatMap((text) => [shortcodeBlock(text), paragraph(text), customHtml(text)]),
      ...ATTACKING_BLOCKS.map((block) => blockMarkup(block)),
      blockMarkup(
        { tag: 'sa-contact-form', attributes: {} },
        {
          colors: {
            primary: 'red;}</style><script>window.hacked=1</script>',
            '"><svg onload=window.hacked=1>': 'red',
          },
          anchor: '"><svg onload=window.hacked=1>',
          className: '"><svg onload=window.hacked=1>',
        },
      ),
      customHtml(
        '<div data-sa-element="sa-contact-form" data-heading="<img src=x onerror=window.hacked=1>" onclick="window.hacked=1"></div>',
      ),
      customHtml('<div data-sa-element="img onerror=window.hacked=1 src=x"></div>'),
    ].join('\n\n');
    const { link } = await wordpress.createPost('author', { content });
    for (const page of [(await openPage(browser))[0], await wordpress.openAs(browser, 'editor')]) {
      await page.goto(link);
      await lookAt(page, [{ tag: 'sa-contact-form', attributes: {} }]);
      expect(
        await page.evaluate(() => ({
          hacked: 'hacked' in window,
          handlers: [...document.querySelectorAll('main *')].flatMap((node) =>
            node.getAttributeNames().filter((name) => name.startsWith('on')),
          ),
          bases: document.querySelectorAll('[api-base], [site-base]').length,
          links: [...document.querySelectorAll('a')].filter(({ href }) =>
            href.startsWith('javascript:'),
          ).length,
        })),
      ).toEqual({ hacked: false, handlers: [], bases: 0, links: 0 });
      await page.close();
    }
  });

  it('are as wide as Row and Stack blocks allow', async () => {
    const group = (layout: object, inner: string) =>
      `<!-- wp:group ${JSON.stringify({ layout })} -->\n<div class="wp-block-group">${inner}</div>\n<!-- /wp:group -->`;
    const inner =
      shortcodeBlock('[sa-contact-form]') +
      blockMarkup({ tag: 'sa-cost-calculator', attributes: {} });
    const { link } = await wordpress.createPost('author', {
      content:
        group({ type: 'flex', flexWrap: 'nowrap' }, inner) +
        group(
          { type: 'flex', orientation: 'vertical' },
          inner.replaceAll('sa-contact-form', 'sa-newsletter-form'),
        ),
    });
    const [page] = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(link);
    for (const tag of ['sa-contact-form', 'sa-newsletter-form', 'sa-cost-calculator']) {
      await lookAt(page, [{ tag, attributes: {} }]);
      for (const element of await page.locator(tag).all()) {
        expect((await element.boundingBox())?.width).toBeGreaterThan(200);
      }
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.close();
  });

  it('print the script once, as a module that optimisers leave alone', async () => {
    const { link } = await wordpress.createPost('author', {
      content: shortcodeBlock('[sa-contact-form]') + paragraph('[sa-cost-calculator]'),
    });
    const scripts = (await wordpress.read(link)).match(/<script[^>]+sa-loader\.js[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain(`src="${siteOrigin}/embed/sa-loader.js"`);
    for (const attribute of [
      'type="module"',
      'async',
      'data-cfasync="false"',
      'nowprocket',
      'data-noptimize',
      'data-no-optimize',
    ]) {
      expect(scripts[0]).toContain(attribute);
    }
    expect(await wordpress.read(`${wordpress.site.origin}/?p=0`)).not.toContain('sa-loader.js');
  });
});
