import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeKey, signPackage } from '../../../scripts/release/plugin-signature.ts';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import { blockMarkup } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

/** Runs if it is markup, shows as such if it is not escaped; ends attributes of either quote. */
const MARK = `8'"><img src=x class=taint onerror="window.tainted=1"><script class=taint>window.tainted=1</script>`;
const ADDRESS = 'javascript:window.tainted=1//';
/** Values of other types than expected, with the marker wherever they hold a text. */
const FUZZ = [MARK, ADDRESS, `https://${MARK}`, 8, true, null, [MARK], { [MARK]: MARK }, [[MARK]]];

const FILE = 'study-abroad-widgets/study-abroad-widgets.php';
const MANIFEST = `${siteOrigin}/embed/study-abroad-widgets.json`;
/** All that the plugin reads of a manifest without a signature, and fields on which WordPress would act. */
const UNSIGNED = [
  'url requires requires_php tested changes',
  'new_version id slug plugin name author homepage autoupdate translations icons banners banners_rtl',
  'upgrade_notice sections download_link requires_plugins compatibility',
].flatMap((names) => names.split(' '));
const SIGNED = ['version', 'package', 'sha256', 'signature'];

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

const folder = mkdtempSync(join(tmpdir(), 'sa-taint-'));
const key = makeKey(join(folder, 'plugin.pem'));
const pem = readFileSync(join(folder, 'plugin.pem'), 'utf8');
const signed = { version: '99.0.0', sha256: createHash('sha256').update('zip').digest('hex') };
const release: Record<string, unknown> = {
  ...signed,
  package: `${siteOrigin}/embed/99.0.0/study-abroad-widgets.zip`,
  signature: signPackage(signed, pem),
};

describe('a marker in every byte of our site', () => {
  const wordpress = new WordPress(inject('newest'));
  const { origin, folder: files } = wordpress.site;
  const keysFile = join(files, 'wp-content/plugins/study-abroad-widgets/includes/keys.php');
  const installed = readFileSync(keysFile);
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
    writeFileSync(keysFile, `<?php\nreturn array( '${key}', '' );\n`);
  });
  afterAll(async () => {
    writeFileSync(keysFile, installed);
    await wordpress.php(
      `delete_option( 'sa_test_answers' ); delete_site_transient( 'update_plugins' );`,
    );
    await browser.close();
  });
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  /** Answers of our site for a request by PHP; the version that WordPress then offers. */
  const offer = (manifest: object) => {
    const none = JSON.stringify({ plugins: {}, no_update: {}, translations: [] });
    const answers = {
      'https://api.wordpress.org/plugins/update-check/1.1/': none,
      'http://api.wordpress.org/plugins/update-check/1.1/': none,
      [MANIFEST]: JSON.stringify(manifest),
    };
    return wordpress.php<string | null>(`
      update_option( 'sa_test_answers', ${toPhp(answers)} );
      delete_site_transient( 'update_plugins' );
      wp_update_plugins();
      $found = get_site_transient( 'update_plugins' );
      return isset( $found->response['${FILE}'] ) ? $found->response['${FILE}']->new_version : null;
    `);
  };

  it.each([
    ['offered with every unsigned field marked', marked(UNSIGNED), '99.0.0'],
    ...SIGNED.map((name) => [`refused for a mark as its ${name}`, marked([name]), null] as const),
  ] as const)('prints no mark of an update that is %s', async (_, fields, version) => {
    expect(await offer({ ...release, ...fields })).toBe(version);
    for (const screen of SCREENS) {
      const html = await wordpress.read(`${origin}/wp-admin/${screen}`, 'administrator');
      expect([
        screen,
        html.match(/<(?:img|script)[^>]*class=taint|href=.javascript:window/g),
      ]).toEqual([screen, null]);
    }
  });

  it('reaches WordPress as plain text, an address or a version alone, whatever its type', async () => {
    const cases = FUZZ.flatMap((value) => [
      { ...release, ...Object.fromEntries(UNSIGNED.map((name) => [name, value])) },
      ...SIGNED.map((name) => ({ ...release, [name]: value })),
    ]);
    const kept = await wordpress.php<[string[], unknown][]>(`
      $said = '';
      add_filter( 'pre_http_request', static function () use ( &$said ) {
        return array( 'headers' => array(), 'body' => $said, 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
      }, 99 );
      return array_map( static function ( $manifest ) use ( &$said ) {
        $said   = wp_json_encode( $manifest );
        $update = sa_widgets_answer_update( false, array(), '${FILE}' );
        $about  = sa_widgets_describe_plugin( false, 'plugin_information', (object) array( 'slug' => 'study-abroad-widgets' ) );
        return array( is_array( $update ) ? array_values( $update ) : array(), is_wp_error( $about ) ? array() : $about );
      }, ${toPhp(cases)} );
    `);
    expect(kept).toHaveLength(cases.length);
    for (const [update, about] of kept) {
      expect(
        update.filter((text) => typeof text !== 'string' || /[<>"]|^javascript/.test(text)),
      ).toEqual([]);
      expect(JSON.stringify(about)).not.toMatch(/<(img|script)|javascript/);
    }
  });

  /** Answers every request of a page to our site, other than scripts, with a body and marked headers. */
  const taint = (page: Page, body: () => string) =>
    page.context().route(/\/embed\/versions\.json|\/api\/origin/, (route) =>
      route.fulfill({
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Content-Type': 'text/html',
          'Set-Cookie': 'tainted=1; Path=/',
          Refresh: `0; url=${ADDRESS}`,
          Link: `<${siteOrigin}/embed/sa-widgets.js>; rel=preload; as=script`,
        },
        body: body(),
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
    const page = await wordpress.openAs(browser, 'administrator');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    let answer: unknown;
    await taint(page, () => JSON.stringify(answer));
    const one = (value: unknown) => ({
      version: value,
      date: value,
      integrity: { 'sa-loader.js': value },
    });
    for (const value of FUZZ) {
      answer = { latest: value, versions: [one(value), value], partner: value, own: value };
      await page.goto(`${origin}/wp-admin/options-general.php?page=study-abroad-widgets`);
      await page.locator('#sa-widgets-origin-answer .dashicons-yes-alt').waitFor();
      await page.waitForLoadState('networkidle');
      expect([value, await traces(page)]).toEqual([value, NONE]);
    }
    expect(errors).toEqual([]);
    await page.close();
  });

  it('runs nowhere in the editor', async () => {
    const { id } = await wordpress.createPost('administrator', {
      content: blockMarkup({ tag: 'sa-contact-form', attributes: {} }),
    });
    const page = await wordpress.openAs(browser, 'administrator');
    await taint(page, () => JSON.stringify({ partner: MARK, own: MARK }));
    const editor = new Editor(page);
    await editor.open(origin, id);
    await editor.selectFirst();
    const sidebar = await editor.sidebar();
    await sidebar.getByRole('button', { name: 'Partner', exact: true }).click();
    const answered = page.waitForResponse(/\/api\/origin/);
    await sidebar.getByLabel('Partner id').fill('campus-blog');
    await answered;
    expect(await traces(page)).toEqual(NONE);
    await page.close();
  });
});
