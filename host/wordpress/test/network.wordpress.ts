import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/local/local-worker.ts';
import { siteOrigin } from '../../e2e/support.ts';
import { serveWordPress } from './playground.ts';
import { toPhp, WordPress } from './wordpress.ts';
import { newestWordPress } from './wordpress-files.ts';

const PLUGIN_FILE = 'study-abroad-widgets/study-abroad-widgets.php';

describe('a network of websites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sa-network-'));
  let server: ChildProcess | undefined;
  let wordpress: WordPress;

  beforeAll(async () => {
    ({ wordpress, server } = await serveNetwork(join(folder, 'network')));
  });
  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('guards an editor of another of its websites, who may have the same origin', async () => {
    await wordpress.php(`
      update_option( 'sa_widgets_settings', ${toPhp({ origin: siteOrigin })} );
      update_option( 'sa_test_footer', '[sa-contact-form]' );
      remove_user_from_blog( username_exists( 'author' ), 1 );
    `);
    const { origin } = wordpress.site;
    expect(await wordpress.read(origin, 'author')).toMatch(/data-guard="[^"]*sha384-/);
    expect(await wordpress.read(origin)).not.toContain('sha384-');
    expect(wordpress.takeLog()).toEqual([]);
  });

  it('keeps no settings on any website once the plugin is deleted', async () => {
    const left = await wordpress.php<unknown[]>(`
      update_blog_option( 2, 'sa_widgets_settings', ${toPhp({ origin: siteOrigin })} );
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins( '${PLUGIN_FILE}', false, true );
      uninstall_plugin( '${PLUGIN_FILE}' );
      return array( get_option( 'sa_widgets_settings', 'none' ), get_blog_option( 2, 'sa_widgets_settings', 'none' ) );
    `);
    expect(left).toEqual(['none', 'none']);
  });
});

/** Serves a WordPress with the plugin active on two websites; `author` administers the second. */
async function serveNetwork(folder: string) {
  const port = await freePort();
  const { site, server } = await serveWordPress({
    files: newestWordPress(),
    folder,
    port,
    php: '8.3',
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
  const lines = `<?php
    define( 'MULTISITE', true );
    define( 'SUBDOMAIN_INSTALL', false );
    define( 'DOMAIN_CURRENT_SITE', '127.0.0.1:${port}' );
    define( 'PATH_CURRENT_SITE', '/' );
    define( 'SITE_ID_CURRENT_SITE', 1 );
    define( 'BLOG_ID_CURRENT_SITE', 1 );`;
  writeFileSync(join(folder, 'sa-test-config.php'), lines);
  // Signs in only now, because the cookies of a network have other names.
  const wordpress = new WordPress(site);
  await wordpress.prepare();
  await wordpress.php(`
    $second = wpmu_create_blog( '127.0.0.1:${port}', '/second/', 'Second', username_exists( 'author' ) );
    if ( is_wp_error( $second ) ) { throw new Exception( $second->get_error_message() ); }
    deactivate_plugins( '${PLUGIN_FILE}' );
    $result = activate_plugin( '${PLUGIN_FILE}', '', true );
    if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); }
  `);
  wordpress.takeLog();
  return { wordpress, server };
}
