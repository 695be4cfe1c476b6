import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { axeFindings, launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { elementsIn, paragraph } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

describe('themes and page builders', () => {
  const wordpress = new WordPress(inject('newest'));
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  const set = (of: 'footer' | 'builder' | 'ground' | 'locale', value: string) =>
    wordpress.php(`update_option( 'sa_test_${of}', ${toPhp({ value })}['value'] );`);

  /** A visit to a new post. */
  async function visit(content = paragraph('Words')): Promise<Page> {
    const { link } = await wordpress.createPost('author', { content });
    const [page] = await openPage(browser);
    await page.goto(link);
    return page;
  }

  /** An element in a Group with a background of its own. */
  const group = (ground: string, tag: string) =>
    `<!-- wp:group {"style":{"color":{"background":"${ground}"}}} -->
<div class="wp-block-group has-background" style="background-color:${ground}">${paragraph(`[${tag}]`)}</div>
<!-- /wp:group -->`;

  /** Waits until an element on a page at rest has come to a colour scheme, in which it can be read. */
  async function comeTo(page: Page, tag: string, scheme: string) {
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await element.getByLabel('Email').waitFor();
    await page.waitForLoadState('networkidle');
    const look = () => element.evaluate((node) => getComputedStyle(node).colorScheme);
    await expect.poll(look).toBe(scheme);
    expect(await axeFindings(page, tag)).toEqual([]);
  }

  it.each([
    '[sa-contact-form heading="Talk to us" subject="visa"]',
    '[sa-contact-form heading=“Talk to us” subject=“visa”]',
    '[SA_Contact_Form heading=“Talk to us” subject=‘visa’]',
    '[saContactForm heading="Talk to us" subject=visa]',
    '[Sa-contact-form heading="Talk to us" subject="visa"]',
  ])('render %s in a page builder’s own text', async (shortcode) => {
    await set('builder', `<div class="module"><p>${shortcode}</p></div>`);
    const { content } = await wordpress.createPost('author', { content: 'Words' });
    expect(elementsIn(content.rendered)).toEqual([
      { tag: 'sa-contact-form', attributes: { heading: 'Talk to us', subject: 'visa' } },
    ]);
  });

  it('get the script and the look once from a footer that is printed after all others', async () => {
    await wordpress.reset({ origin: siteOrigin, colors: { primary: '#b00020' } });
    await set('footer', '[sa-contact-form][SA_Newsletter_Form][saChatWidget]');
    const page = await visit();
    await page.locator('sa-contact-form').getByLabel('Email').waitFor();
    expect(await page.locator('sa-newsletter-form, sa-chat-widget').count()).toBe(2);
    const look = (node: Element) => getComputedStyle(node).getPropertyValue('--sa-primary');
    expect(await page.locator('sa-contact-form').evaluate(look)).toBe('#b00020');
    expect(await page.locator('body').textContent()).not.toMatch(/\[\/?sa/i);
    expect(await page.locator('script[src*="sa-loader.js"]').count()).toBe(1);
    await page.close();
  });

  it('get it on every page where that is set, and nowhere else', async () => {
    const tag = '<sa-newsletter-form></sa-newsletter-form>';
    await set('footer', tag);
    const without = await visit();
    expect(await without.locator('script[src*="sa-loader.js"]').count()).toBe(0);
    await without.close();
    await wordpress.reset({ origin: siteOrigin, everywhere: true });
    await set('footer', tag);
    const page = await visit();
    await page.locator('sa-newsletter-form').getByLabel('Email').waitFor();
    await page.close();
  });

  it.each([
    ['#111111', {}, 'dark'],
    ['var(--wp--preset--color--contrast)', {}, 'dark'],
    ['#fffbe6', {}, 'normal'],
    ['', {}, 'normal'],
    ['#111111', { theme: 'light' }, 'light'],
    ['#ffffff', { theme: 'auto' }, 'light dark'],
  ])(
    'of the background %j with %j have elements in the scheme %j',
    async (ground, more, scheme) => {
      await wordpress.reset({ origin: siteOrigin, ...more });
      await set('ground', ground);
      const page = await visit(paragraph('[sa-contact-form]'));
      await comeTo(page, 'sa-contact-form', scheme);
      await page.close();
    },
  );

  it('have a readable element in their light and in their dark parts', async () => {
    await set('ground', '#111111');
    const page = await visit(
      [group('#ffffff', 'sa-contact-form'), group('#0b1124', 'sa-newsletter-form')].join('\n\n'),
    );
    await comeTo(page, 'sa-contact-form', 'normal');
    await comeTo(page, 'sa-newsletter-form', 'dark');
    await page.close();
  });

  it('have a dark element in a block with a dark background of its own', async () => {
    const page = await visit(
      `<!-- wp:study-abroad/element {"tag":"sa-contact-form","style":{"color":{"background":"#0b1124"}}} /-->`,
    );
    await comeTo(page, 'sa-contact-form', 'dark');
    await page.close();
  });

  it('lend the elements their typeface, unless that is switched off', async () => {
    const family = async (font: boolean) => {
      await wordpress.reset({ origin: siteOrigin, font });
      const page = await visit(paragraph('[sa-contact-form]'));
      const label = page.locator('sa-contact-form').getByText('Subject').first();
      const found = await label.evaluate((node) => [
        getComputedStyle(node).fontFamily,
        getComputedStyle(document.body).fontFamily,
      ]);
      await page.close();
      return found;
    };
    const [taken, pages] = await family(true);
    expect(taken).toBe(pages);
    const [own] = await family(false);
    expect(own).toContain('system-ui');
  });

  it('in another language have elements that say that they are in English', async () => {
    await set('locale', 'ar');
    const { content } = await wordpress.createPost('author', {
      content: paragraph('[sa-contact-form][sa-cost-calculator lang="hi"]'),
    });
    expect(content.rendered).toMatch(/<sa-contact-form[^>]* lang="en" dir="ltr"/);
    expect(content.rendered).toMatch(/<sa-cost-calculator[^>]* lang="hi"/);
  });
});
