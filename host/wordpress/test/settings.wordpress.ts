import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, customHtml, paragraph, seeDrawn, shortcodeBlock } from './elements.ts';
import { describeWordPress, toPhp } from './wordpress.ts';

const CONTENT = [
  shortcodeBlock('[sa-contact-form]'),
  paragraph('[sa-cost-calculator country="ca"]'),
  blockMarkup('sa-newsletter-form'),
].join('\n\n');
const NOWHERE = 'http://127.0.0.1:1';

describeWordPress('the settings of the site', (wordpress) => {
  const { origin, strangerOrigin } = wordpress.site;
  const settings = '/wp-admin/options-general.php?page=study-abroad-widgets';

  /** Opens a screen of wp-admin as an administrator. */
  async function open(path = settings, at = origin): Promise<Page> {
    const page = await wordpress.openAs('administrator', at);
    await page.goto(at + path);
    return page;
  }
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
  };
  const addressOn = (page: Page): Locator => page.getByLabel('Address', { exact: true });
  const saidOf = (page: Page, field: 'origin' | 'partner', hasText: string): Promise<void> =>
    page.locator(`#sa-widgets-${field}-answer`, { hasText }).waitFor();

  it('are asked for by a notice, checked as they are typed, and hold on the website', async () => {
    await wordpress.setSettings({ origin: '' });
    const { link } = await wordpress.createPost('author', CONTENT);
    expect(await wordpress.read(link)).not.toMatch(/\[\/?sa[-_]|sa-widgets-note|sa-loader/i);
    expect(await wordpress.read(link, 'author')).toContain(
      'ask an administrator to set the address',
    );

    const page = await open('/wp-admin/plugins.php');
    const notice = page.locator('.notice', { hasText: 'Study-abroad widgets' });
    await notice.getByRole('link').click();
    await page.waitForURL(`**${settings}`);
    await page.getByText('Forms and tools work at once.').waitFor();
    await addressOn(page).fill(NOWHERE);
    await saidOf(page, 'origin', `No widgets were found at ${NOWHERE}`);
    const sign = page.locator('#sa-widgets-origin-answer span[aria-hidden]');
    expect(await sign.getAttribute('class')).toMatch(/-warning$/);
    await addressOn(page).fill(`${siteOrigin}/contact`);
    await saidOf(page, 'origin', `Found: ${siteOrigin} serves version`);
    expect(await sign.getAttribute('class')).toMatch(/-yes-alt$/);
    await page.getByLabel('Version', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Partner id').fill('campus-blog');
    await save(page);
    expect(await addressOn(page).inputValue()).toBe(siteOrigin);
    const connect = page.getByRole('link', { name: `Connect ${origin}` });
    expect(await connect.getAttribute('href')).toBe(
      `${siteOrigin}/partners#origin=${encodeURIComponent(origin)}`,
    );
    await page.goto(`${origin}/wp-admin/plugins.php`);
    expect(await notice.count()).toBe(0);

    const visit = await wordpress.visit(link);
    const script = visit.locator('script[src*="sa-loader.js"]');
    expect(await script.getAttribute('src')).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);
    expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    await seeDrawn(visit, 'sa-contact-form', { partner: 'campus-blog' });
  });

  it('keep the hash of a version that is stored, whatever our site says of it later', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    await wordpress.setSettings({ version: '0.1.0', integrity });
    const page = await open();
    await page.getByText('has another hash for version 0.1.0').waitFor();
    const version = page.getByLabel('Version', { exact: true });
    await version.selectOption('');
    await version.selectOption('0.1.0');
    await save(page);
    expect(await wordpress.php(`return sa_widgets_settings()['integrity'];`)).toBe(integrity);
  });

  it('refuse what is wrong with a sentence, and keep what was there', async () => {
    await wordpress.setSettings({ partner: 'campus-blog' });
    const typed = { origin: 'javascript:alert(1)', partner: '"><script>' };
    const [kept, said] = await wordpress.php<[object, string[]]>(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      update_option( 'sa_widgets_settings', sa_widgets_sanitize_settings( ${toPhp(typed)} ) );
      return array( get_option( 'sa_widgets_settings' ), wp_list_pluck( get_settings_errors( 'sa_widgets' ), 'message' ) );
    `);
    expect(kept).toMatchObject({ origin: siteOrigin, partner: 'campus-blog' });
    expect(said).toEqual([
      expect.stringContaining('is not a website address'),
      expect.stringContaining('The partner id cannot be'),
    ]);
  });

  it('are locked by wp-config.php, and those below stay', async () => {
    const own = { origin: siteOrigin, partner: 'second', colors: { ink: '#222222' } };
    await wordpress.setSettings(own);
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
    const page = await open();
    for (const [constant, id, value] of [
      ['PARTNER', 'partner', 'campus-blog'],
      ['PINNED_VERSION', 'version', '0.1.0'],
      ['COLORS', 'color-ink', '#333333'],
    ]) {
      await page.getByText(`Set by SA_WIDGETS_${constant} in wp-config.php.`).waitFor();
      const field = page.locator(`#sa-widgets-${id}`);
      expect([await field.isDisabled(), await field.inputValue()]).toEqual([true, value]);
    }
    expect(await page.locator('#sa-widgets-color-primary').isDisabled()).toBe(false);
    await save(page);
    const { link } = await wordpress.createPost('author', CONTENT);
    const html = await wordpress.read(link);
    expect(html).toContain(`${siteOrigin}/embed/0.1.0/sa-loader.js`);
    expect(html).toContain(hash);
    expect(html).toContain(':root{--sa-font:page();--sa-ink:#333333;--sa-wash:#eeeeee;}');
    expect(html).toMatch(/<sa-contact-form[^>]* partner="campus-blog"/);
    expect(await wordpress.php(`return get_option( 'sa_widgets_settings' );`)).toMatchObject(own);
  });

  it('are set, and connect a website that is registered, by one press each', async () => {
    await wordpress.setSettings({ origin: '' });
    const page = await open('/wp-admin/plugins.php');
    await page.getByRole('button', { name: `Use ${siteOrigin}` }).click();
    await page.getByText('Settings saved.').waitFor();
    await saidOf(page, 'origin', `Found: ${siteOrigin} serves version`);
    expect(await addressOn(page).inputValue()).toBe(siteOrigin);
    await page.getByText('This website is registered with the partner id campus-blog.').waitFor();
    await page.getByRole('button', { name: 'Use campus-blog' }).click();
    await page.getByText('Settings saved.').waitFor();
    await saidOf(page, 'partner', 'This id is yours. Requests from this website count as yours.');
    expect(await page.getByLabel('Partner id').inputValue()).toBe('campus-blog');
    expect(await page.getByRole('button', { name: 'Use campus-blog' }).count()).toBe(0);
  });

  it('say whose a partner id is, or that nobody could be asked', async () => {
    await wordpress.setSettings({ partner: 'campus-blog' });
    const page = await open(settings, strangerOrigin);
    await saidOf(page, 'partner', 'This partner has other websites, but not this one');
    await page.getByLabel('Partner id').fill('campus-blgo');
    await page.getByLabel('Partner id').press('Tab');
    await saidOf(page, 'partner', 'No website of a partner with this id is known.');
    await wordpress.setSettings({ origin: NOWHERE, partner: 'campus-blog' });
    await page.reload();
    await page.getByText(`Not checked: ${NOWHERE} could not be asked whose id this is.`).waitFor();
  });

  it('do not say at wp-admin’s address whose a website at another one is', async () => {
    const home = 'https://www.agency.example';
    await wordpress.setSettings({ partner: 'campus-blog' });
    await wordpress.set({ home });
    const page = await open();
    await saidOf(page, 'partner', `We cannot check from here whether ${home} is connected`);
    // The address of wp-admin is registered, that of the website is not.
    const partner = page.getByLabel('Partner id');
    await partner.fill('');
    await partner.press('Tab');
    const answer = page.locator('#sa-widgets-partner-answer');
    await expect.poll(() => answer.textContent()).toBe('');
  });

  it('read an address in any spelling', async () => {
    const read = await wordpress.php<string[]>(
      `return array_map( 'sa_widgets_read_origin', array( 'https://münchen.example/path', 'Example.com:8443', 'https://a b.example' ) );`,
    );
    expect(read).toEqual(['https://xn--mnchen-3ya.example', 'https://example.com:8443', '']);
  });

  it('reach tags and placeholders that an author has written by hand', async () => {
    await wordpress.setSettings({ partner: 'campus-blog', theme: 'dark', font: false });
    const written = `<sa-contact-form subject="visa"></sa-contact-form>
        <sa-newsletter-form theme="light" partner="other"></sa-newsletter-form>
        <div class="a b" data-sa-element="sa-consultation-form"></div>
        <sa-contact-form heading="Our partner schools"></sa-contact-form>
        <div data-sa-element="contact-form" data-subject="visa"></div>
        <p class="a" data-sa-element=newsletter-form data-partner="other"></p>
        <div data-sa-element="unknown-form"></div>
        <script>const html = "<sa-contact-form>";</script>
        <sa-cost-calculator/><sa-unknown></sa-unknown><p data-x="sa-contact-form">Words</p>`;
    const { content, link } = await wordpress.createPost('administrator', customHtml(written));
    const own = ' partner="campus-blog" theme="dark"';
    const data = ' data-partner="campus-blog" data-theme="dark"';
    const wanted = written
      .replaceAll('<sa-contact-form s', `<sa-contact-form${own} s`)
      .replace('<sa-contact-form h', `<sa-contact-form${own} h`)
      .replace('<div class', `<div${data} class`)
      .replace('<div data-sa-element="c', `<div${data} data-sa-element="c`)
      .replace('<p class', '<p data-theme="dark" class')
      .replace('<sa-cost-calculator', '<sa-cost-calculator theme="dark"');
    expect(content.rendered).toContain(wanted);
    expect(await wordpress.read(link)).not.toContain('--sa-font');
  });

  it('are for administrators only, and say who gets which version', async () => {
    for (const role of ['editor', 'author', 'contributor'] as const) {
      expect(await wordpress.read(origin + settings, role)).toContain('you are not allowed');
    }
    const html = await wordpress.read(origin + settings, 'administrator');
    expect(html).toMatch(
      /While you are signed in you see \d+\.\d+\.\d+, the version of this plugin/,
    );
    expect(html).toContain('where the editor of your page builder shows a link only');
  });

  it('suggest a text for the privacy policy', async () => {
    const guide = `${origin}/wp-admin/options-privacy.php?tab=policyguide`;
    expect(await wordpress.read(guide, 'administrator')).toContain(
      'When you send a form (consultation, message, newsletter)',
    );
  });
});
