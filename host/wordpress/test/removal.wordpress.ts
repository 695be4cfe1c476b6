import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, customHtml } from './elements.ts';
import { serveWordPress } from './setup.ts';
import { describeWordPress, PLUGIN_FILE, toPhp, WordPress } from './wordpress.ts';
import { newestWordPress } from './wordpress-files.ts';

const UNINSTALL = `
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  deactivate_plugins( '${PLUGIN_FILE}', false );
  uninstall_plugin( '${PLUGIN_FILE}' );`;

describeWordPress(
  'without the plugin',
  (wordpress, version) => {
    it('blocks leave their link, as the list of plugins says, and settings go once it is deleted', async () => {
      const link = `<p class="sa-widgets-link"><a href="${siteOrigin}/tools">Cost Calculator</a></p>`;
      const post = await wordpress.createPost(
        'author',
        blockMarkup('sa-cost-calculator', {}, {}, link) +
          customHtml('<div data-sa-element="tools-catalogue"><a href="/">Tools</a></div>'),
      );
      onTestFinished(() => wordpress.prepare());
      if (version === 'newest') {
        const page = await wordpress.openAs('administrator');
        await page.goto(`${wordpress.site.origin}/wp-admin/plugins.php`);
        await page.getByText('Before you deactivate: blocks leave a link').waitFor();
        await page.getByRole('link', { name: 'Deactivate Study-abroad widgets' }).click();
        await page.getByText('Plugin deactivated.').waitFor();
        const visit = await wordpress.visit(post.link);
        for (const name of ['Cost Calculator', 'Tools']) {
          await visit.getByRole('link', { name }).first().waitFor();
        }
        expect(await visit.locator('script[src*="sa-loader"]').count()).toBe(0);
      }
      const left = await wordpress.php(
        `${UNINSTALL} return array( get_option( 'sa_widgets_settings', 'none' ), get_post( ${post.id} )->post_content );`,
      );
      expect(left).toEqual(['none', post.content.raw]);
    });
  },
  ['newest', 'oldest'],
);

it('a network guards editors of another website on the same origin, and keeps no settings once the plugin is deleted', async () => {
  const wordpress = await serveNetwork();
  await wordpress.setSettings({});
  await wordpress.set({ footer: '[sa-contact-form]' });
  await wordpress.php(`
    update_blog_option( 2, 'sa_widgets_settings', ${toPhp({ origin: siteOrigin })} );
    remove_user_from_blog( username_exists( 'author' ), 1 );
  `);
  const { origin } = wordpress.site;
  expect(await wordpress.read(origin, 'author')).toMatch(/data-guard="[^"]*sha384-/);
  expect(await wordpress.read(origin)).not.toContain('sha384-');
  expect(wordpress.takeLog()).toEqual([]);
  const left = await wordpress.php(
    `${UNINSTALL} return array( get_option( 'sa_widgets_settings', 'none' ), get_blog_option( 2, 'sa_widgets_settings', 'none' ) );`,
  );
  expect(left).toEqual(['none', 'none']);
});

/** Serves a WordPress with the plugin active on two websites, until the test ends; `author` administers the second. */
async function serveNetwork(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-network-'));
  const { site, server } = await serveWordPress(folder, newestWordPress(), inject('build'), '8.3');
  const end = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  onTestFinished(end);
  const { host } = new URL(site.origin);
  const failIf = (isFailure = 'true') =>
    `if ( is_wp_error( $result ) && ${isFailure} ) { throw new Exception( $result->get_error_message() ); }`;
  await new WordPress(site).php(`
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    update_option( 'home', '${site.origin}' );
    update_option( 'siteurl', '${site.origin}' );
    install_network();
    $result = populate_network( 1, '${host}', 'network@wordpress.example', 'A network', '/', false );
    ${failIf(`'no_wildcard_dns' !== $result->get_error_code()`)}
  `);
  writeFileSync(
    join(folder, 'sa-test-config.php'),
    `<?php
    define( 'MULTISITE', true );
    define( 'SUBDOMAIN_INSTALL', false );
    define( 'DOMAIN_CURRENT_SITE', '${host}' );
    define( 'PATH_CURRENT_SITE', '/' );
    define( 'SITE_ID_CURRENT_SITE', 1 );
    define( 'BLOG_ID_CURRENT_SITE', 1 );`,
  );
  // Signs in only now, because the cookies of a network have other names.
  const wordpress = new WordPress(site);
  await wordpress.prepare();
  await wordpress.php(`
    $result = wpmu_create_blog( '${host}', '/second/', 'Second', username_exists( 'author' ) );
    ${failIf()}
    deactivate_plugins( '${PLUGIN_FILE}' );
    $result = activate_plugin( '${PLUGIN_FILE}', '', true );
    ${failIf()}
  `);
  wordpress.takeLog();
  return wordpress;
}
