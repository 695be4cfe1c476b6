import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, customHtml, lookAt, paragraph, shortcodeBlock } from './elements.ts';
import { WordPress } from './wordpress.ts';

/** What an editor writes, and the attributes that the element must have. */
const SPELLINGS: [what: string, text: string, tag: string, attributes: Record<string, string>][] = [
  [
    'a flag without a value',
    '[sa-cost-calculator sync-url]',
    'sa-cost-calculator',
    { 'sync-url': '' },
  ],
  [
    'a flag by true',
    '[sa-cost-calculator sync-url=true]',
    'sa-cost-calculator',
    { 'sync-url': '' },
  ],
  ['curly quotes', '[sa-contact-form subject=“visa”]', 'sa-contact-form', { subject: 'visa' }],
  [
    'non-breaking spaces',
    '[sa-contact-form\u00a0subject="visa"]',
    'sa-contact-form',
    { subject: 'visa' },
  ],
  ['upper case', '[SA-Contact-Form SUBJECT="visa"]', 'sa-contact-form', { subject: 'visa' }],
  [
    'underscores',
    '[sa_visa_requirements hide_heading="true"]',
    'sa-visa-requirements',
    { 'hide-heading': '' },
  ],
  [
    'camelCase',
    '[sa-consultation-form consultationType="chat"]',
    'sa-consultation-form',
    { 'consultation-type': 'chat' },
  ],
  [
    'a bracket in a value',
    '[sa-consultation-form heading="Ask [us]"]',
    'sa-consultation-form',
    { heading: 'Ask [us]' },
  ],
  [
    'id, class and lang',
    '[sa-newsletter-form id="news" class="wide box" lang="hi"]',
    'sa-newsletter-form',
    { id: 'news', class: 'wide box', lang: 'hi' },
  ],
];

/** What somebody types to run a script on the page; none of it may. */
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
  const { origin } = wordpress.site;
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
    const { link } = await wordpress.createPost('author', {
      content: SPELLINGS.map(([, text]) => write(text)).join('\n\n'),
    });
    const [page] = await openPage(browser);
    await page.goto(link);
    const found = await page.locator('main').evaluate(
      (main, wanted) => {
        const elements = [...main.querySelectorAll('*')].filter(({ localName }) =>
          localName.startsWith('sa-'),
        );
        return elements.map((element, index) => [
          element.localName,
          Object.fromEntries(
            (wanted[index] ?? []).map((name) => [name, element.getAttribute(name)]),
          ),
        ]);
      },
      SPELLINGS.map(([, , , attributes]) => Object.keys(attributes)),
    );
    expect(found).toEqual(SPELLINGS.map(([, , tag, attributes]) => [tag, attributes]));
    expect(await page.locator('body').textContent()).not.toMatch(/\[\/?sa[-_]/i);
    await page.close();
  });

  it('keep the text between their tags for readers without scripts', async () => {
    const { link } = await wordpress.createPost('author', {
      content: shortcodeBlock(
        '[sa-contact-form]Write to <b>hello@example.com</b>.[/sa-contact-form]',
      ),
    });
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(link);
    await page.getByText('Write to hello@example.com.').waitFor();
    await page.close();
  });

  it('swallow nothing when one is never closed', async () => {
    const { link } = await wordpress.createPost('author', {
      content: 'First.\n\n[sa-contact-form]\n\nSecond.\n\n[sa-cost-calculator]\n\nThird.',
    });
    const [page] = await openPage(browser);
    await page.goto(link);
    for (const text of ['First.', 'Second.', 'Third.']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    expect(await page.locator('sa-contact-form, sa-cost-calculator').count()).toBe(2);
    await page.close();
  });

  it('swallow nothing when one lacks its last bracket', async () => {
    const { link } = await wordpress.createPost('author', {
      content:
        'First.\n\n[sa-contact-form subject="visa"\n\nSee [1].\n\n[sa-cost-calculator]\n\nThird.',
    });
    const [page] = await openPage(browser);
    await page.goto(link);
    for (const text of [
      /^First\.$/,
      /^\[sa-contact-form subject=.visa.$/,
      /^See \[1\]\.$/,
      /^Third\.$/,
    ]) {
      await page.getByText(text).waitFor();
    }
    expect(await page.locator('sa-contact-form, sa-cost-calculator').count()).toBe(1);
    await page.close();
  });

  // PHP counts the steps of a search, and finds nothing at all once they are too many: some three a byte here.
  it.each([
    ['values, without a last bracket', `'[sa-contact-form ' . str_repeat( 'subject="" ', 300 )`],
    [
      'quotes that nobody closed',
      `'[sa-contact-form ' . str_repeat( 'subject="visa ', 300 ) . ']'`,
    ],
    ['shortcodes that nobody closed', `str_repeat( '[sa-contact-form subject="', 300 )`],
  ])('are found in a text full of %s, in steps that grow no faster', async (_, text) => {
    const mended = await wordpress.php<string>(`
      ini_set( 'pcre.backtrack_limit', '20000' );
      $before = '<i title="[sa-contact-form]"></i>[SA_cost_calculator country=ca]';
      return sa_widgets_mend_shortcodes( $before . ${text} . '<p>[1]</p>' );`);
    expect(mended.slice(0, 80)).toMatch(
      /^<i title="\[sa-contact-form\]"><\/i>\[sa-cost-calculator country="ca" \/\]/,
    );
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
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(link);
    const examples = ['sa-contact-form', 'sa-cost-calculator', 'sa-visa-requirements'].map(
      (tag) => ({ tag, attributes: {} }),
    );
    for (const seen of Object.values(await lookAt(visit, examples))) {
      expect(seen).toMatchObject({ isDefined: true, isDrawn: true });
    }
    expect(await visit.locator('.sa-widgets-note').count()).toBe(0);
    expect(await visit.content()).not.toMatch(/visum|atlantis|nonsense|bogus|\[sa-/);
    expect(pageErrors).toEqual([]);
    await visit.close();

    const page = await wordpress.openAs(browser, 'author');
    await page.goto(link);
    const notes = (await page.locator('.sa-widgets-note').allTextContents()).join('\n');
    for (const reason of ['visum', 'colour', 'atlantis', 'nonsense', 'bogus']) {
      expect(notes).toContain(`“${reason}”`);
    }
    await page.close();
  });

  /** WordPress filters what contributors write as it does for authors. */
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

  it('stand in Row and Stack blocks with a width', async () => {
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
    const html = await (await fetch(link)).text();
    const scripts = html.match(/<script[^>]+sa-loader\.js[^>]*>/g) ?? [];
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
    const front = await (await fetch(`${origin}/?p=0`)).text();
    expect(front).not.toContain('sa-loader.js');
  });
});
