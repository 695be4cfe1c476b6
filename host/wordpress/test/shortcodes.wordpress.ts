import { expect, it } from 'vitest';
import { openPage, siteOrigin } from '../../e2e/support.ts';
import {
  blockMarkup,
  customHtml,
  elementsIn,
  paragraph,
  seeDrawn,
  shortcodeBlock,
} from './elements.ts';
import { describeWordPress, toPhp } from './wordpress.ts';

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

const ATTRIBUTE = '"><svg onload=window.hacked=1>';
const ATTACKING_BLOCKS = [
  blockMarkup('sa-contact-form', { heading: '"><script>window.hacked=1</script>' }),
  blockMarkup('sa-contact-form', { onclick: 'window.hacked=1' }),
  blockMarkup('sa-contact-form', { '"><script>window.hacked=1</script>': 'x' }),
  blockMarkup('img src=x onerror=window.hacked=1'),
  blockMarkup('script>window.hacked=1</script'),
  blockMarkup('sa-contact-form', { 'api-base': 'https://evil.example' }),
  blockMarkup('sa-contact-form', {}, { colors: { [ATTRIBUTE]: 'red' } }),
  blockMarkup('sa-contact-form', {}, { anchor: ATTRIBUTE, className: ATTRIBUTE }),
  customHtml(
    '<div data-sa-element="sa-contact-form" data-heading="<img src=x onerror=window.hacked=1>" onclick="window.hacked=1"></div>',
  ),
  customHtml('<div data-sa-element="img onerror=window.hacked=1 src=x"></div>'),
];

describeWordPress('shortcodes', (wordpress) => {
  it.each([
    ['a Shortcode block', shortcodeBlock],
    ['a paragraph', paragraph],
    ['the classic editor', (text: string) => text],
  ])('are understood in any spelling, in %s', async (_, write) => {
    const content = SPELLINGS.map(([text]) => write(text)).join('\n\n');
    const { rendered } = (await wordpress.createPost('author', content)).content;
    const wanted = SPELLINGS.flatMap(([, element]) => elementsIn(element));
    expect(elementsIn(rendered)).toEqual(wanted);
    expect(rendered).not.toMatch(/\[\/?sa/i);
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

  it('have no place in titles and excerpts, and are rendered where WordPress renders none', async () => {
    const [stripped, texts] = await wordpress.php<[string[], string[]]>(`
      add_shortcode( 'other', '__return_empty_string' );
      $filter = static function ( $name ) { return apply_filters( $name, '[other] [SA_Contact_Form]now', 0 ); };
      return array(
        array_map( $filter, array( 'the_title', 'single_post_title', 'widget_title', 'document_title', 'get_the_excerpt' ) ),
        array_map( $filter, array( 'widget_custom_html_content', 'term_description', 'get_the_archive_description' ) ),
      );
    `);
    expect(new Set(stripped)).toEqual(new Set(['[other] now']));
    for (const text of texts) {
      expect(text).toContain('[other] ');
      expect(elementsIn(text)).toEqual([{ tag: 'sa-contact-form', attributes: {} }]);
    }
  });

  it('are found in steps that grow no faster than the text, which stays as it is if PHP fails', async () => {
    // PHP counts the steps of a search, and fails once they are too many.
    const [unchanged, ...mended] = await wordpress.php<string[]>(`
      ini_set( 'pcre.jit', '0' );
      ini_set( 'pcre.backtrack_limit', '1' );
      $mended = array( sa_widgets_mend_shortcodes( str_repeat( '[SA_Contact_Form] ', 20 ) ) );
      ini_set( 'pcre.backtrack_limit', '20000' );
      foreach ( array(
        '[sa-contact-form ' . str_repeat( 'subject="" ', 300 ),
        '[sa-contact-form ' . str_repeat( 'subject="visa ', 300 ) . ']',
        str_repeat( '[sa-contact-form subject="', 300 ),
        str_repeat( '[sa-contact-form] ', 300 ),
      ) as $text ) {
        $mended[] = sa_widgets_mend_shortcodes( '[SA_cost_calculator country=ca]' . $text . '<p>[1]</p>' );
      }
      return $mended;
    `);
    expect(unchanged).toBe('[SA_Contact_Form] '.repeat(20));
    const begins = expect.stringMatching(/^\[sa-cost-calculator country=ca \/\]/);
    expect(mended).toEqual([begins, begins, begins, begins]);
  });

  it('show visitors a page that works where everything is wrong, and the author each reason', async () => {
    const { link } = await wordpress.createPost(
      'author',
      [
        shortcodeBlock('[sa-contact-form subject="visum" colour="red"]'),
        paragraph('[sa-cost-calculator country="atlantis"]'),
        blockMarkup('sa-visa-requirements', { tab: 'nonsense', bogus: '1' }),
        blockMarkup('sa-nothing'),
      ].join('\n\n'),
    );
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
    const attacks = ATTACKS.flatMap((text) => [
      shortcodeBlock(text),
      paragraph(text),
      customHtml(text),
    ]);
    const { link } = await wordpress.createPost(
      'author',
      [...attacks, ...ATTACKING_BLOCKS].join('\n\n'),
    );
    const [visitor] = await openPage(wordpress.browser);
    for (const page of [visitor, await wordpress.openAs('editor')]) {
      await page.goto(link);
      await seeDrawn(page, 'sa-contact-form');
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
    }
  });

  it('are as wide as Row and Stack blocks allow', async () => {
    const inner = shortcodeBlock('[sa-contact-form]') + blockMarkup('sa-cost-calculator');
    const layouts = [
      { type: 'flex', flexWrap: 'nowrap' },
      { type: 'flex', orientation: 'vertical' },
    ].map(
      (layout) =>
        `<!-- wp:group ${JSON.stringify({ layout })} -->\n<div class="wp-block-group">${inner}</div>\n<!-- /wp:group -->`,
    );
    const { link } = await wordpress.createPost('author', layouts.join(''));
    const page = await wordpress.visit(link);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const tag of ['sa-contact-form', 'sa-cost-calculator']) {
      await seeDrawn(page, tag);
      for (const element of await page.locator(tag).all()) {
        expect((await element.boundingBox())?.width).toBeGreaterThan(200);
      }
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  it('print the script once, as a module that optimisers leave alone', async () => {
    const { link } = await wordpress.createPost(
      'author',
      shortcodeBlock('[sa-contact-form]') + paragraph('[sa-cost-calculator]'),
    );
    const scripts = (await wordpress.read(link)).match(/<script[^>]+sa-loader\.js[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    const src = `src="${siteOrigin}/embed/sa-loader.js"`;
    const marks = 'data-cfasync="false" nowprocket data-noptimize data-no-optimize'.split(' ');
    for (const attribute of [src, 'type="module"', 'async', ...marks]) {
      expect(scripts[0]).toContain(attribute);
    }
    expect(await wordpress.read(`${wordpress.site.origin}/?p=0`)).not.toContain('sa-loader.js');
  });
});
