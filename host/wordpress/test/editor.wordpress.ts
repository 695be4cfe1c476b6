import type { Browser } from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { launch, openPage, rows, siteOrigin, toast } from '../../e2e/support.ts';
import { Editor, type EditorWindow } from './editor.ts';
import {
  blockMarkup,
  customHtml,
  EXAMPLES,
  lookAt,
  openBlock,
  shortcodeBlock,
} from './elements.ts';
import { PARTNER } from './playground.ts';
import { type Role, WordPress } from './wordpress.ts';

const SCRIPT = '<script type="module" async src="https://us.example/embed/sa-loader.js"></script>';

/** Blocks of text, and the attributes of ours that each becomes; null for none. */
const CONVERSIONS: [content: string, attributes: object | null][] = [
  [
    shortcodeBlock('[sa-cost-calculator country="ca"]'),
    { tag: 'sa-cost-calculator', settings: { country: 'ca' } },
  ],
  [
    shortcodeBlock('[SA_Cost_Calculator country=“Canada” programLevel="MBA" sync-url id="x"]'),
    { settings: { country: 'ca', 'program-level': 'mba', 'sync-url': 'on' }, anchor: 'x' },
  ],
  [
    shortcodeBlock('[sa-consultation-form heading=“We don’t wait” hide-heading=false]'),
    { tag: 'sa-consultation-form', settings: { heading: 'We don’t wait' } },
  ],
  [
    shortcodeBlock('[sa-contact-form]Write to <b>us</b>[/sa-contact-form]'),
    { tag: 'sa-contact-form', settings: {}, fallback: 'Write to <b>us</b>' },
  ],
  [shortcodeBlock('[gallery]'), null],
  [
    customHtml(
      `${SCRIPT}<sa-cost-calculator country="ca" sync-url style="--sa-primary: #b00000"><p>Costs</p></sa-cost-calculator>`,
    ),
    {
      tag: 'sa-cost-calculator',
      settings: { country: 'ca', 'sync-url': 'on' },
      colors: { primary: '#b00000' },
      fallback: '<p>Costs</p>',
    },
  ],
  [
    customHtml('<div data-sa-element="contact-form" data-subject="visa" title="x"></div>'),
    { tag: 'sa-contact-form', settings: { subject: 'visa' } },
  ],
  [customHtml('<p>Mine</p><sa-contact-form></sa-contact-form>'), null],
];

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

describe.each(sites)('the block editor of %s', (_, site) => {
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

  it('finds the calculator, sets country and city, and publishes', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(site.origin);
    await editor.writeTitle('What a year abroad costs');
    const found = await editor.search('cost');
    await found.filter({ hasText: 'Cost Calculator' }).first().click();
    await editor.closeInserter();
    const preview = await editor.preview('sa-cost-calculator');
    await preview.getByLabel('Program Level').waitFor();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
    await sidebar.getByLabel('City').selectOption('Toronto');
    await preview.locator('sa-cost-calculator[country=ca][city=Toronto]').waitFor();
    await sidebar.getByLabel('Country').selectOption('de');
    await preview.locator('sa-cost-calculator[country=de]:not([city])').waitFor();
    await editor.publish();
    const id = await editor.postId();
    await page.close();
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(`${site.origin}/?p=${id}`);
    await lookAt(visit, [{ tag: 'sa-cost-calculator', attributes: { country: 'de' } }]);
    expect(pageErrors).toEqual([]);
    await visit.close();
  });

  it('makes our block of a Custom HTML block by the toolbar, and of no other text', async () => {
    const { id } = await wordpress.createPost('administrator', {
      content: CONVERSIONS.map(([content]) => content).join('\n\n'),
    });
    const page = await wordpress.openAs(browser, 'administrator');
    const editor = new Editor(page);
    await editor.open(site.origin, id);
    const converted = await page.evaluate(() => {
      const { blocks, data } = (window as unknown as EditorWindow).wp;
      return data
        .select('core/block-editor')
        .getBlocks()
        .map((block) => blocks.switchToBlockType(block, 'study-abroad/element')?.[0]?.attributes);
    });
    for (const [index, [content, attributes]] of CONVERSIONS.entries()) {
      const [block] = [converted[index] ?? null];
      if (attributes) expect([content, block]).toMatchObject([content, attributes]);
      else expect([content, block]).toEqual([content, null]);
    }
    await page.evaluate(() => {
      const { data } = (window as unknown as EditorWindow).wp;
      const [html] = data
        .select('core/block-editor')
        .getBlocks()
        .filter(({ name }) => name === 'core/html');
      if (html) data.dispatch('core/block-editor').selectBlock(html.clientId);
    });
    const toolbar = page.getByRole('toolbar', { name: 'Block tools' });
    await toolbar.getByRole('button', { name: /^Custom HTML/ }).click();
    await page.getByRole('menuitem', { name: 'Study-abroad element' }).click();
    const preview = await editor.preview('sa-cost-calculator');
    await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    await page.close();
  });
});

describe('in the block editor', () => {
  const wordpress = new WordPress(inject('newest'));
  const { origin } = wordpress.site;
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin, partner: PARTNER }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  /** Opens a post in the editor as its author. */
  async function open(content: string, role: Role = 'author') {
    const { id } = await wordpress.createPost(role, { content, status: 'draft' });
    const page = await wordpress.openAs(browser, role);
    onTestFinished(() => page.close());
    const editor = new Editor(page);
    await editor.open(wordpress.site.origin, id);
    return { editor, page, id };
  }

  it('lists every element by its title, with an icon, and finds it by other words', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(origin);
    const found = await editor.search('study');
    await found.first().waitFor();
    const titles = await wordpress.php<string[]>(
      `return array_values( wp_list_pluck( sa_widgets_elements(), 'title' ) );`,
    );
    const others = [
      ['ielts', 'TOEFL Mock Exam'],
      ['lead', 'Contact form'],
      ['appointment', 'Consultation form'],
    ];
    for (const [words = '', title = ''] of [...titles.map((title) => [title, title]), ...others]) {
      await page.getByRole('searchbox').first().fill(words);
      const option = found.filter({ hasText: title }).first();
      await option.waitFor();
      expect(await option.locator('svg').count()).toBe(1);
    }
    await page.close();
  });

  it('takes the keyboard: typing goes to the block, never into the live element', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(origin);
    const canvas = await editor.canvas();
    await canvas.getByRole('textbox', { name: 'Add title' }).click();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/consultation');
    // Enter takes the option that is selected, which changes as the list is searched.
    await page.getByRole('option', { name: /consultation/i, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const frame = canvas.locator('iframe.sa-widgets-preview[data-tag=sa-consultation-form]');
    const preview = await editor.preview('sa-consultation-form');
    await preview.getByLabel('Full name').waitFor();
    expect(await frame.evaluate((node) => !!node.closest('[inert]'))).toBe(true);
    // As high as the form, and not with a scroll bar.
    await expect.poll(() => frame.evaluate((node) => node.clientHeight)).toBeGreaterThan(500);
    await page.keyboard.press('Delete');
    await frame.waitFor({ state: 'detached' });
    await page.close();
  });

  it('draws an element on what is behind its block', async () => {
    const inGroup = (ground: string, tag: string) =>
      `<!-- wp:group {"style":{"color":{"background":"${ground}"}}} -->
<div class="wp-block-group has-background" style="background-color:${ground}">${blockMarkup({ tag, attributes: {} })}</div>
<!-- /wp:group -->`;
    const { editor } = await open(
      inGroup('#0b1124', 'sa-contact-form') + inGroup('#fffbe6', 'sa-newsletter-form'),
    );
    for (const [tag, scheme] of [
      ['sa-contact-form', 'dark'],
      ['sa-newsletter-form', 'normal'],
    ] as const) {
      const element = (await editor.preview(tag)).locator(tag);
      await element.getByLabel('Email').waitFor();
      const look = () => element.evaluate((node) => getComputedStyle(node).colorScheme);
      await expect.poll(look).toBe(scheme);
      const family = (node: Element) => getComputedStyle(node).fontFamily;
      const block = (await editor.canvas()).locator(`:has(> iframe[data-tag=${tag}])`);
      expect(await element.getByLabel('Email').evaluate(family)).toBe(await block.evaluate(family));
    }
  });

  it('opens every saved block again as it was, whatever its link says', async () => {
    const link =
      '<p class="sa-widgets-link"><a href="https://old.example/" rel="nofollow">Ask &amp; tell</a></p>';
    const withLink = blockMarkup({ tag: 'sa-contact-form', attributes: {} }).replace(
      ' /-->',
      ` -->\n${link}\n<!-- /wp:study-abroad/element -->`,
    );
    const { editor } = await open(
      [withLink, ...EXAMPLES.map((example) => blockMarkup(example))].join('\n\n'),
    );
    expect(await editor.brokenBlocks()).toEqual([]);
    const canvas = await editor.canvas();
    for (const { tag } of EXAMPLES) {
      // Code is fetched when an element is near.
      const frame = canvas.locator(`iframe[data-tag=${tag}]`).first();
      await frame.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
      const preview = canvas.frameLocator(`iframe[data-tag=${tag}] >> nth=0`);
      await preview.locator(`${tag}:defined`).waitFor({ state: 'attached' });
    }
  });

  it('sets a country in one use of a synced pattern, and leaves the pattern as it is', async () => {
    const costs = { tag: 'sa-cost-calculator', attributes: { country: 'uk' } };
    const pattern = await wordpress.createPattern(openBlock(costs, 'Costs'));
    const { editor, id } = await open(
      `<!-- wp:block ${JSON.stringify({ ref: pattern })} /-->`,
      'editor',
    );
    const preview = await editor.preview('sa-cost-calculator');
    await preview.locator('sa-cost-calculator[country=uk]').waitFor();
    // The first click takes the pattern, the second a block of it.
    const canvas = await editor.canvas();
    await canvas.locator('[data-type="core/block"]').click();
    await canvas.locator('[data-type="study-abroad/element"]').click();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
    await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    await editor.publish();
    const post = await wordpress.readPost(id);
    expect(post.content.rendered).toMatch(/<sa-cost-calculator[^>]* country="ca"/);
    const kept = await wordpress.php<string>(`return get_post( ${pattern} )->post_content;`);
    expect(kept).toContain('"country":"uk"');
  });

  const openPartner = async (editor: Editor) => {
    await editor.selectFirst();
    const sidebar = await editor.sidebar();
    await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
    return { sidebar, field: sidebar.getByLabel('Partner id') };
  };

  it('says in the sidebar whose a partner id is', async () => {
    const { editor } = await open(blockMarkup({ tag: 'sa-contact-form', attributes: {} }));
    const { sidebar, field } = await openPartner(editor);
    await field.fill('campus-blgo');
    await sidebar.getByText('No website of a partner with this id is known.').waitFor();
    await field.fill(PARTNER);
    await sidebar.getByText('This id is yours.').waitFor();
  });

  it('does not say at wp-admin’s address whose a website at another one is', async () => {
    const { id } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-contact-form', attributes: {} }),
    });
    const page = await wordpress.openAs(browser, 'author');
    const home = 'https://www.agency.example';
    // The editor requests WordPress at the website's address, where no server is.
    await page.addInitScript((website) => {
      let data: object;
      Object.defineProperty(window, 'saWidgetsEditor', {
        get: () => data,
        set: (given: object) => {
          data = { ...given, website };
        },
      });
    }, home);
    const editor = new Editor(page);
    await editor.open(origin, id);
    const { sidebar, field } = await openPartner(editor);
    await field.fill(PARTNER);
    await sidebar.getByText(`We cannot check from here whether ${home} is connected`).waitFor();
    await page.close();
  });

  it('reports settings that the element does not have, and removes them', async () => {
    const { editor } = await open(
      blockMarkup({ tag: 'sa-contact-form', attributes: { bogus: '1', subject: 'visum' } }),
    );
    await editor.selectFirst();
    const sidebar = await editor.sidebar();
    await sidebar.getByText('“Subject” cannot be “visum”.').waitFor();
    const notice = sidebar.locator('.sa-widgets-problem', {
      hasText: 'There is no setting “bogus”.',
    });
    await notice.getByRole('button', { name: 'Remove it' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  it('lets an unknown element be replaced', async () => {
    const { editor } = await open(blockMarkup({ tag: 'constructor', attributes: {} }));
    const canvas = await editor.canvas();
    await canvas.getByText('There is no element “constructor”.').waitFor();
    await canvas.getByLabel('Show').selectOption({ label: 'Visa Requirements' });
    const preview = await editor.preview('sa-visa-requirements');
    await preview.locator('sa-visa-requirements:defined').waitFor();
  });

  it('says that its preview did not come, and draws it when tried again', async () => {
    const { id } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-cost-calculator', attributes: {} }),
    });
    const page = await wordpress.openAs(browser, 'author');
    await page.context().route(`${siteOrigin}/embed/**`, (route) => route.abort());
    const editor = new Editor(page);
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
    await page.close();
  });

  it('has ready patterns, valid as they are, which bring the elements they name', async () => {
    const patterns = await wordpress.php<string[]>(`
      return array_values( wp_list_pluck( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static function ( $pattern ) { return 0 === strpos( $pattern['name'], 'study-abroad/' ); } ), 'content' ) );
    `);
    expect(patterns).toHaveLength(3);
    const { editor } = await open(patterns.join('\n\n'));
    expect(await editor.brokenBlocks()).toEqual([]);
    const blocks = await editor.blocks();
    expect(blocks.map(({ attributes }) => attributes.tag).filter(Boolean)).toEqual(
      Array.from(patterns.join().matchAll(/"tag":"([^"]+)"/g), ([, tag]) => tag),
    );
  });

  it('sends a visitor’s booking to the desk, under the partner of the site', async () => {
    const post = await wordpress.createPost('author', {
      content: blockMarkup({
        tag: 'sa-consultation-form',
        attributes: { campaign: 'spring-fair' },
      }),
    });
    const [page, pageErrors] = await openPage(browser);
    await page.goto(post.link);
    const form = page.locator('sa-consultation-form');
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill('asha@wordpress.example');
    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByLabel('In person', { exact: true }).check();
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await toast(page).getByText('Consultation Scheduled').waitFor();
    expect(
      rows(
        `SELECT source, partner_id, partner_claim, campaign FROM consultations s
         JOIN leads l ON l.kind = 'consultation' AND l.row_id = s.id
         WHERE s.email = 'asha@wordpress.example'`,
      ),
    ).toEqual([
      { source: origin, partner_id: PARTNER, partner_claim: null, campaign: 'spring-fair' },
    ]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('stores what visitors send from a website that nobody knows yet, and sets it apart', async () => {
    const { strangerOrigin } = wordpress.site;
    const post = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-newsletter-form', attributes: {} }),
    });
    const [page] = await openPage(browser);
    await page.goto(`${strangerOrigin}/?p=${post.id}`);
    await lookAt(page, [{ tag: 'sa-newsletter-form', attributes: {} }]);
    const form = page.locator('sa-newsletter-form');
    await form.getByLabel('Email').fill('unknown@wordpress.example');
    await form.getByRole('button').click();
    await expect
      .poll(() =>
        rows(
          `SELECT s.source, l.flag FROM newsletter_subscriptions s
           JOIN leads l ON l.kind = 'newsletter' AND l.row_id = s.id
           WHERE s.email = 'unknown@wordpress.example'`,
        ),
      )
      .toEqual([{ source: strangerOrigin, flag: 'origin' }]);
    await page.close();
  });
});
