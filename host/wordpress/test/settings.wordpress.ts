import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, customHtml, lookAt, paragraph, shortcodeBlock } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

const SETTINGS = '/wp-admin/options-general.php?page=study-abroad-widgets';
const CONTENT = [
  shortcodeBlock('[sa-contact-form]'),
  paragraph('[sa-cost-calculator country="ca"]'),
  blockMarkup({ tag: 'sa-newsletter-form', attributes: {} }),
].join('\n\n');

describe('the settings of the site', () => {
  const wordpress = new WordPress(inject('newest'));
  const { origin } = wordpress.site;
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset());
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  it('are asked for by a notice, and checked as they are typed', async () => {
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${origin}/wp-admin/plugins.php`);
    await page.locator('.notice', { hasText: 'Study-abroad widgets' }).getByRole('link').click();
    await page.waitForURL(`**${SETTINGS}`);
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('http://127.0.0.1:1');
    await page.getByText('No widgets were found at http://127.0.0.1:1').waitFor();
    await address.fill(`${siteOrigin}/contact`);
    await page.getByText(`Found: ${siteOrigin} serves version`).waitFor();
    await page.getByLabel('Version', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Partner id').fill('campus-blog');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await address.inputValue()).toBe(siteOrigin);
    await page.goto(`${origin}/wp-admin/plugins.php`);
    expect(await page.locator('.notice', { hasText: 'Study-abroad widgets' }).count()).toBe(0);
    await page.close();

    const { link } = await wordpress.createPost('author', { content: CONTENT });
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(link);
    const script = visit.locator('script[src*="sa-loader.js"]');
    expect(await script.getAttribute('src')).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);
    expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    await lookAt(visit, [{ tag: 'sa-contact-form', attributes: {} }]);
    expect(await visit.locator('sa-contact-form').getAttribute('partner')).toBe('campus-blog');
    expect(pageErrors).toEqual([]);
    await visit.close();
  });

  it('keep the hash of a version that is stored, whatever our site says of it later', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    await wordpress.reset({ origin: siteOrigin, version: '0.1.0', integrity });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(wordpress.site.origin + SETTINGS);
    await page.getByText('has another hash for version 0.1.0').waitFor();
    const version = page.getByLabel('Version', { exact: true });
    await version.selectOption('');
    await version.selectOption('0.1.0');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await wordpress.php(`return sa_widgets_settings()['integrity'];`)).toBe(integrity);
    await page.close();
  });

  it('are answered by a sign and a colour, not in words alone', async () => {
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    const address = page.getByLabel('Address', { exact: true });
    const answer = page.locator('#sa-widgets-origin-answer');
    const lookOf = async (words: string) => {
      await answer.filter({ hasText: words }).waitFor();
      const colour = await answer.evaluate((node) => getComputedStyle(node).color);
      return [await answer.locator('span[aria-hidden]').getAttribute('class'), colour];
    };
    await address.fill('http://127.0.0.1:1');
    const bad = [expect.stringMatching(/-warning$/), 'rgb(179, 45, 46)'];
    expect(await lookOf('No widgets were found at http://127.0.0.1:1')).toEqual(bad);
    await address.fill(siteOrigin);
    const good = [expect.stringMatching(/-yes-alt$/), 'rgb(0, 138, 32)'];
    expect(await lookOf(`Found: ${siteOrigin} serves version`)).toEqual(good);
    await page.close();
  });

  it('say that nobody could be asked whose the partner id is', async () => {
    await wordpress.reset({ origin: 'http://127.0.0.1:1', partner: 'campus-blog' });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    await page
      .getByText('Not checked: http://127.0.0.1:1 could not be asked whose id this is.')
      .waitFor();
    await page.close();
  });

  it('say that forms work at once, and lead to credit for this website', async () => {
    await wordpress.reset();
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    await page.getByText('Forms and tools work at once.').waitFor();
    const connect = page.getByRole('link', { name: `Connect ${origin}` });
    expect(await connect.count()).toBe(0);
    await page.getByLabel('Address', { exact: true }).fill(siteOrigin);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await connect.getAttribute('href')).toBe(
      `${siteOrigin}/partners#origin=${encodeURIComponent(origin)}`,
    );
    await page.close();
  });

  it('refuse what is wrong with a sentence, and keep what was there', async () => {
    await wordpress.reset({ origin: siteOrigin, partner: 'campus-blog' });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    const address = page.getByLabel('Address', { exact: true });
    const partner = page.getByLabel('Partner id');
    // The browser would not send them.
    await address.evaluate(({ form }: HTMLInputElement) =>
      form?.toggleAttribute('novalidate', true),
    );
    await address.fill('javascript:alert(1)');
    await partner.fill('"><script>');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('is not a website address').first().waitFor();
    await page.getByText('The partner id cannot be').first().waitFor();
    expect(await address.inputValue()).toBe(siteOrigin);
    expect(await partner.inputValue()).toBe('campus-blog');
    await page.close();
  });

  it('are locked by wp-config.php, and those below stay', async () => {
    const own = { origin: siteOrigin, partner: 'second', colors: { ink: '#222222' } };
    await wordpress.reset(own);
    const hash = `sha384-${'A'.repeat(64)}`;
    const config = join(wordpress.site.folder, 'sa-test-config.php');
    onTestFinished(() => rmSync(config));
    writeFileSync(
      config,
      `<?php
      define( 'SA_WIDGETS_PARTNER', 'campus-blog' );
      define( 'SA_WIDGETS_PINNED_VERSION', '0.1.0 ${hash}' );
      define( 'SA_WIDGETS_COLORS', array( 'ink' => '#333333', 'wash' => '#eeeeee' ) );`,
    );
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    for (const constant of ['PARTNER', 'PINNED_VERSION', 'COLORS']) {
      await page.getByText(`Set by SA_WIDGETS_${constant} in wp-config.php.`).waitFor();
    }
    for (const [id, value] of [
      ['partner', 'campus-blog'],
      ['version', '0.1.0'],
      ['color-ink', '#333333'],
    ]) {
      const field = page.locator(`#sa-widgets-${id}`);
      expect([await field.isDisabled(), await field.inputValue()]).toEqual([true, value]);
    }
    expect(await page.locator('#sa-widgets-color-primary').isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    await page.close();
    const { link } = await wordpress.createPost('author', { content: CONTENT });
    const html = await wordpress.read(link);
    expect(html).toContain(`${siteOrigin}/embed/0.1.0/sa-loader.js`);
    expect(html).toContain(hash);
    expect(html).toMatch(/--sa-ink:#333333;--sa-wash:#eeeeee;/);
    expect(html).toMatch(/<sa-contact-form[^>]* partner="campus-blog"/);
    expect(await wordpress.php(`return get_option( 'sa_widgets_settings' );`)).toMatchObject(own);
  });

  it('are set by one press where the plugin knows its own address', async () => {
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${origin}/wp-admin/plugins.php`);
    await page.getByRole('button', { name: `Use ${siteOrigin}` }).click();
    await page.getByText('Settings saved.').waitFor();
    await page.getByText(`Found: ${siteOrigin} serves version`).waitFor();
    const settings = await wordpress.php<object>(`return get_option( 'sa_widgets_settings' );`);
    expect(settings).toMatchObject({ origin: siteOrigin });
    await page.close();
  });

  it('connect by one press a website that is registered already', async () => {
    await wordpress.reset({ origin: siteOrigin });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    await page.getByText('This website is registered with the partner id campus-blog.').waitFor();
    await page.getByRole('button', { name: 'Use campus-blog' }).click();
    await page.getByText('Settings saved.').waitFor();
    await page.getByText('This id is yours. Requests from this website count as yours.').waitFor();
    expect(await page.getByLabel('Partner id').inputValue()).toBe('campus-blog');
    expect(await page.getByRole('button', { name: 'Use campus-blog' }).count()).toBe(0);
    await page.close();
  });

  it.each([
    ['origin', 'campus-blog', 'This id is yours.'],
    ['strangerOrigin', 'campus-blog', 'This partner has other websites, but not this one'],
    ['origin', 'campus-blgo', 'No website of a partner with this id is known.'],
  ] as const)('say at its %s whose the partner id %s is', async (which, partner, words) => {
    await wordpress.reset({ origin: siteOrigin, partner });
    const here = wordpress.site[which];
    const page = await wordpress.openAs(browser, 'administrator', {}, here);
    await page.goto(here + SETTINGS);
    await page.locator('#sa-widgets-partner-answer', { hasText: words }).waitFor();
    await page.close();
  });

  it('do not say at wp-admin’s address whose a website at another one is', async () => {
    const home = 'https://www.agency.example';
    await wordpress.reset({ origin: siteOrigin, partner: 'campus-blog' });
    await wordpress.php(`update_option( 'sa_test_home', '${home}' );`);
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(origin + SETTINGS);
    const answer = page.locator('#sa-widgets-partner-answer');
    await answer
      .filter({ hasText: `We cannot check from here whether ${home} is connected` })
      .waitFor();
    const partner = page.getByLabel('Partner id');
    await partner.fill('campus-blgo');
    await partner.press('Tab');
    await answer.filter({ hasText: 'No website of a partner with this id is known.' }).waitFor();
    // The address of wp-admin is registered, that of the website is not.
    await partner.fill('');
    await partner.press('Tab');
    await expect.poll(() => answer.textContent()).toBe('');
    await page.close();
  });

  it.each([
    ['https://münchen.example/path', 'https://xn--mnchen-3ya.example'],
    ['Example.com:8443', 'https://example.com:8443'],
    ['https://a b.example', ''],
  ])('read the address %s', async (typed, read) => {
    expect(
      await wordpress.php(`return sa_widgets_read_origin( ${toPhp({ typed })}['typed'] );`),
    ).toBe(read);
  });

  it('reach tags and placeholders that an author has written by hand', async () => {
    await wordpress.reset({ origin: siteOrigin, partner: 'campus-blog', theme: 'dark' });
    const { content } = await wordpress.createPost('administrator', {
      content: customHtml(
        `<sa-contact-form subject="visa"></sa-contact-form>
        <sa-newsletter-form theme="light" partner="other"></sa-newsletter-form>
        <div class="a b" data-sa-element="sa-consultation-form"></div>
        <sa-contact-form heading="Our partner schools"></sa-contact-form>
        <div data-sa-element="contact-form" data-subject="visa"></div>
        <p class="a" data-sa-element=newsletter-form data-partner="other"></p>
        <div data-sa-element="unknown-form"></div>
        <script>const html = "<sa-contact-form>";</script>
        <sa-cost-calculator/><sa-unknown></sa-unknown><p data-x="sa-contact-form">Words</p>`,
      ),
    });
    expect(content.rendered).toContain(
      '<sa-contact-form partner="campus-blog" theme="dark" subject="visa">',
    );
    expect(content.rendered).toContain('<sa-newsletter-form theme="light" partner="other">');
    expect(content.rendered).toContain(
      '<div data-partner="campus-blog" data-theme="dark" class="a b" data-sa-element',
    );
    expect(content.rendered).toContain(
      '<sa-contact-form partner="campus-blog" theme="dark" heading="Our partner schools">',
    );
    expect(content.rendered).toContain(
      '<div data-partner="campus-blog" data-theme="dark" data-sa-element="contact-form" data-subject',
    );
    expect(content.rendered).toContain(
      '<p data-theme="dark" class="a" data-sa-element=newsletter-form data-partner="other">',
    );
    expect(content.rendered).toContain('<div data-sa-element="unknown-form">');
    expect(content.rendered).toContain('<script>const html = "<sa-contact-form>";</script>');
    expect(content.rendered).toContain('<sa-cost-calculator theme="dark"/>');
    expect(content.rendered).toContain('<sa-unknown></sa-unknown><p data-x="sa-contact-form">');
  });

  it('colour every element', async () => {
    await wordpress.reset({ origin: siteOrigin, colors: { primary: '#b00020' } });
    const { link } = await wordpress.createPost('author', { content: CONTENT });
    expect(await wordpress.read(link)).toContain(':root{--sa-font:page();--sa-primary:#b00020;}');
  });

  it('say who gets which version, and what helps in a page builder', async () => {
    const html = await wordpress.read(origin + SETTINGS, 'administrator');
    expect(html).toMatch(
      /While you are signed in you see \d+\.\d+\.\d+, the version of this plugin/,
    );
    expect(html).toContain('where the editor of your page builder shows a link only');
  });

  it('are for administrators only', async () => {
    for (const role of ['editor', 'author', 'contributor'] as const) {
      expect(await wordpress.read(origin + SETTINGS, role)).toContain('you are not allowed');
    }
  });

  it('leave visitors without raw shortcodes while they are missing, and tell the author why', async () => {
    const { link } = await wordpress.createPost('author', { content: CONTENT });
    expect(await wordpress.read(link)).not.toMatch(/\[\/?sa[-_]|sa-widgets-note|sa-loader/i);
    expect(await wordpress.read(link, 'author')).toContain(
      'ask an administrator to set the address',
    );
  });

  it('suggest a text for the privacy policy', async () => {
    await wordpress.reset({ origin: siteOrigin });
    const guide = `${origin}/wp-admin/options-privacy.php?tab=policyguide`;
    expect(await wordpress.read(guide, 'administrator')).toContain(
      'When you send a form (consultation, message, newsletter)',
    );
  });
});
