import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import { blockMarkup, openBlock } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

interface Block {
  name: string;
  isValid: boolean;
  attributes: Record<string, unknown>;
}

/** What the editor offers to scripts. */
interface BlocksWindow {
  wp: {
    blocks: {
      createBlock(name: string, attributes: object): Block;
      parse(content: string): Block[];
      switchToBlockType(block: Block | Block[], name: string): Block[] | null;
      pasteHandler(paste: { HTML: string; plainText?: string; mode: 'BLOCKS' }): Block[];
    };
  };
}

const BLOCK = 'study-abroad/element';

describe('the block', () => {
  const wordpress = new WordPress(inject('newest'));
  const { origin } = wordpress.site;
  let browser: Browser;
  let page: Page;
  let editor: Editor;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    await wordpress.reset({ origin: siteOrigin });
    page = await wordpress.openAs(browser, 'author');
    editor = new Editor(page);
  });
  afterEach(async () => {
    await page.close();
    expect(wordpress.takeLog()).toEqual([]);
  });

  /** The attributes of the blocks that WordPress offers to make of another block. */
  const transform = (from: string, attributes: object, to: string) =>
    page.evaluate(
      (given) => {
        const { createBlock, switchToBlockType } = (window as unknown as BlocksWindow).wp.blocks;
        const blocks = switchToBlockType(createBlock(given.from, given.attributes), given.to);
        return blocks?.map((block) => block.attributes);
      },
      { from, attributes, to },
    );

  it('comes from a shortcode, with whatever spelling, and goes back to one', async () => {
    await editor.openNew(origin);
    const fromShortcode = (text: string) => transform('core/shortcode', { text }, BLOCK);
    expect(await fromShortcode('[sa-cost-calculator country="ca"]')).toMatchObject([
      { tag: 'sa-cost-calculator', settings: { country: 'ca' } },
    ]);
    expect(
      await fromShortcode(
        '[SA_Cost_Calculator country=“Canada” programLevel="MBA" sync-url id="x"]',
      ),
    ).toMatchObject([
      {
        settings: { country: 'ca', 'program-level': 'mba', 'sync-url': 'on' },
        anchor: 'x',
      },
    ]);
    expect(
      await fromShortcode('[sa-contact-form]Write to <b>us</b>[/sa-contact-form]'),
    ).toMatchObject([{ tag: 'sa-contact-form', fallback: 'Write to <b>us</b>' }]);
    expect(await fromShortcode('[gallery]')).toBeUndefined();
    const paste = (plainText: string) =>
      page.evaluate(
        (text) =>
          (window as unknown as BlocksWindow).wp.blocks
            .pasteHandler({ HTML: '', plainText: text, mode: 'BLOCKS' })
            .map(({ attributes }) => attributes.settings),
        plainText,
      );
    expect(await paste('[sa-cost-calculator country=“ca”]')).toEqual([{ country: 'ca' }]);
    expect(await paste('[sa-consultation-form heading=“We don’t wait”]')).toEqual([
      { heading: 'We don’t wait' },
    ]);

    const heading = 'Ask "us" [now]';
    const settings = { heading, 'campaign-from-url': 'on', country: 'ca' };
    const [shortcode] =
      (await transform(BLOCK, { tag: 'sa-contact-form', settings }, 'core/shortcode')) ?? [];
    expect(shortcode?.text).toBe(
      '[sa-contact-form heading="Ask &quot;us&quot; &#91;now&#93;" campaign-from-url]',
    );
    expect(await fromShortcode(String(shortcode?.text))).toMatchObject([
      { settings: { heading, 'campaign-from-url': 'on' } },
    ]);
  });

  it('comes from our tags in a Custom HTML block, and from a paste', async () => {
    await editor.openNew(origin);
    const script =
      '<script type="module" async src="https://us.example/embed/sa-loader.js"></script>';
    const fromHtml = (content: string) => transform('core/html', { content }, BLOCK);
    expect(
      await fromHtml(
        `${script}<sa-cost-calculator country="ca" sync-url style="--sa-primary: #b00000"><p>Costs</p></sa-cost-calculator>`,
      ),
    ).toMatchObject([
      {
        tag: 'sa-cost-calculator',
        settings: { country: 'ca', 'sync-url': 'on' },
        colors: { primary: '#b00000' },
        fallback: '<p>Costs</p>',
      },
    ]);
    expect(
      await fromHtml('<div data-sa-element="contact-form" data-subject="visa"></div>'),
    ).toMatchObject([{ tag: 'sa-contact-form', settings: { subject: 'visa' } }]);
    expect(await fromHtml('<p>Mine</p><sa-contact-form></sa-contact-form>')).toBeUndefined();

    const pasted = await page.evaluate(() =>
      (window as unknown as BlocksWindow).wp.blocks
        .pasteHandler({
          HTML: '<p>Before</p><sa-contact-form subject="visa"></sa-contact-form>',
          mode: 'BLOCKS',
        })
        .map(({ name, attributes }) => [name, attributes.settings]),
    );
    expect(pasted).toEqual([
      ['core/paragraph', undefined],
      [BLOCK, { subject: 'visa' }],
    ]);
  });

  it('comes from an address of ours that is pasted, and from no other', async () => {
    await editor.openNew(origin);
    const paste = (text: string) =>
      page.evaluate(
        (given) =>
          (window as unknown as BlocksWindow).wp.blocks
            .pasteHandler({ HTML: '', plainText: given, mode: 'BLOCKS' })
            .map(({ name, attributes }) => [name, attributes.tag]),
        text,
      );
    for (const path of ['/partners/', '/embed/frame/']) {
      expect(await paste(`${siteOrigin}${path}sa-cost-calculator`)).toEqual([
        [BLOCK, 'sa-cost-calculator'],
      ]);
    }
    expect(await paste(`${siteOrigin}/tools#visa-requirements`)).toEqual([
      [BLOCK, 'sa-visa-requirements'],
    ]);
    for (const path of ['/about', '/contact', '/contact#consultation', '/blog']) {
      expect((await paste(siteOrigin + path)).flat()).not.toContain(BLOCK);
    }
    expect((await paste('https://video.example/embed/frame/sa-faq')).flat()).not.toContain(BLOCK);
  });

  it('keeps what a pasted frame’s address sets', async () => {
    await editor.openNew(origin);
    const [block] = await page.evaluate(
      (given) =>
        (window as unknown as BlocksWindow).wp.blocks.pasteHandler({
          HTML: '',
          plainText: given,
          mode: 'BLOCKS',
        }),
      `${siteOrigin}/embed/frame/sa-cost-calculator?country=ca&primary=%23b00020&radius=8`,
    );
    expect(block?.attributes).toMatchObject({
      tag: 'sa-cost-calculator',
      settings: { country: 'ca' },
      colors: { primary: '#b00020' },
    });
  });

  it('stays valid whatever its saved link says, and shows readers today’s', async () => {
    const link = (href: string, text: string) =>
      `<p class="sa-widgets-link"><a href="${href}" rel="nofollow">${text}</a></p>`;
    const markup = (inner: string, more = '') =>
      `<!-- wp:${BLOCK} {"tag":"sa-contact-form"${more}} -->\n${inner}\n<!-- /wp:${BLOCK} -->`;
    const post = await wordpress.createPost('author', {
      content: [
        markup(link('https://old.example/contact', 'Ask &amp; tell')),
        markup('A text of <em>mine</em>', ',"align":"wide","anchor":"ask"'),
        `<!-- wp:${BLOCK} {"tag":"sa-contact-form"} /-->`,
      ].join('\n\n'),
    });
    await editor.open(origin, post.id);
    expect(await editor.brokenBlocks()).toEqual([]);

    expect(post.content.rendered).not.toContain('old.example');
    expect(post.content.rendered).toContain(`<a href="${siteOrigin}/contact">`);
    expect(post.content.rendered).toContain('A text of <em>mine</em></sa-contact-form>');
    expect(post.content.rendered).toMatch(/<div (?=[^>]*id="ask")(?=[^>]*class="[^"]*[a-z]+wide)/);
  });

  it('shows another element instead, and forgets nothing that was set', async () => {
    await editor.openNew(origin);
    const found = await editor.search('cost');
    await found.filter({ hasText: 'Cost Calculator' }).first().click();
    await editor.closeInserter();
    const costs = await editor.preview('sa-cost-calculator');
    await costs.getByLabel('Program Level').waitFor();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption('ca');
    await sidebar.getByLabel('City').selectOption('Toronto');
    await sidebar.getByLabel('Show instead').selectOption({ label: 'Visa Requirements' });
    const visa = (await editor.preview('sa-visa-requirements')).locator(
      'sa-visa-requirements[country=ca]:defined',
    );
    await visa.waitFor();
    expect(await visa.getAttribute('city')).toBeNull();
    await sidebar.getByLabel('Show instead').selectOption({ label: 'Cost Calculator' });
    await costs.locator('sa-cost-calculator[country=ca][city=Toronto]').waitFor();
    await sidebar.getByLabel('Country').selectOption('de');
    await costs.locator('sa-cost-calculator[country=de]:not([city])').waitFor();
  });

  it('says that its preview did not come, and draws it when tried again', async () => {
    const { id } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-cost-calculator', attributes: {} }),
    });
    await page.context().route(`${siteOrigin}/embed/**`, (route) => route.abort());
    await editor.open(origin, id);
    const canvas = await editor.canvas();
    await canvas
      .getByText(
        `No preview: ${siteOrigin} did not answer. Until it does, readers get the link “Cost Calculator”.`,
      )
      .waitFor();
    await page.context().unroute(`${siteOrigin}/embed/**`);
    await canvas.getByRole('button', { name: 'Try again' }).click();
    const preview = await editor.preview('sa-cost-calculator');
    await preview.getByLabel('Program Level').waitFor();
  });

  it('has ready patterns, valid as they are, which bring the elements they name', async () => {
    await editor.openNew(origin);
    const patterns = await wordpress.php<{ name: string; content: string }[]>(`
      return array_values( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static function ( $pattern ) { return 0 === strpos( $pattern['name'], 'study-abroad/' ); } ) );
    `);
    expect(patterns).toHaveLength(3);
    for (const { content } of patterns) {
      const blocks = await page.evaluate(
        (text) =>
          (window as unknown as BlocksWindow).wp.blocks
            .parse(text)
            .map(({ name, isValid, attributes }) => ({ name, isValid, tag: attributes.tag })),
        content,
      );
      expect(blocks.filter(({ isValid }) => !isValid)).toEqual([]);
      expect(blocks.filter(({ name }) => name === BLOCK).map(({ tag }) => tag)).toEqual(
        Array.from(content.matchAll(/"tag":"([^"]+)"/g), ([, tag]) => tag),
      );
    }
  });

  it('has settings of its own in each use of a synced pattern', async () => {
    const costs = { tag: 'sa-cost-calculator', attributes: { country: 'uk' } };
    const pattern = await wordpress.createPattern(openBlock(costs, 'Costs'));
    const use = (content: object) =>
      `<!-- wp:block ${JSON.stringify({ ref: pattern, content })} /-->`;
    const { content } = await wordpress.createPost('author', {
      content: use({}) + use({ Costs: { settings: { country: 'ca' } } }),
    });
    expect(
      Array.from(
        content.rendered.matchAll(/<sa-cost-calculator[^>]* country="(\w+)"/g),
        ([, to]) => to,
      ),
    ).toEqual(['uk', 'ca']);
  });

  it('has a ground and a border from the editor’s own panels, and from Styles for all of its kind', async () => {
    const style = { color: { background: '#102030' }, border: { radius: '8px' } };
    const { content } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-contact-form', attributes: {} }, { style }),
    });
    const [wrapper] = content.rendered.match(/<div[^>]*wp-block-study-abroad-element[^>]*>/) ?? [];
    expect(wrapper).toContain('has-background');
    expect(wrapper).toMatch(/background-color:\s?#102030/);
    expect(wrapper).toMatch(/border-radius:\s?8px/);
    const styles = await wordpress.php<string>(`
      $theme = new WP_Theme_JSON( array( 'version' => 2, 'styles' => array( 'blocks' => array( '${BLOCK}' => ${toPhp(style)} ) ) ) );
      return $theme->get_stylesheet( array( 'styles' ) );
    `);
    expect(styles).toMatch(/wp-block-study-abroad-element[^{]*\{[^}]*background-color: #102030/);
  });

  it('takes colours, and nothing else that an author may have written for one', async () => {
    const colors = { primary: '#b00000', ink: 'red;}</style><script>alert(1)</script>' };
    const json = JSON.stringify({ tag: 'sa-contact-form', colors }).replaceAll('<', '\\u003c');
    const { content } = await wordpress.createPost('author', {
      content: `<!-- wp:${BLOCK} ${json.replaceAll('>', '\\u003e')} /-->`,
    });
    expect(content.rendered).toMatch(/style="--sa-primary:#b00000;?"/);
    expect(content.rendered).not.toMatch(/script|--sa-ink/);
  });
});
