import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveOf, readPlugin } from '../../../scripts/build/generate/wordpress-plugin.ts';
import { makeKey, signPackage } from '../../../scripts/release/plugin-signature.ts';
import { siteOrigin } from '../../e2e/support.ts';
import { toPhp, WordPress } from './wordpress.ts';

const FILE = 'study-abroad-widgets/study-abroad-widgets.php';
const MANIFEST = `${siteOrigin}/embed/study-abroad-widgets.json`;
const PACKAGE = `${siteOrigin}/embed/99.0.0/study-abroad-widgets.zip`;

const folder = mkdtempSync(join(tmpdir(), 'sa-updates-'));
const pemOf = (name: string) => {
  const file = join(folder, `${name}.pem`);
  const key = makeKey(file);
  return { key, pem: readFileSync(file, 'utf8') };
};
const [inUse, inReserve, stranger] = ['in-use', 'in-reserve', 'stranger'].map(pemOf) as [
  ReturnType<typeof pemOf>,
  ReturnType<typeof pemOf>,
  ReturnType<typeof pemOf>,
];

const keysFile = `<?php\nreturn array( '${inUse.key}', '${inReserve.key}' );\n`;
/** The plugin of a later release, with the same keys. */
const archiveAs = (version: string) => {
  const files = readPlugin();
  const main = (files['study-abroad-widgets.php'] ?? '')
    .replace(/^ \* Version: .+$/m, ` * Version: ${version}`)
    .replace(/'SA_WIDGETS_VERSION', '[^']+'/, `'SA_WIDGETS_VERSION', '${version}'`);
  return archiveOf(
    { ...files, 'study-abroad-widgets.php': main, 'includes/keys.php': keysFile },
    siteOrigin,
  );
};
const archive = archiveAs('99.0.0');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Manifest {
  version: string;
  package: string;
  sha256: string;
  signature?: string;
}

/** The description of a release, correctly signed. */
function release(more: Partial<Manifest> = {}, pem = inUse.pem): Manifest {
  const said = { version: '99.0.0', package: PACKAGE, sha256: sha256(archive), ...more };
  return { signature: signPackage(said, pem), ...said };
}

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

describe.each(sites)('an update in %s', (_, site) => {
  if (!site) return it.skip('which cannot be had here', () => {});
  const wordpress = new WordPress(site);
  const plugin = join(site.folder, 'wp-content/plugins/study-abroad-widgets');
  const backup = join(folder, site.token);

  beforeAll(async () => {
    await wordpress.prepare();
    cpSync(plugin, backup, { recursive: true });
    writeFileSync(join(plugin, 'includes/keys.php'), keysFile);
  });
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));
  afterAll(() => cpSync(backup, plugin, { recursive: true, force: true }));

  /** Answers of our site and, with none of its own, of the directory of plugins. */
  const answer = (manifest: unknown, bytes: Uint8Array) => {
    const none = JSON.stringify({ plugins: {}, no_update: {}, translations: [] });
    const answers = {
      'https://api.wordpress.org/plugins/update-check/1.1/': none,
      'http://api.wordpress.org/plugins/update-check/1.1/': none,
      [MANIFEST]: JSON.stringify(manifest),
      [PACKAGE]: { base64: Buffer.from(bytes).toString('base64') },
    };
    return wordpress.php(`update_option( 'sa_test_answers', ${toPhp(answers)} );`);
  };

  /** The version that WordPress offers. */
  const offered = async (manifest: unknown) => {
    await answer(manifest, archive);
    return wordpress.php<string | null>(`
      delete_site_transient( 'update_plugins' );
      wp_update_plugins();
      $found = get_site_transient( 'update_plugins' );
      return isset( $found->response['${FILE}'] ) ? $found->response['${FILE}']->new_version : null;
    `);
  };

  /** Resolves to WordPress's messages, such as a refusal, and to the installed version. */
  const upgrade = (does: string) =>
    wordpress.php<string>(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
      require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
      $skin = new Automatic_Upgrader_Skin();
      $upgrader = new Plugin_Upgrader( $skin );
      ${does}
      $about = get_file_data( WP_PLUGIN_DIR . '/${FILE}', array( 'version' => 'Version' ) );
      return implode( ' ', $skin->get_upgrade_messages() ) . ' installed ' . $about['version'];
    `);

  /** Updates as WordPress does automatically. */
  const update = async (manifest: unknown, bytes: Uint8Array, before = '') => {
    await answer(release(), bytes);
    await wordpress.php(`delete_site_transient( 'update_plugins' ); wp_update_plugins();`);
    // The offer was correct. Then another server answers for our site.
    await answer(manifest, bytes);
    await wordpress.php(before);
    return upgrade(`$upgrader->upgrade( '${FILE}' );`);
  };

  it.each([
    ['the key in use', release(), '99.0.0'],
    ['the key in reserve', release({}, inReserve.pem), '99.0.0'],
    ['another key', release({}, stranger.pem), null],
    ['no key', { ...release(), signature: undefined }, null],
    ['the key in use, but another version', { ...release(), version: '99.0.1' }, null],
    ['the key in use, but another hash', { ...release(), sha256: '0'.repeat(64) }, null],
    ['the key in use, but older', release({ version: '0.0.1' }), null],
    ['the key in use, from elsewhere', release({ package: 'https://evil.example/x.zip' }), null],
    ['nonsense', { ...release(), signature: 'x' }, null],
    ['a signature of the right length', { ...release(), signature: 'f'.repeat(128) }, null],
    ['lists', { ...release(), signature: [], sha256: {} }, null],
    ['a line break too many', { ...release(), signature: `${release().signature}\n` }, null],
  ])('is offered or not if signed by %s', async (_, manifest, version) => {
    expect(await offered(manifest)).toBe(version);
  });

  it('without a signature is reported in the list of plugins, until one is signed', async () => {
    const note = () =>
      wordpress.php<string[]>(`
        wp_set_current_user( username_exists( 'administrator' ) );
        return apply_filters( 'plugin_row_meta', array(), '${FILE}', array(), 'all' );
      `);
    expect(await offered(release({}, stranger.pem))).toBeNull();
    expect((await note()).join()).toContain('does not have our signature');
    expect(await offered(release())).toBe('99.0.0');
    expect((await note()).join()).not.toContain('signature');
  });

  it('is checked as well if it is installed by name', async () => {
    await answer(release(), Buffer.concat([archive, Buffer.from([0])]));
    const said = await upgrade(`
      $about = plugins_api( 'plugin_information', array( 'slug' => 'study-abroad-widgets' ) );
      $upgrader->install( $about->download_link, array( 'overwrite_package' => true ) );
    `);
    expect(said).toContain('not the one that its makers signed');
    expect(said).toMatch(/ installed 0\.\d+\.\d+$/);
  });

  const NOT_SIGNED = 'This package of Study-abroad widgets is not signed by its makers.';
  it.each([
    ['one byte more', release(), Buffer.concat([archive, Buffer.from([0])]), 'not the one that'],
    ['another hash', { ...release(), sha256: '0'.repeat(64) }, archive, NOT_SIGNED],
    ['no signature', { ...release(), signature: undefined }, archive, NOT_SIGNED],
    ['another key', release({}, stranger.pem), archive, NOT_SIGNED],
    [
      'an older release, rightly signed',
      release({ version: '0.0.1', sha256: sha256(archiveAs('0.0.1')) }),
      archiveAs('0.0.1'),
      'is not newer than what is installed',
    ],
  ])('is refused after the offer for %s', async (_, manifest, bytes, words) => {
    const said = await update(manifest, bytes);
    expect(said).toContain(words);
    expect(said).toMatch(/ installed 0\.\d+\.\d+$/);
    for (const [name, text] of Object.entries(readPlugin(backup))) {
      if (name !== 'includes/keys.php') {
        expect(readFileSync(join(plugin, name), 'utf8')).toBe(text);
      }
    }
  });

  it('is refused if the plugin was deactivated after the offer', async () => {
    const off = `update_option( 'active_plugins', array_diff( get_option( 'active_plugins' ), array( '${FILE}' ) ) );`;
    expect(await update(release(), archive, off)).toMatch(
      /Download failed.* installed 0\.\d+\.\d+$/,
    );
    await wordpress.php(
      `update_option( 'active_plugins', array_merge( get_option( 'active_plugins' ), array( '${FILE}' ) ) );`,
    );
  });

  it.each([
    ['who says no more than is signed', release(), '99.0.0'],
    [
      'whose word is not signed',
      release({}, stranger.pem),
      'We could not check for a newer version.',
    ],
  ])('is described by our site alone, %s', async (_, manifest, words) => {
    await answer(manifest, archive);
    const described = await wordpress.php(`
      require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
      $asked = array();
      add_filter( 'pre_http_request', static function ( $none, $arguments, $url ) use ( &$asked ) { $asked[] = $url; return $none; }, 1, 3 );
      $about = plugins_api( 'plugin_information', array( 'slug' => 'study-abroad-widgets' ) );
      return array( $asked, is_wp_error( $about ) ? $about->get_error_message() : $about->version );
    `);
    expect(described).toEqual([[MANIFEST], words]);
  });

  it('says below its name that a copy without keys takes none', async () => {
    writeFileSync(join(plugin, 'includes/keys.php'), `<?php\nreturn array( '', '' );\n`);
    expect(await offered(release())).toBeNull();
    const notes = await wordpress.php<string[]>(`
      wp_set_current_user( username_exists( 'administrator' ) );
      return apply_filters( 'plugin_row_meta', array(), '${FILE}', array(), 'all' );
    `);
    expect(notes.join()).toContain('Takes no updates');
    writeFileSync(join(plugin, 'includes/keys.php'), keysFile);
  });

  it('is installed if all is right', async () => {
    expect(await update(release(), archive)).toMatch(/ installed 99\.0\.0$/);
    await wordpress.php(`delete_option( 'sa_test_answers' );`);
  });
});
