import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/local/local-worker.ts';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { PARTNER, type PhpVersion, serveWordPress } from './playground.ts';
import { refusesWrongSettings } from './settings-form.ts';
import { toPhp, WordPress } from './wordpress.ts';
import { newestWordPress, oldestWordPress } from './wordpress-files.ts';

const NETWORK_SETTINGS = '/wp-admin/network/settings.php?page=study-abroad-widgets';
/** Of the network's second website, whose administrator is the user `author`. */
const SITE_SETTINGS = '/second/wp-admin/options-general.php?page=study-abroad-widgets';
const PLUGIN_FILE = 'study-abroad-widgets/study-abroad-widgets.php';

const newest = newestWordPress();
const oldest = oldestWordPress(newest);

describe.each([
  ['the newest', newest, '8.3'],
  ['6.1', 'folder' in oldest ? oldest.folder : '', '7.4'],
] as const)('a network of websites, WordPress %s', (name, files, php) => {
  describe.skipIf(files === '')('has settings of its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sa-network-'));
    let server: ChildProcess | undefined;
    let wordpress: WordPress;
    let browser: Browser;

    beforeAll(async () => {
      const network = await serveNetwork(files, join(folder, name), php);
      ({ wordpress, server } = network);
      browser = await launch();
    }, 400_000);
    afterAll(async () => {
      await browser?.close();
      server?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    beforeEach(async () => {
      configure(wordpress);
      await store({}, {});
    });
    afterEach(() => expect(wordpress.takeLog()).toEqual([]));

    it('asked for by a notice, and set for all websites by one press', async () => {
      const { origin } = wordpress.site;
      const page = await wordpress.openAs(browser, 'administrator');
      await page.goto(`${origin}/wp-admin/network/plugins.php`);
      await page.getByText('on each website of this network that has not set').waitFor();
      await page.getByRole('button', { name: `Use ${siteOrigin}` }).click();
      await page.getByText(`Found: ${siteOrigin} serves version`).waitFor();
      await page.goto(`${origin}/wp-admin/network/plugins.php`);
      expect(await page.locator('.notice', { hasText: 'Study-abroad widgets' }).count()).toBe(0);
      await page.close();
      expect(await visitSecond()).toMatchObject({ script: `${siteOrigin}/embed/sa-loader.js` });
    });

    it('inherited until a website sets its own, and again once it takes them back', async () => {
      const { origin } = wordpress.site;
      const page = await wordpress.openAs(browser, 'administrator');
      await page.goto(origin + NETWORK_SETTINGS);
      await page.getByLabel('Address', { exact: true }).fill(siteOrigin);
      await page.getByText(`Found: ${siteOrigin} serves version`).waitFor();
      await page.getByLabel('Version', { exact: true }).selectOption({ index: 1 });
      await page.getByLabel('Partner id').fill(PARTNER);
      await page.getByLabel('Partner id').press('Tab');
      await page.getByText('A partner of ours.').waitFor();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();
      await page.close();
      await network({ colors: { primary: '#b00020', ink: '#101010' } });
      const inherited = await visitSecond();
      expect(inherited).toMatchObject({ partner: PARTNER, primary: '#b00020', ink: '#101010' });
      expect(inherited.script).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);

      const own = await wordpress.openAs(browser, 'author');
      await own.goto(origin + SITE_SETTINGS);
      await own.getByText(`Empty, it is the network’s: ${PARTNER}.`).waitFor();
      await own.getByText(`Found: ${siteOrigin} serves version`).waitFor();
      expect(await own.getByLabel('Address', { exact: true }).inputValue()).toBe('');
      await own.getByLabel('Version', { exact: true }).selectOption('newest');
      await own.getByLabel('Partner id').fill('second');
      await own.getByRole('button', { name: 'Save Changes' }).click();
      await own.getByText('Settings saved.').waitFor();
      expect(await own.getByLabel('In the typeface of this website').isChecked()).toBe(true);
      expect(await visitSecond()).toMatchObject({
        partner: 'second',
        primary: '#b00020',
        script: `${siteOrigin}/embed/sa-loader.js`,
      });

      await own.getByLabel('Version', { exact: true }).selectOption({ index: 0 });
      await own.getByLabel('Partner id').fill('');
      await own.getByRole('button', { name: 'Save Changes' }).click();
      await own.getByText('Settings saved.').waitFor();
      await own.close();
      expect(await visitSecond()).toEqual(inherited);
    });

    it('locked on both pages by wp-config.php, and kept below', async () => {
      await store({ origin: siteOrigin }, { partner: 'second', colors: { ink: '#222222' } });
      const hash = `sha384-${'A'.repeat(64)}`;
      configure(
        wordpress,
        `define( 'SA_WIDGETS_PARTNER', '${PARTNER}' );
        define( 'SA_WIDGETS_PINNED_VERSION', '0.1.0 ${hash}' );
        define( 'SA_WIDGETS_COLORS', array( 'ink' => '#333333' ) );`,
      );
      for (const [role, path] of [
        ['administrator', NETWORK_SETTINGS],
        ['author', SITE_SETTINGS],
      ] as const) {
        const page = await wordpress.openAs(browser, role);
        await page.goto(wordpress.site.origin + path);
        for (const constant of ['PARTNER', 'PINNED_VERSION', 'COLORS']) {
          await page.getByText(`Set by SA_WIDGETS_${constant} in wp-config.php.`).waitFor();
        }
        expect(await page.getByLabel('Partner id').isDisabled()).toBe(true);
        expect(await page.getByLabel('Partner id').inputValue()).toBe(PARTNER);
        const version = page.getByLabel('Version', { exact: true });
        expect([await version.isDisabled(), await version.inputValue()]).toEqual([true, '0.1.0']);
        expect(await page.locator('#sa-widgets-color-ink').isDisabled()).toBe(true);
        expect(await page.locator('#sa-widgets-color-primary').isDisabled()).toBe(false);
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await page.getByText('Settings saved.').waitFor();
        await page.close();
      }
      expect(await visitSecond()).toMatchObject({
        partner: PARTNER,
        ink: '#333333',
        script: `${siteOrigin}/embed/0.1.0/sa-loader.js`,
        integrity: hash,
      });
      configure(wordpress);
      expect(await visitSecond()).toMatchObject({ partner: 'second', ink: '#222222' });
    });

    it('refused with a sentence where they are wrong, and kept', async () => {
      await store({ origin: siteOrigin, partner: PARTNER }, {});
      const page = await wordpress.openAs(browser, 'administrator');
      await page.goto(wordpress.site.origin + NETWORK_SETTINGS);
      await refusesWrongSettings(page, { origin: siteOrigin, partner: PARTNER });
      expect(await page.getByText('Settings saved.').count()).toBe(0);
      await page.close();
    });

    it('for those who run the network only, and from its own page only', async () => {
      const { origin } = wordpress.site;
      const save = `${origin}/wp-admin/network/edit.php?action=sa_widgets_network`;
      const form = { 'sa_widgets_settings[origin]': 'https://stranger.example' };
      const sender = await wordpress.openAs(browser, 'author');
      expect((await sender.goto(origin + NETWORK_SETTINGS))?.status()).toBe(403);
      expect((await sender.request.post(save, { form })).status()).toBe(403);
      await sender.close();
      const administrator = await wordpress.openAs(browser, 'administrator');
      expect((await administrator.request.post(save, { form })).status()).toBe(403);
      await administrator.close();
      expect(
        await wordpress.php(`return get_site_option( 'sa_widgets_network_settings' );`),
      ).toEqual([]);
    });

    it('of no effect on our script’s hash for who edits another website of the network', async () => {
      await store({ origin: siteOrigin }, {});
      await wordpress.php(`
        remove_user_from_blog( username_exists( 'author' ), 1 );
        update_option( 'sa_test_footer', '[sa-contact-form]' );
      `);
      const hashFor = async (page: Page) => {
        await page.goto(wordpress.site.origin);
        return page.locator('#sa-widgets-js').getAttribute('integrity');
      };
      const [own, visitor] = [await wordpress.openAs(browser, 'author'), await browser.newPage()];
      expect(await hashFor(own)).toMatch(/^sha384-/);
      expect(await hashFor(visitor)).toBeNull();
      await own.close();
      await visitor.close();
      await wordpress.php(`
        add_user_to_blog( 1, username_exists( 'author' ), 'author' );
        delete_option( 'sa_test_footer' );
      `);
    });

    it('no way to bring back a text that only an import says was there', async () => {
      await store({ origin: siteOrigin }, {});
      const read = () =>
        wordpress.php<string>(`
          switch_to_blog( 2 );
          return get_page_by_path( 'a-form', OBJECT, 'post' )->post_content;
        `);
      const before = await read();
      const page = await wordpress.openAs(browser, 'author');
      await page.goto(wordpress.site.origin + SITE_SETTINGS);
      await page.getByRole('button', { name: 'Turn shortcodes into links' }).click();
      await page.getByText('1 text was changed.').waitFor();
      const linked = await read();
      await wordpress.php(`
        switch_to_blog( 2 );
        $id = wp_insert_post( array( 'post_title' => 'Imported', 'post_content' => 'Words', 'post_status' => 'publish' ) );
        update_post_meta( $id, '_sa_widgets_linked', array( 'post_content' => array( 'before' => '<script>alert(1)</script>', 'after' => md5( 'Words' ) ) ) );
      `);
      await page.goto(wordpress.site.origin + SITE_SETTINGS);
      await page.getByRole('button', { name: 'Bring the shortcodes back' }).click();
      await page.getByText('1 text was changed.').waitFor();
      expect(linked).not.toBe(before);
      expect(await read()).toBe(before);
      const imported = await wordpress.php<string>(`
        switch_to_blog( 2 );
        $post = get_page_by_path( 'imported', OBJECT, 'post' );
        $content = $post->post_content;
        wp_delete_post( $post->ID, true );
        return $content;
      `);
      expect(imported).toBe('Words');
      await page.close();
    });

    it('gone from everywhere once the plugin is deleted', async () => {
      await store({ origin: siteOrigin }, { partner: 'second' });
      const left = await wordpress.php<unknown[]>(`
        switch_to_blog( 2 );
        set_transient( 'sa_widgets_no_shortcodes', 1, HOUR_IN_SECONDS );
        restore_current_blog();
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        deactivate_plugins( '${PLUGIN_FILE}', false, true );
        uninstall_plugin( '${PLUGIN_FILE}' );
        return array( get_site_option( 'sa_widgets_network_settings', 'none' ), get_blog_option( 2, 'sa_widgets_settings', 'none' ), get_blog_option( 2, '_transient_sa_widgets_no_shortcodes', 'none' ) );
      `);
      expect(left).toEqual(['none', 'none', 'none']);
    });

    /** What the network and its second website have stored. */
    const store = (all: object, second: object) =>
      wordpress.php(`
        update_site_option( 'sa_widgets_network_settings', ${toPhp(all)} );
        ${Object.keys(second).length > 0 ? `update_blog_option( 2, 'sa_widgets_settings', ${toPhp(second)} );` : `delete_blog_option( 2, 'sa_widgets_settings' );`}
      `);

    /** Adds to what the network has stored. */
    const network = (added: object) =>
      wordpress.php(`
        update_site_option( 'sa_widgets_network_settings', array_merge( get_site_option( 'sa_widgets_network_settings' ), ${toPhp(added)} ) );
      `);

    /** What a visitor of the second website gets. */
    async function visitSecond() {
      const response = await fetch(`${wordpress.site.origin}/second/?name=a-form`);
      const html = await response.text();
      const [script = ''] = html.match(/<script[^>]*sa-loader\.js[^>]*>/) ?? [];
      const find = (text: string, pattern: RegExp) => text.match(pattern)?.[1];
      return {
        script: find(script, / src="([^"]*)"/),
        integrity: find(script, / integrity="([^"]*)"/),
        partner: find(html, /<sa-contact-form[^>]* partner="([^"]*)"/),
        primary: find(html, /--sa-primary:([^;]*);/),
        ink: find(html, /--sa-ink:([^;]*);/),
      };
    }
  });
});

/** Serves a WordPress with the plugin for two websites, of which the second shows a form. */
async function serveNetwork(files: string, folder: string, php: PhpVersion) {
  const port = await freePort();
  const { site, server } = await serveWordPress({
    files,
    folder,
    port,
    php,
    siteOrigin,
    build: inject('build'),
  });
  process.once('exit', () => server.kill());
  await new WordPress(site).php(`
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    update_option( 'home', '${site.origin}' );
    update_option( 'siteurl', '${site.origin}' );
    install_network();
    $result = populate_network( 1, '127.0.0.1:${port}', 'network@wordpress.example', 'A network', '/', false );
    if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) { throw new Exception( $result->get_error_message() ); }
  `);
  // Signed in from here on, when cookies are those of a network.
  const wordpress = new WordPress(site);
  configure(wordpress);
  await wordpress.prepare();
  await wordpress.php(`
    grant_super_admin( username_exists( 'administrator' ) );
    $author = username_exists( 'author' );
    $second = wpmu_create_blog( '127.0.0.1:${port}', '/second/', 'Second', $author );
    if ( is_wp_error( $second ) ) { throw new Exception( $second->get_error_message() ); }
    // WordPress 6.1 takes the colon out of a domain.
    $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->blogs, array( 'domain' => '127.0.0.1:${port}' ), array( 'blog_id' => $second ) );
    clean_blog_cache( $second );
    foreach ( array( 'home', 'siteurl' ) as $of ) { update_blog_option( $second, $of, '${site.origin}/second' ); }
    deactivate_plugins( '${PLUGIN_FILE}' );
    $result = activate_plugin( '${PLUGIN_FILE}', '', true );
    if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); }
    switch_to_blog( $second );
    switch_theme( 'twentytwentythree' );
    update_option( 'permalink_structure', '' );
    wp_insert_post( array( 'post_title' => 'A form', 'post_content' => '[sa-contact-form]', 'post_status' => 'publish' ) );
    restore_current_blog();
  `);
  wordpress.takeLog();
  return { wordpress, server };
}

/** Writes what wp-config.php says: a network, and what a test adds. */
function configure(wordpress: WordPress, added = ''): void {
  const { folder, origin } = wordpress.site;
  const lines = `<?php
    define( 'MULTISITE', true );
    define( 'SUBDOMAIN_INSTALL', false );
    define( 'DOMAIN_CURRENT_SITE', '${new URL(origin).host}' );
    define( 'PATH_CURRENT_SITE', '/' );
    define( 'SITE_ID_CURRENT_SITE', 1 );
    define( 'BLOG_ID_CURRENT_SITE', 1 );
    ${added}`;
  writeFileSync(join(folder, 'sa-test-config.php'), lines);
}
