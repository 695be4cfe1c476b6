import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { archiveOf, readPlugin } from '../../../scripts/build/generate/wordpress-plugin.ts';
import { makeKey, signPackage } from '../../../scripts/release/plugin-signature.ts';
import { siteOrigin } from '../../e2e/support.ts';
import { openEditor } from './editor.ts';
import { blockMarkup } from './elements.ts';
import { describeWordPress, PLUGIN_FILE, toPhp } from './wordpress.ts';

const MANIFEST = `${siteOrigin}/embed/study-abroad-widgets.json`;
const PACKAGE = `${siteOrigin}/embed/99.0.0/study-abroad-widgets.zip`;

const folder = mkdtempSync(join(tmpdir(), 'sa-updates-'));
const pemOf = (name: string) => {
  const file = join(folder, `${name}.pem`);
  return { key: makeKey(file), pem: readFileSync(file, 'utf8') };
};
const [inUse, inReserve, stranger] = [pemOf('in-use'), pemOf('in-reserve'), pemOf('stranger')];
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
const tampered = Buffer.concat([archive, Buffer.from([0])]);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The description of a release, correctly signed. */
function release(
  more: { version?: string; package?: string; sha256?: string } = {},
  { pem } = inUse,
) {
  const said = { version: '99.0.0', package: PACKAGE, sha256: sha256(archive), ...more };
  return { signature: signPackage(said, pem), ...said };
}

/** Runs if it is markup, shows as such if it is not escaped; ends attributes of either quote. */
const MARK = `8'"><img src=x class=taint onerror="window.tainted=1"><script class=taint>window.tainted=1</script>`;
const ADDRESS = 'javascript:window.tainted=1//';
/** Values of other types than expected, with the marker wherever they hold a text. */
const FUZZ = [MARK, ADDRESS, `https://${MARK}`, 8, true, null, [MARK], { [MARK]: MARK }, [[MARK]]];
/** All that the plugin reads of a manifest without a signature, and fields on which WordPress would act. */
const UNSIGNED = [
  'url requires requires_php tested changes',
  'new_version id slug plugin name author homepage autoupdate translations icons banners banners_rtl',
  'upgrade_notice sections download_link requires_plugins compatibility',
].flatMap((names) => names.split(' '));
const SIGNED = ['version', 'package', 'sha256', 'signature'];

const withAll = (names: string[], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, value]));
const marked = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, name === 'url' ? ADDRESS : name === 'changes' ? [MARK] : MARK]),
  );

const SCREENS = [
  'plugins.php',
  'update-core.php',
  'plugin-install.php?tab=plugin-information&plugin=study-abroad-widgets',
  'options-general.php?page=study-abroad-widgets',
  'index.php',
];

describeWordPress(
  'an update',
  (wordpress, version) => {
    const { origin } = wordpress.site;
    const plugin = join(wordpress.site.folder, 'wp-content/plugins/study-abroad-widgets');
    const backup = join(folder, version);
    const setKeys = (php: string) => writeFileSync(join(plugin, 'includes/keys.php'), php);

    beforeAll(() => {
      cpSync(plugin, backup, { recursive: true });
      setKeys(keysFile);
    });
    afterAll(async () => {
      cpSync(backup, plugin, { recursive: true, force: true });
      await wordpress.php(`delete_site_transient( 'update_plugins' );`);
    });

    /** PHP that sets the answers of our site and, with none of its own, of the directory of plugins. */
    const answer = (manifest: object, bytes: Uint8Array = archive) => {
      const none = JSON.stringify({ plugins: {}, no_update: {}, translations: [] });
      const answers = {
        'https://api.wordpress.org/plugins/update-check/1.1/': none,
        'http://api.wordpress.org/plugins/update-check/1.1/': none,
        [MANIFEST]: JSON.stringify(manifest),
        [PACKAGE]: { base64: Buffer.from(bytes).toString('base64') },
      };
      return `update_option( 'sa_test_answers', ${toPhp(answers)} );`;
    };
    const LOOK = `delete_site_transient( 'update_plugins' ); wp_update_plugins();`;

    /** The version that WordPress offers, and the plugin's notes below its name in the list of plugins. */
    const offered = async (manifest: object) => {
      const [found, notes] = await wordpress.php<[string | null, string[]]>(`
        ${answer(manifest)} ${LOOK}
        wp_set_current_user( username_exists( 'administrator' ) );
        $found = get_site_transient( 'update_plugins' );
        return array( $found->response['${PLUGIN_FILE}']->new_version ?? null, apply_filters( 'plugin_row_meta', array(), '${PLUGIN_FILE}', array(), 'all' ) );
      `);
      return { version: found, notes: notes.join() };
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
        $about = get_file_data( WP_PLUGIN_DIR . '/${PLUGIN_FILE}', array( 'version' => 'Version' ) );
        return implode( ' ', $skin->get_upgrade_messages() ) . ' installed ' . $about['version'];
      `);

    /** Updates as WordPress does automatically. The offer is correct, then another server answers for our site. */
    const update = async (manifest: object, bytes: Uint8Array, before = '') => {
      await wordpress.php(
        `${answer(release(), bytes)} ${LOOK} ${answer(manifest, bytes)} ${before}`,
      );
      return upgrade(`$upgrader->upgrade( '${PLUGIN_FILE}' );`);
    };

    it.each<[signer: string, manifest: object, version: string | null]>([
      ['the key in use', release(), '99.0.0'],
      ['the key in reserve', release({}, inReserve), '99.0.0'],
      ['another key', release({}, stranger), null],
      ['no key', { ...release(), signature: undefined }, null],
      ['the key in use, but another version', { ...release(), version: '99.0.1' }, null],
      ['the key in use, but another hash', { ...release(), sha256: '0'.repeat(64) }, null],
      ['the key in use, but older', release({ version: '0.0.1' }), null],
      ['the key in use, from elsewhere', release({ package: 'https://evil.example/x.zip' }), null],
      ['nonsense', { ...release(), signature: 'x' }, null],
      ['a signature of the right length', { ...release(), signature: 'f'.repeat(128) }, null],
      ['lists', { ...release(), signature: [], sha256: {} }, null],
      ['a line break too many', { ...release(), signature: `${release().signature}\n` }, null],
    ])('is offered or not if signed by %s', async (_, manifest, expected) => {
      expect((await offered(manifest)).version).toBe(expected);
    });

    it('is reported in the list of plugins without a signature, and by a copy without keys', async () => {
      expect((await offered(release({}, stranger))).notes).toContain('does not have our signature');
      expect((await offered(release())).notes).not.toContain('signature');
      onTestFinished(() => setKeys(keysFile));
      setKeys(`<?php\nreturn array( '', '' );\n`);
      const { version, notes } = await offered(release());
      expect([version, notes]).toEqual([null, expect.stringContaining('Takes no updates')]);
    });

    it('is checked as well if it is installed by name', async () => {
      const said = await upgrade(`
        ${answer(release(), tampered)}
        $about = plugins_api( 'plugin_information', array( 'slug' => 'study-abroad-widgets' ) );
        $upgrader->install( $about->download_link, array( 'overwrite_package' => true ) );
      `);
      expect(said).toMatch(/not the one that its makers signed.* installed 0\.\d+\.\d+$/s);
    });

    const NOT_SIGNED = 'This package of Study-abroad widgets is not signed by its makers.';
    const older = archiveAs('0.0.1');
    it.each([
      ['one byte more', release(), tampered, 'not the one that'],
      ['another hash', { ...release(), sha256: '0'.repeat(64) }, archive, NOT_SIGNED],
      ['no signature', { ...release(), signature: undefined }, archive, NOT_SIGNED],
      ['another key', release({}, stranger), archive, NOT_SIGNED],
      [
        'an older release, rightly signed',
        release({ version: '0.0.1', sha256: sha256(older) }),
        older,
        'is not newer than what is installed',
      ],
    ])('is refused after the offer for %s', async (_, manifest, bytes, words) => {
      const said = await update(manifest, bytes);
      expect(said).toContain(words);
      expect(said).toMatch(/ installed 0\.\d+\.\d+$/);
      const { 'includes/keys.php': _keys, ...files } = readPlugin(backup);
      expect(readPlugin(plugin)).toMatchObject(files);
    });

    it('is refused if the plugin was deactivated after the offer', async () => {
      onTestFinished(() => wordpress.prepare());
      const off = `update_option( 'active_plugins', array() );`;
      const said = await update(release(), archive, off);
      expect(said).toMatch(/Download failed.* installed 0\.\d+\.\d+$/s);
    });

    it.each([
      ['who says no more than is signed', release(), '99.0.0'],
      [
        'whose word is not signed',
        release({}, stranger),
        'We could not check for a newer version.',
      ],
    ])('is described by our site alone, %s', async (_, manifest, words) => {
      const described = await wordpress.php(`
        ${answer(manifest)}
        require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
        $asked = array();
        add_filter( 'pre_http_request', static function ( $none, $arguments, $url ) use ( &$asked ) { $asked[] = $url; return $none; }, 1, 3 );
        $about = plugins_api( 'plugin_information', array( 'slug' => 'study-abroad-widgets' ) );
        return array( $asked, is_wp_error( $about ) ? $about->get_error_message() : $about->version );
      `);
      expect(described).toEqual([[MANIFEST], words]);
    });

    it.each([
      ['offered with every unsigned field marked', marked(UNSIGNED), '99.0.0'],
      ...SIGNED.map((name) => [`refused for a mark as its ${name}`, marked([name]), null] as const),
    ] as const)('prints no mark on any screen if it is %s', async (_, fields, expected) => {
      expect((await offered({ ...release(), ...fields })).version).toBe(expected);
      for (const screen of SCREENS) {
        const html = await wordpress.read(`${origin}/wp-admin/${screen}`, 'administrator');
        const marks = html.match(/<(?:img|script)[^>]*class=taint|href=.javascript:window/g);
        expect([screen, marks]).toEqual([screen, null]);
      }
    });

    it('reaches WordPress as plain text, an address or a version alone, whatever its type', async () => {
      const cases = FUZZ.flatMap((value) => [
        { ...release(), ...withAll(UNSIGNED, value) },
        ...SIGNED.map((name) => ({ ...release(), [name]: value })),
      ]);
      const kept = await wordpress.php<[string[], unknown][]>(`
        $said = '';
        add_filter( 'pre_http_request', static function () use ( &$said ) {
          return array( 'headers' => array(), 'body' => $said, 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
        }, 99 );
        return array_map( static function ( $manifest ) use ( &$said ) {
          $said   = wp_json_encode( $manifest );
          $update = sa_widgets_answer_update( false, array(), '${PLUGIN_FILE}' );
          $about  = sa_widgets_describe_plugin( false, 'plugin_information', (object) array( 'slug' => 'study-abroad-widgets' ) );
          return array( is_array( $update ) ? array_values( $update ) : array(), is_wp_error( $about ) ? array() : $about );
        }, ${toPhp(cases)} );
      `);
      expect(kept).toHaveLength(cases.length);
      for (const [texts, about] of kept) {
        const isUnsafe = (text: unknown) =>
          typeof text !== 'string' || /[<>"]|^javascript/.test(text);
        expect(texts.filter(isUnsafe)).toEqual([]);
        expect(JSON.stringify(about)).not.toMatch(/<(img|script)|javascript/);
      }
    });

    it('is installed if all is right', async () => {
      expect(await update(release(), archive)).toMatch(/ installed 99\.0\.0$/);
    });
  },
  ['newest', 'oldest'],
);

describeWordPress('a marker in every answer of our site', (wordpress) => {
  /** Answers every request of a page to our site, other than scripts, with a body and marked headers. */
  const taint = (page: Page, body: () => unknown) =>
    page.context().route(/\/embed\/versions\.json|\/api\/origin/, (route) =>
      route.fulfill({
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Content-Type': 'text/html',
          'Set-Cookie': 'tainted=1; Path=/',
          Refresh: `0; url=${ADDRESS}`,
          Link: `<${siteOrigin}/embed/sa-widgets.js>; rel=preload; as=script`,
        },
        body: JSON.stringify(body()),
      }),
    );
  const traces = (page: Page) =>
    page.evaluate(() => ({
      ran: 'tainted' in window,
      nodes: document.querySelectorAll('.taint').length,
      links: document.querySelectorAll('[href^="javascript:window"]').length,
      cookie: /tainted/.test(document.cookie),
    }));
  const NONE = { ran: false, nodes: 0, links: 0, cookie: false };

  it('runs nowhere on the page of settings', async () => {
    const page = await wordpress.openAs('administrator');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    let answer: unknown;
    await taint(page, () => answer);
    for (const value of FUZZ) {
      const one = { version: value, date: value, integrity: { 'sa-loader.js': value } };
      answer = { latest: value, versions: [one, value], partner: value, own: value };
      await page.goto(
        `${wordpress.site.origin}/wp-admin/options-general.php?page=study-abroad-widgets`,
      );
      await page.locator('#sa-widgets-origin-answer .dashicons-yes-alt').waitFor();
      await page.waitForLoadState('networkidle');
      expect([value, await traces(page)]).toEqual([value, NONE]);
    }
    expect(errors).toEqual([]);
  });

  it('runs nowhere in the editor', async () => {
    const content = blockMarkup('sa-contact-form');
    const editor = await openEditor(wordpress, 'administrator', content, (page) =>
      taint(page, () => ({ partner: MARK, own: MARK })),
    );
    await editor.select();
    const sidebar = await editor.sidebar();
    await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
    const answered = editor.page.waitForResponse(/\/api\/origin/);
    await sidebar.getByLabel('Partner id').fill('campus-blog');
    await answered;
    expect(await traces(editor.page)).toEqual(NONE);
  });
});
