import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { findOtherEngines } from '../../../scripts/find-browser.ts';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { launchEngine } from '../../engines/launch-engine.ts';
import { Editor } from './editor.ts';
import { blockMarkup, customHtml } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

/**
 * Attempts of a changed script of ours. Each logs `hostile <name>: ` and its outcome; `ran` comes first, so that
 * a test knows that the script ran at all.
 */
const HOSTILE = `
const say = (name, outcome) => console.log('hostile ' + name + ': ' + outcome);
say('ran', location.protocol);
document.documentElement.setAttribute('data-hostile', '');
const create = (wp) => wp.apiFetch({ path: '/wp/v2/users', method: 'POST', data: {
  username: 'mallory', email: 'mallory@evil.example', password: 'mallory', roles: ['administrator'] } });
const tries = {
  'own wp': () => create(window.wp),
  'parent wp': () => create(parent.wp),
  'top wp': () => create(top.wp),
  'parent document': () => parent.document.body.setAttribute('data-owned', ''),
  'top document': () => top.document.body.setAttribute('data-owned', ''),
  'top address': () => { top.location.href = 'https://evil.example/'; },
  cookies: () => document.cookie,
  storage: () => localStorage.length,
  window: () => window.open('about:blank').document.title,
  nonce: () => fetch('WORDPRESS/wp-admin/admin-ajax.php?action=rest-nonce', { credentials: 'include' }).then((answer) => answer.text()),
};
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); say(name, 'done'); } catch { say(name, 'refused'); }
}
parent.postMessage({ saWidgets: 9e9 }, '*');
say('end', 'reached');
`;

/** The file with a wrong hash on purpose, by which the plugin finds out whether the browser checks hashes. */
const ON_PURPOSE = 'refused-on-purpose.js';

/** A browser's message about a file with a wrong hash. */
const refusal = {
  predicate: (message: ConsoleMessage) =>
    /Failed to find a valid digest|integrity/i.test(message.text()) &&
    !message.text().includes(ON_PURPOSE),
};
const NOTE = 'This browser cannot check our scripts on this page';

const takeHashesAway = (page: Page, link: string) =>
  page.route(link, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"integrity":{', '"unknown":{');
    await route.fulfill({ response, body });
  });

const keepProbeAway = (page: Page) => page.route(`**/${ON_PURPOSE}*`, (route) => route.abort());

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

describe.each(sites)('a changed script of ours in %s', (version, site) => {
  if (!site) return it.skip('which cannot be had here', () => {});
  const wordpress = new WordPress(site);
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));

  const post = () =>
    wordpress.createPost('administrator', {
      content: blockMarkup({ tag: 'sa-cost-calculator', attributes: {} }),
    });
  const countUsers = () => wordpress.php<number>('return count( get_users() );');

  /** Answers requests for our scripts with the hostile one, and collects its messages. */
  async function attack(page: Page, files = '/embed/**'): Promise<string[]> {
    const said: string[] = [];
    page.on('console', (message) => {
      const [, outcome] = /^hostile (.+)$/.exec(message.text()) ?? [];
      if (outcome) said.push(outcome);
    });
    await page.context().route(siteOrigin + files, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: HOSTILE.replace('WORDPRESS', wordpress.site.origin),
      }),
    );
    return said;
  }

  it('reaches nothing of an administrator’s editor', async () => {
    const { id } = await post();
    const before = await countUsers();
    const page = await wordpress.openAs(browser, 'administrator');
    // The loader is checked by its hash; what it fetches has none in the preview, and the frame alone holds it.
    const said = await attack(page, '/embed/**/chunks/*');
    const editor = new Editor(page);
    await editor.open(wordpress.site.origin, id);
    await expect.poll(() => said).toContain('end: reached');
    expect(said).toContain('ran: data:');
    expect(said.filter((line) => line.endsWith(': done'))).toEqual([]);
    expect(page.url()).toContain(wordpress.site.origin);
    expect(await page.locator('[data-owned]').count()).toBe(0);
    expect(await countUsers()).toBe(before);
    // A frame says how high it is, and is no higher than the longest tool.
    const frame = (await editor.canvas()).locator('iframe.sa-widgets-preview');
    expect(await frame.evaluate((node) => node.clientHeight)).toBeLessThanOrEqual(6000);
    await page.close();
  });

  it.each([
    ['every script', '/embed/**'],
    ['what the loader fetches', '/embed/**/chunks/*'],
  ])('does not run on the website for a contributor: %s', async (_, files) => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'contributor');
    const said = await attack(page, files);
    const refused = page.waitForEvent('console', refusal);
    await page.goto(link);
    await refused;
    expect(said).toEqual([]);
    // As when the script does not arrive: the link is there.
    await page.locator('sa-cost-calculator a').first().waitFor();
    await page.close();
  });

  it.each([5, 19, 20, 25])(
    'is added by the guard alone if a footer needs it at priority %i',
    async (priority) => {
      await wordpress.php(`
        update_option( 'sa_test_footer', '[sa-contact-form]' );
        update_option( 'sa_test_footer_at', ${priority} );
      `);
      const { link } = await wordpress.createPost('administrator', { content: 'Words' });
      const html = await wordpress.read(link, 'contributor');
      expect(html).not.toMatch(/<script[^>]* src="[^"]*sa-loader\.js/);
      const tags = html.match(/<script[^>]*(?:id="sa-widgets-guard"|type="importmap")/g) ?? [];
      expect(tags).toHaveLength(2);
      expect(tags[1]).toContain('sa-widgets-guard');
      expect(html).toMatch(/<sa-contact-form><a /);
    },
  );

  it('does not run if our own code retries at another address', async () => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'contributor');
    const chunk = page.waitForRequest(/\/chunks\/kit-/);
    await page.goto(link);
    const address = (await chunk).url();
    await page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();
    const said = await attack(page, '/embed/**');
    const addresses = [
      `${address}?again=1`,
      address.replace('/chunks/', '/0.1.0/chunks/'),
      `${siteOrigin}/embed/sa-loader.js?renewed=`,
    ];
    // As text: vite would make another call of the import.
    const outcomes = await page.evaluate(
      `Promise.all(${JSON.stringify(addresses)}.map((file) => import(file).then(() => 'ran', () => 'refused')))`,
    );
    expect(outcomes).toEqual(['refused', 'refused', 'refused']);
    expect(said).toEqual([]);
    await page.close();
  });

  it.each([
    ['has no hashes in import maps', takeHashesAway],
    ['does not show whether it has them', keepProbeAway],
  ])('does not run if the browser %s, and a note says why', async (_, spoil) => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'contributor');
    const said = await attack(page, '/embed/**/chunks/*');
    await spoil(page, link);
    await page.goto(link);
    await page.getByText(NOTE).waitFor();
    await page.locator('sa-cost-calculator a').first().waitFor();
    expect(await page.locator('#sa-widgets-js').count()).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it('does not run if an author uses the guard’s id', async () => {
    const guard = JSON.stringify({ script: { src: `${siteOrigin}/embed/sa-widgets.js` } });
    const { link } = await wordpress.createPost('author', {
      content: `<!-- wp:html --><div id="sa-widgets-guard" data-guard='${guard}'></div><sa-cost-calculator></sa-cost-calculator><!-- /wp:html -->`,
    });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(link);
    await page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();
    expect(await page.locator('script[src$="/embed/sa-widgets.js"]').count()).toBe(0);
    await page.close();
  });

  it('does not run in the editor from a Custom HTML block with its tag, which becomes our block by a button', async () => {
    const { id } = await wordpress.createPost('administrator', {
      content: customHtml(
        `<sa-contact-form subject="visa"></sa-contact-form>\n<script async src="${siteOrigin}/embed/sa-loader.js" type="module"></script>`,
      ),
    });
    const before = await countUsers();
    const page = await wordpress.openAs(browser, 'administrator');
    const said = await attack(page);
    const editor = new Editor(page);
    await editor.open(wordpress.site.origin, id);
    await editor.selectFirst();
    const preview = page
      .getByRole('toolbar', { name: 'Block tools' })
      .getByRole('button', { name: 'Preview', exact: true });
    const change = (await editor.canvas()).getByRole('button', { name: 'Make it a block' });
    if (version === 'WordPress 6.1') {
      await change.waitFor();
      expect(await preview.count()).toBe(0);
      expect(said).toEqual([]);
      await change.click();
      const [block] = await editor.blocks();
      expect(block).toMatchObject({
        name: 'study-abroad/element',
        attributes: { tag: 'sa-contact-form' },
      });
    } else {
      // Core keeps the script from the editor itself.
      expect(await change.count()).toBe(0);
    }
    expect(said.filter((line) => line.endsWith(': done'))).toEqual([]);
    expect(await countUsers()).toBe(before);
    await page.close();
  });

  describe('if an administrator has pasted its tag', () => {
    const host = siteOrigin.replace('http:', '');
    const PASTED = [
      `<script async src="${siteOrigin}/embed/sa-loader.js" type="module"></script>`,
      `<script async src='${siteOrigin}/embed/sa-widgets.js?a=1'></script >`,
      `<SCRIPT SRC=${host}/embed/0.1.0/sa-contact-form.js></SCRIPT>`,
      `<script type="module"src=" ${host}/embed/0.1.0/sa-loader.js"></script>`,
      `<script type="text/plain" data-src="${siteOrigin}/embed/sa-loader.js"></script>`,
      // Goes to the next closing tag on the page.
      `<script src="${siteOrigin}/embed/sa-widgets.js" />`,
    ];
    const OTHERS = [
      `<script>const html = '<script src="${siteOrigin}/embed/sa-loader.js">';</script>`,
      `<script src="https://other.example${host}/embed/sa-loader.js"></script>`,
      `<script src="${siteOrigin}0/embed/sa-loader.js"></script>`,
      `<script data-x=' src="${siteOrigin}/embed/sa-loader.js"'></script>`,
      `<!-- <script src="${siteOrigin}/embed/sa-loader.js"></script> -->`,
      `<textarea><script src="${siteOrigin}/embed/sa-loader.js"></textarea>`,
    ];
    const FRAME = `<iframe src="${siteOrigin}/embed/frame/sa-contact-form"></iframe>`;
    const LISTENER = `<script async src="${siteOrigin}/embed/sa-frame.js"></script>`;
    const GUARD = 'id="sa-widgets-guard"';

    const paste = (html: string[]) =>
      wordpress.createPost('administrator', { content: customHtml(html.join('\n')) });

    /** The page for a contributor and for a visitor. */
    const read = async (link: string): Promise<[guarded: string, open: string]> => [
      await wordpress.read(link, 'contributor'),
      await wordpress.read(link),
    ];

    it('is replaced by the plugin’s own for a contributor, and not for a visitor', async () => {
      const { link } = await paste([...OTHERS, ...PASTED]);
      const [guarded, open] = await read(link);
      expect(PASTED.filter((tag) => guarded.includes(tag))).toEqual([]);
      expect(OTHERS.filter((html) => !guarded.includes(html))).toEqual([]);
      expect(guarded).toContain(GUARD);
      expect([...OTHERS, ...PASTED].filter((html) => !open.includes(html))).toEqual([]);
      expect(open).not.toMatch(/sa-widgets-(guard|js)/);
    });

    it('is left out beside a frame, which keeps its written height for a contributor', async () => {
      const { link } = await paste([FRAME, LISTENER]);
      const [guarded, open] = await read(link);
      expect(guarded).toContain(FRAME);
      expect(guarded).not.toContain(LISTENER);
      expect(guarded).not.toContain(GUARD);
      expect(open).toContain(LISTENER);
    });

    it('does not run for a contributor, whose elements render', async () => {
      const { link } = await paste(['<sa-cost-calculator></sa-cost-calculator>', ...PASTED]);
      const page = await wordpress.openAs(browser, 'contributor');
      const said = await attack(page, '/embed/sa-*.js*');
      await page.goto(link);
      await page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();
      expect(said).toEqual([]);
      await page.close();
    });
  });

  it.each([
    ['a role that may only read', '', {}, false],
    ['a right to pages', '', { edit_pages: true }, true],
    ['a right to posts', '', { edit_posts: true }, true],
    [
      'rights that a plugin grants on request',
      `add_filter( 'user_has_cap', static function ( $all ) { $all['manage_options'] = true; return $all; } );`,
      {},
      true,
    ],
  ])('is guarded or not for %s', async (_, before, rights, isGuarded) => {
    const guarded = await wordpress.php<boolean>(`
      ${before}
      remove_role( 'tried' );
      add_role( 'tried', 'Tried', ${toPhp({ read: true, ...rights })} );
      $id = username_exists( 'someone' ) ?: wp_insert_user( array( 'user_login' => 'someone', 'user_pass' => 'someone' ) );
      get_user_by( 'id', $id )->set_role( 'tried' );
      wp_set_current_user( $id );
      return sa_widgets_is_guarded();
    `);
    expect(guarded).toBe(isGuarded);
  });

  describe.skipIf(!findOtherEngines().firefox)('in Firefox, which takes one import map', () => {
    /** Serves our site with its loader and pages as they are, and with hostile chunks. */
    async function serveHostile(): Promise<string> {
      const server = createServer(async (request, response) => {
        const answer = await fetch(siteOrigin + request.url);
        const isChunk = request.url?.includes('/chunks/');
        response.writeHead(answer.status, {
          'Content-Type': answer.headers.get('content-type') ?? 'text/plain',
          'Access-Control-Allow-Origin': '*',
        });
        response.end(isChunk ? HOSTILE : Buffer.from(await answer.arrayBuffer()));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => {
        server.close();
        server.closeAllConnections();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }

    /** Opens a post in Firefox, as a visitor without a role. */
    async function open(link: string, role: 'contributor' | null) {
      const page = await launchEngine('firefox');
      onTestFinished(() => page.close());
      await page.open(`${wordpress.site.origin}/wp-includes/css/dashicons.css`);
      const cookies = role ? await wordpress.cookiesOf(role) : [];
      await page.evaluate((pairs: string[]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: there is no Cookie Store API over http
        for (const pair of pairs) document.cookie = `${pair}; path=/`;
      }, cookies);
      await page.open(link);
      return page;
    }
    const isHostile = () => document.documentElement.hasAttribute('data-hostile');
    const isDrawn = () =>
      !!document.querySelector('sa-cost-calculator')?.shadowRoot?.querySelector('select');
    const isLoaded = () => !!document.querySelector('#sa-widgets-js');
    const text = () => document.body.innerText;

    it('runs for a visitor', async () => {
      await wordpress.reset({ origin: await serveHostile() });
      const { link } = await post();
      const page = await open(link, null);
      await expect.poll(() => page.evaluate(isHostile)).toBe(true);
    });

    it('does not run for a contributor', async () => {
      await wordpress.reset({ origin: await serveHostile() });
      const { link } = await post();
      const page = await open(link, 'contributor');
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      const { maps, outcomes } = await page.evaluate(async () => {
        const [map, ...others] = document.querySelectorAll('script[type=importmap]');
        const { integrity } = JSON.parse(map?.textContent ?? '{}');
        const files = Object.keys(integrity).filter((address) => address.includes('/chunks/'));
        // Vite would make another call of an import that is written here.
        const load = new Function('file', 'return import(file)');
        const tries = files.map((file) =>
          load(file).then(
            () => 'ran',
            () => 'refused',
          ),
        );
        return { maps: 1 + others.length, outcomes: [...new Set(await Promise.all(tries))] };
      });
      expect([maps, outcomes]).toEqual([1, ['refused']]);
      expect(await page.evaluate(isHostile)).toBe(false);
      expect(await page.evaluate(isDrawn)).toBe(false);
    });

    it('is replaced by the checked one for a signed-in user', async () => {
      const { link } = await post();
      const page = await open(link, 'contributor');
      await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
      expect(await page.evaluate(text)).not.toContain(NOTE);
    });

    it('does not run behind another import map, and a note says why', async () => {
      const { link } = await post();
      await wordpress.php(
        `update_option( 'sa_test_head', '<script type="importmap">{"imports":{}}</script>' );`,
      );
      const page = await open(link, 'contributor');
      await expect.poll(() => page.evaluate(text)).toContain(NOTE);
      expect(await page.evaluate(isLoaded)).toBe(false);
    });
  });

  it('is not in the preview of an older widget', async () => {
    await wordpress.php(`update_option( 'sa_test_footer', '[sa-contact-form]' );`);
    const path = '/wp/v2/widget-types/text/render';
    const { preview } = await wordpress.rest<{ preview: string }>('administrator', 'POST', path, {
      instance: {},
    });
    expect(preview).toContain('<sa-contact-form');
    expect(preview).not.toContain('sa-loader.js');
  });

  it('runs for a visitor, who gets the set version', async () => {
    const { link } = await post();
    const page = await browser.newPage();
    const said = await attack(page);
    await page.goto(link);
    await expect.poll(() => said).toContain('ran: http:');
    await page.close();
  });

  it('is replaced by the checked one for a signed-in user', async () => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'author');
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes(ON_PURPOSE)) {
        errors.push(message.text());
      }
    });
    await page.goto(link);
    await page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();
    const script = page.locator('#sa-widgets-js');
    expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    expect(await script.getAttribute('src')).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('does not affect the editor’s preview, whatever version visitors get', async () => {
    await wordpress.reset({
      origin: siteOrigin,
      version: '0.0.1',
      integrity: `sha384-${'A'.repeat(64)}`,
    });
    const { id } = await post();
    const page = await wordpress.openAs(browser, 'administrator');
    const editor = new Editor(page);
    await editor.open(wordpress.site.origin, id);
    const preview = await editor.preview('sa-cost-calculator');
    await preview.getByLabel('Program Level').waitFor();
    await page.close();
  });
});
