import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, rows, siteOrigin, toast } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import { blockMarkup, EXAMPLES, lookAt, openBlock } from './elements.ts';
import { PARTNER } from './playground.ts';
import { ROLES, WordPress } from './wordpress.ts';

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

  it.each(ROLES)('the %s finds the calculator, sets a country and publishes', async (role) => {
    const page = await wordpress.openAs(browser, role);
    const editor = new Editor(page);
    await editor.openNew(origin);
    await editor.writeTitle('What a year abroad costs');
    const found = await editor.search('cost');
    await found.filter({ hasText: 'Cost Calculator' }).first().click();
    await editor.closeInserter();
    const preview = await editor.preview('sa-cost-calculator');
    await preview.getByLabel('Program Level').waitFor();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
    await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    await editor.publish();
    const id = await editor.postId();
    await page.close();

    const post = await wordpress.readPost(id);
    expect(post.status).toBe(role === 'contributor' ? 'pending' : 'publish');
    if (role === 'contributor') await publishByEditor(id);
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(`${origin}/?p=${id}`);
    expect(await visit.locator('h1').first().textContent()).toBe('What a year abroad costs');
    const calculator = visit.locator('sa-cost-calculator');
    await calculator.getByLabel('Country').waitFor();
    expect(await calculator.getAttribute('country')).toBe('ca');
    expect(pageErrors).toEqual([]);
    await visit.close();
  });

  /** What a contributor has submitted, as an editor reads and publishes it. */
  async function publishByEditor(id: number) {
    // The contributor's tab ended without a word: the editor would be asked whether to take over.
    await wordpress.php(`delete_post_meta( ${id}, '_edit_lock' );`);
    const page = await wordpress.openAs(browser, 'editor');
    const editor = new Editor(page);
    await editor.open(origin, id);
    expect(await editor.brokenBlocks()).toEqual([]);
    await editor.publish();
    await page.close();
  }

  it('lists every element by its title, with an icon', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(origin);
    const found = await editor.search('study');
    await found.first().waitFor();
    const titles = await wordpress.php<string[]>(
      `return array_values( wp_list_pluck( sa_widgets_elements(), 'title' ) );`,
    );
    for (const title of titles) {
      await page.getByRole('searchbox').first().fill(title);
      const option = found.filter({ hasText: title }).first();
      await option.waitFor();
      expect(await option.locator('svg').count()).toBe(1);
    }
    await page.close();
  });

  it('finds elements by words that their titles do not have', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(origin);
    const found = await editor.search('');
    const any = found.filter({ hasText: /^Paragraph$/ });
    for (const [words, title] of [
      ['ielts', 'TOEFL Mock Exam'],
      ['enquiry', 'Contact form'],
      ['lead', 'Contact form'],
      ['appointment', 'Consultation form'],
    ] as const) {
      await any.waitFor();
      await page.getByRole('searchbox').first().fill(words);
      await any.waitFor({ state: 'detached' });
      await found.filter({ hasText: title }).first().waitFor();
      await page.getByRole('searchbox').first().fill('');
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
    const { id } = await wordpress.createPost('author', {
      content: [
        inGroup('#0b1124', 'sa-contact-form'),
        inGroup('#fffbe6', 'sa-newsletter-form'),
      ].join('\n\n'),
    });
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.open(origin, id);
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
    await page.close();
  });

  it('opens every saved block again as it was', async () => {
    const post = await wordpress.createPost('author', {
      content: EXAMPLES.map((example) => blockMarkup(example)).join('\n\n'),
    });
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.open(origin, post.id);
    expect(await editor.brokenBlocks()).toEqual([]);
    const canvas = await editor.canvas();
    for (const { tag } of EXAMPLES) {
      // Code is fetched when an element is near.
      await canvas
        .locator(`iframe[data-tag=${tag}]`)
        .first()
        .evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
      const preview = canvas.frameLocator(`iframe[data-tag=${tag}] >> nth=0`);
      await preview.locator(`${tag}:defined`).waitFor({ state: 'attached' });
    }
    await page.close();
  });

  it('sets a country in one use of a synced pattern, and leaves the pattern as it is', async () => {
    const costs = { tag: 'sa-cost-calculator', attributes: { country: 'uk' } };
    const pattern = await wordpress.createPattern(openBlock(costs, 'Costs'));
    const { id } = await wordpress.createPost('editor', {
      content: `<!-- wp:block ${JSON.stringify({ ref: pattern })} /-->`,
      status: 'draft',
    });
    const page = await wordpress.openAs(browser, 'editor');
    const editor = new Editor(page);
    await editor.open(origin, id);
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
    await page.close();

    const post = await wordpress.readPost(id);
    expect(post.content.rendered).toMatch(/<sa-cost-calculator[^>]* country="ca"/);
    const kept = await wordpress.php<string>(`return get_post( ${pattern} )->post_content;`);
    expect(kept).toContain('"country":"uk"');
  });

  it('says in the sidebar whose a partner id is', async () => {
    const { id } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-contact-form', attributes: {} }),
    });
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.open(origin, id);
    await editor.selectFirst();
    const sidebar = await editor.sidebar();
    await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
    const field = sidebar.getByLabel('Partner id');
    await field.fill('campus-blgo');
    await sidebar.getByText('No website of a partner with this id is known.').waitFor();
    await field.fill(PARTNER);
    await sidebar.getByText('Yours:').waitFor();
    await page.close();
  });

  it('does not say at wp-admin’s address whose a website at another one is', async () => {
    const { id } = await wordpress.createPost('author', {
      content: blockMarkup({ tag: 'sa-contact-form', attributes: {} }),
    });
    const page = await wordpress.openAs(browser, 'author');
    const home = 'https://www.agency.example';
    // The editor itself asks WordPress at the website's address, where nothing answers here.
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
    await editor.selectFirst();
    const sidebar = await editor.sidebar();
    await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
    await sidebar.getByLabel('Partner id').fill(PARTNER);
    await sidebar.getByText(`We cannot check from here whether ${home} is connected`).waitFor();
    await page.close();
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
