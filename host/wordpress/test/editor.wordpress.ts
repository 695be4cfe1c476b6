import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rows, siteOrigin, toast } from '../../e2e/support.ts';
import { type EditorWindow, openEditor } from './editor.ts';
import {
  blockMarkup,
  customHtml,
  EXAMPLES,
  group,
  OPEN_BLOCK,
  seeDrawn,
  shortcodeBlock,
} from './elements.ts';
import { describeWordPress } from './wordpress.ts';

const PARTNER = 'campus-blog';
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

describeWordPress(
  'the block editor',
  (wordpress) => {
    it('finds the calculator, sets country and city, and publishes', async () => {
      const editor = await openEditor(wordpress);
      await editor.canvas.getByRole('textbox', { name: 'Add title' }).click();
      await editor.page.keyboard.type('What a year abroad costs');
      await editor.inserter().click();
      await (await editor.search('cost')).filter({ hasText: 'Cost Calculator' }).first().click();
      const isOpen = (await editor.inserter().getAttribute('aria-pressed')) === 'true';
      if (isOpen) await editor.inserter().click();
      const preview = editor.preview('sa-cost-calculator');
      await preview.getByLabel('Program Level').waitFor();
      const sidebar = await editor.sidebar();
      await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
      await sidebar.getByLabel('City').selectOption('Toronto');
      await preview.locator('sa-cost-calculator[country=ca][city=Toronto]').waitFor();
      await sidebar.getByLabel('Country').selectOption('de');
      await preview.locator('sa-cost-calculator[country=de]:not([city])').waitFor();
      const id = await editor.publish();
      const visit = await wordpress.visit(`${wordpress.site.origin}/?p=${id}`);
      await seeDrawn(visit, 'sa-cost-calculator', { country: 'de' });
    });

    it('makes our block of a Custom HTML block by the toolbar, and of no other text', async () => {
      const content = CONVERSIONS.map(([text]) => text).join('\n\n');
      const editor = await openEditor(wordpress, 'administrator', content);
      const converted = await editor.page.evaluate(() => {
        const { blocks, data } = (window as unknown as EditorWindow).wp;
        const all = data.select('core/block-editor').getBlocks();
        return all.map(
          (block) =>
            blocks.switchToBlockType(block, 'study-abroad/element')?.[0]?.attributes ?? null,
        );
      });
      for (const [index, [text, attributes]] of CONVERSIONS.entries()) {
        const found = [text, converted[index]];
        if (attributes) expect(found).toMatchObject([text, attributes]);
        else expect(found).toEqual([text, null]);
      }
      await editor.select('core/html');
      const toolbar = editor.page.getByRole('toolbar', { name: 'Block tools' });
      await toolbar.getByRole('button', { name: /^Custom HTML/ }).click();
      await editor.page.getByRole('menuitem', { name: 'Study-abroad element' }).click();
      const preview = editor.preview('sa-cost-calculator');
      await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    });
  },
  ['newest', 'oldest'],
);

describeWordPress('in the block editor', (wordpress) => {
  it('finds an element by its title and by other words, with an icon', async () => {
    const editor = await openEditor(wordpress);
    await editor.inserter().click();
    for (const [words, title] of [
      ['interview', 'Visa Interview Simulator'],
      ['ielts', 'TOEFL Mock Exam'],
      ['lead', 'Contact form'],
      ['appointment', 'Consultation form'],
    ] as const) {
      const option = (await editor.search(words)).filter({ hasText: title }).first();
      await option.waitFor();
      expect(await option.locator('svg').count()).toBe(1);
    }
  });

  it('takes the keyboard: typing goes to the block, never into the live element', async () => {
    const editor = await openEditor(wordpress);
    const { page, canvas } = editor;
    await canvas.getByRole('textbox', { name: 'Add title' }).click();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/consultation');
    // Enter takes the option that is selected, which changes as the list is searched.
    await page.getByRole('option', { name: /consultation/i, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const frame = canvas.locator('iframe.sa-widgets-preview[data-tag=sa-consultation-form]');
    await editor.preview('sa-consultation-form').getByLabel('Full name').waitFor();
    expect(await frame.evaluate((node) => !!node.closest('[inert]'))).toBe(true);
    // As high as the form, and not with a scroll bar.
    await expect.poll(() => frame.evaluate((node) => node.clientHeight)).toBeGreaterThan(500);
    await page.keyboard.press('Delete');
    await frame.waitFor({ state: 'detached' });
  });

  it('draws an element on what is behind its block', async () => {
    const editor = await openEditor(
      wordpress,
      'author',
      group('#0b1124', blockMarkup('sa-contact-form')) +
        group('#fffbe6', blockMarkup('sa-newsletter-form')),
    );
    for (const [tag, scheme] of [
      ['sa-contact-form', 'dark'],
      ['sa-newsletter-form', 'normal'],
    ] as const) {
      const element = editor.preview(tag).locator(tag);
      await element.getByLabel('Email').waitFor();
      const look = () => element.evaluate((node) => getComputedStyle(node).colorScheme);
      await expect.poll(look).toBe(scheme);
      const family = (node: Element) => getComputedStyle(node).fontFamily;
      const block = editor.canvas.locator(`:has(> iframe[data-tag=${tag}])`);
      expect(await element.getByLabel('Email').evaluate(family)).toBe(await block.evaluate(family));
    }
  });

  it('opens every saved block and ready pattern as it was, whatever its link says', async () => {
    const patterns = await wordpress.php<string[]>(`
      return array_values( wp_list_pluck( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static function ( $pattern ) { return 0 === strpos( $pattern['name'], 'study-abroad/' ); } ), 'content' ) );
    `);
    const link =
      '<p class="sa-widgets-link"><a href="https://old.example/" rel="nofollow">Ask &amp; tell</a></p>';
    const editor = await openEditor(
      wordpress,
      'author',
      [
        blockMarkup('sa-contact-form', {}, {}, link),
        ...EXAMPLES.map(({ tag, attributes }) => blockMarkup(tag, attributes)),
        ...patterns,
      ].join('\n\n'),
    );
    expect(patterns).not.toEqual([]);
    expect(await editor.brokenBlocks()).toEqual([]);
    for (const { tag } of EXAMPLES) {
      // Code is fetched when an element is near.
      const frame = editor.canvas.locator(`iframe[data-tag=${tag}]`).first();
      await frame.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
      await editor.preview(tag).locator(`${tag}:defined`).waitFor({ state: 'attached' });
    }
  });

  it('sets a country in one use of a synced pattern, and leaves the pattern as it is', async () => {
    const pattern = await wordpress.createPattern(OPEN_BLOCK);
    const use = `<!-- wp:block ${JSON.stringify({ ref: pattern })} /-->`;
    const editor = await openEditor(wordpress, 'editor', use);
    const preview = editor.preview('sa-cost-calculator');
    await preview.locator('sa-cost-calculator[country=uk]').waitFor();
    // The first click takes the pattern, the second a block of it.
    await editor.canvas.locator('[data-type="core/block"]').click();
    await editor.canvas.locator('[data-type="study-abroad/element"]').click();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
    await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    const page = `${wordpress.site.origin}/?p=${await editor.publish()}`;
    expect(await wordpress.read(page)).toMatch(/<sa-cost-calculator[^>]* country="ca"/);
    const kept = await wordpress.php<string>(`return get_post( ${pattern} )->post_content;`);
    expect(kept).toContain('"country":"uk"');
  });

  it('says in the sidebar whose a partner id is, unless the website has another address', async () => {
    const home = 'https://www.agency.example';
    // At the website's other address there is no server.
    const moveTo = (page: Page) =>
      page.addInitScript((website) => {
        let data: object;
        Object.defineProperty(window, 'saWidgetsEditor', {
          get: () => data,
          set: (given: object) => {
            data = { ...given, website };
          },
        });
      }, home);
    for (const [move, words] of [
      [undefined, 'This id is yours.'],
      [moveTo, `We cannot check from here whether ${home} is connected`],
    ] as const) {
      const editor = await openEditor(wordpress, 'author', blockMarkup('sa-contact-form'), move);
      await editor.select();
      const sidebar = await editor.sidebar();
      await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
      await sidebar.getByLabel('Partner id').fill('campus-blgo');
      await sidebar.getByText('No website of a partner with this id is known.').waitFor();
      await sidebar.getByLabel('Partner id').fill(PARTNER);
      await sidebar.getByText(words).waitFor();
    }
  });

  it('reports settings that the element does not have, and lets an unknown element be replaced', async () => {
    const editor = await openEditor(
      wordpress,
      'author',
      blockMarkup('sa-contact-form', { bogus: '1', subject: 'visum' }) + blockMarkup('constructor'),
    );
    await editor.select();
    const sidebar = await editor.sidebar();
    await sidebar.getByText('“Subject” cannot be “visum”.').waitFor();
    const notice = sidebar.locator('.sa-widgets-problem', {
      hasText: 'There is no setting “bogus”.',
    });
    await notice.getByRole('button', { name: 'Remove it' }).click();
    await notice.waitFor({ state: 'detached' });
    await editor.canvas.getByText('There is no element “constructor”.').waitFor();
    await editor.canvas.getByLabel('Show').selectOption({ label: 'Visa Requirements' });
    const preview = editor.preview('sa-visa-requirements');
    await preview.locator('sa-visa-requirements:defined').waitFor();
  });

  it('says that its preview did not come, and draws it when tried again', async () => {
    const content = blockMarkup('sa-cost-calculator');
    const editor = await openEditor(wordpress, 'author', content, (page) =>
      page.context().route(`${siteOrigin}/embed/**`, (route) => route.abort()),
    );
    await editor.canvas
      .getByText(
        `No preview: ${siteOrigin} did not answer. Until it does, readers get the link “Cost Calculator”.`,
      )
      .waitFor();
    await editor.page.context().unroute(`${siteOrigin}/embed/**`);
    await editor.canvas.getByRole('button', { name: 'Try again' }).click();
    await editor.preview('sa-cost-calculator').getByLabel('Program Level').waitFor();
  });

  it('sends a visitor’s booking to the desk, under the partner of the site', async () => {
    await wordpress.setSettings({ partner: PARTNER });
    const post = await wordpress.createPost(
      'author',
      blockMarkup('sa-consultation-form', { campaign: 'spring-fair' }),
    );
    const page = await wordpress.visit(post.link);
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
      {
        source: wordpress.site.origin,
        partner_id: PARTNER,
        partner_claim: null,
        campaign: 'spring-fair',
      },
    ]);
  });
});
