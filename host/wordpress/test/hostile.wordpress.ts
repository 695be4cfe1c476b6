import type { ConsoleMessage, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findOtherEngines } from '../../../scripts/find-browser.ts';
import { openPage, siteOrigin } from '../../e2e/support.ts';
import { launchEngine } from '../../engines/launch-engine.ts';
import { openEditor } from './editor.ts';
import { blockMarkup, customHtml } from './elements.ts';
import { describeWordPress } from './wordpress.ts';

/**
 * Attempts of a changed script of ours. Each logs `hostile <name>: ` and its outcome; `ran` comes first, so that
 * a test knows that the script ran at all.
 */
const HOSTILE = `
const say = (name, outcome) => console.log('hostile ' + name + ': ' + outcome);
say('ran', location.protocol);
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

describeWordPress(
  'a changed script of ours',
  (wordpress, version) => {
    const post = () => wordpress.createPost('administrator', blockMarkup('sa-cost-calculator'));
    const countUsers = () => wordpress.php<number>('return count( get_users() );');
    const seeCalculator = (page: Page) =>
      page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();

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
      const before = await countUsers();
      let said: string[] = [];
      const content = blockMarkup('sa-cost-calculator');
      const editor = await openEditor(wordpress, 'administrator', content, async (page) => {
        // The loader is checked by its hash; what it fetches has none in the preview, and the frame alone holds it.
        said = await attack(page, '/embed/**/chunks/*');
      });
      await expect.poll(() => said).toContain('end: reached');
      expect(said).toContain('ran: data:');
      expect(said.filter((line) => line.endsWith(': done'))).toEqual([]);
      expect(editor.page.url()).toContain(wordpress.site.origin);
      expect(await editor.page.locator('[data-owned]').count()).toBe(0);
      expect(await countUsers()).toBe(before);
      // A frame says how high it is, and is no higher than the longest tool.
      const frame = editor.canvas.locator('iframe.sa-widgets-preview');
      expect(await frame.evaluate((node) => node.clientHeight)).toBeLessThanOrEqual(6000);
    });

    it.each([
      ['every script', '/embed/**'],
      ['what the loader fetches', '/embed/**/chunks/*'],
    ])('runs for a visitor and not for a contributor: %s', async (_, files) => {
      const { link } = await post();
      const [visitor] = await openPage(wordpress.browser);
      const heard = await attack(visitor, files);
      await visitor.goto(link);
      await expect.poll(() => heard).toContain('ran: http:');
      const page = await wordpress.openAs('contributor');
      const said = await attack(page, files);
      const refused = page.waitForEvent('console', refusal);
      await page.goto(link);
      await refused;
      expect(said).toEqual([]);
      // As when the script does not arrive: the link is there.
      await page.locator('sa-cost-calculator a').first().waitFor();
    });

    // WordPress prints the scripts of a footer at priority 20.
    it.each([5, 19, 20, 25])(
      'is added by the guard alone if a footer needs it at priority %i',
      async (priority) => {
        await wordpress.set({ footer: '[sa-contact-form]', footer_at: String(priority) });
        const { link } = await wordpress.createPost('administrator', 'Words');
        const html = await wordpress.read(link, 'contributor');
        expect(html).not.toMatch(/<script[^>]* src="[^"]*sa-loader\.js/);
        const tags = html.match(/<script[^>]*(?:id="sa-widgets-guard"|type="importmap")/g);
        expect(tags).toEqual([
          expect.stringContaining('importmap'),
          expect.stringContaining('sa-widgets-guard'),
        ]);
        expect(html).toMatch(/<sa-contact-form><a /);
      },
    );

    it('does not run if our own code retries at another address', async () => {
      const { link } = await post();
      const page = await wordpress.openAs('contributor');
      const chunk = page.waitForRequest(/\/chunks\/kit-/);
      await page.goto(link);
      const address = (await chunk).url();
      await seeCalculator(page);
      const said = await attack(page);
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
    });

    it.each([
      ['has no hashes in import maps', takeHashesAway],
      ['does not show whether it has them', keepProbeAway],
    ])('does not run if the browser %s, and a note says why', async (_, spoil) => {
      const { link } = await post();
      const page = await wordpress.openAs('contributor');
      const said = await attack(page, '/embed/**/chunks/*');
      await spoil(page, link);
      await page.goto(link);
      await page.getByText(NOTE).waitFor();
      await page.locator('sa-cost-calculator a').first().waitFor();
      expect(await page.locator('#sa-widgets-js').count()).toBe(0);
      expect(said).toEqual([]);
    });

    it('is replaced by the checked one for a signed-in user, also if an author uses the guard’s id', async () => {
      const guard = JSON.stringify({ script: { src: `${siteOrigin}/embed/sa-widgets.js` } });
      const { link } = await wordpress.createPost(
        'author',
        customHtml(`<div id="sa-widgets-guard" data-guard='${guard}'></div>`) +
          blockMarkup('sa-cost-calculator'),
      );
      const page = await wordpress.openAs('author');
      const errors: string[] = [];
      page.on('console', (message) => {
        const isError = message.type() === 'error' && !message.text().includes(ON_PURPOSE);
        if (isError) errors.push(message.text());
      });
      await page.goto(link);
      await seeCalculator(page);
      const script = page.locator('#sa-widgets-js');
      expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
      expect(await script.getAttribute('src')).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);
      expect(await page.locator('script[src$="/embed/sa-widgets.js"]').count()).toBe(0);
      expect(errors).toEqual([]);
    });

    it('does not run in the editor from a Custom HTML block with its tag, which becomes our block by a button', async () => {
      const before = await countUsers();
      let said: string[] = [];
      const content = customHtml(
        `<sa-contact-form subject="visa"></sa-contact-form>\n<script async src="${siteOrigin}/embed/sa-loader.js" type="module"></script>`,
      );
      const editor = await openEditor(wordpress, 'administrator', content, async (page) => {
        said = await attack(page);
      });
      await editor.select();
      const preview = editor.page
        .getByRole('toolbar', { name: 'Block tools' })
        .getByRole('button', { name: 'Preview', exact: true });
      const change = editor.canvas.getByRole('button', { name: 'Make it a block' });
      if (version === 'oldest') {
        await change.waitFor();
        expect(await preview.count()).toBe(0);
        expect(said).toEqual([]);
        await change.click();
        const attributes = { tag: 'sa-contact-form' };
        expect(await editor.blocks()).toMatchObject([{ name: 'study-abroad/element', attributes }]);
      } else {
        // Core keeps the script from the editor itself.
        expect(await change.count()).toBe(0);
      }
      expect(said.filter((line) => line.endsWith(': done'))).toEqual([]);
      expect(await countUsers()).toBe(before);
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

      /** The page with this HTML for a contributor and for a visitor. */
      const paste = async (html: string[]): Promise<[guarded: string, open: string]> => {
        const { link } = await wordpress.createPost('administrator', customHtml(html.join('\n')));
        return [await wordpress.read(link, 'contributor'), await wordpress.read(link)];
      };

      it('is replaced by the plugin’s own for a contributor, and not for a visitor', async () => {
        const [guarded, open] = await paste([...OTHERS, ...PASTED]);
        expect(PASTED.filter((tag) => guarded.includes(tag))).toEqual([]);
        expect(OTHERS.filter((html) => !guarded.includes(html))).toEqual([]);
        expect(guarded).toContain(GUARD);
        expect([...OTHERS, ...PASTED].filter((html) => !open.includes(html))).toEqual([]);
        expect(open).not.toMatch(/sa-widgets-(guard|js)/);
      });

      it('is left out beside a frame, which keeps its written height for a contributor', async () => {
        const [guarded, open] = await paste([FRAME, LISTENER]);
        expect(guarded).toContain(FRAME);
        expect(guarded).not.toContain(LISTENER);
        expect(guarded).not.toContain(GUARD);
        expect(open).toContain(LISTENER);
      });
    });

    it('is guarded against for a right to pages or posts, and one that a plugin grants on request', async () => {
      const guarded = await wordpress.php<boolean[]>(`
        $judge = static function ( $right = 'read' ) {
          remove_role( 'tried' );
          add_role( 'tried', 'Tried', array( 'read' => true, $right => true ) );
          $id = username_exists( 'someone' ) ?: wp_insert_user( array( 'user_login' => 'someone', 'user_pass' => 'someone' ) );
          get_user_by( 'id', $id )->set_role( 'tried' );
          wp_set_current_user( 0 );
          wp_set_current_user( $id );
          return sa_widgets_is_guarded();
        };
        $guarded = array( $judge(), $judge( 'edit_pages' ), $judge( 'edit_posts' ) );
        add_filter( 'user_has_cap', static function ( $all ) { return array( 'manage_options' => true ) + $all; } );
        $guarded[] = $judge();
        return $guarded;
      `);
      expect(guarded).toEqual([false, true, true, true]);
    });

    const { firefox } = findOtherEngines();
    it.skipIf(!firefox)('is refused by Firefox, too, which takes one import map', async () => {
      const { link } = await post();
      const page = await launchEngine('firefox');
      onTestFinished(() => page.close());
      await page.open(`${wordpress.site.origin}/wp-includes/css/dashicons.css`);
      await page.evaluate(
        (pairs: string[]) => {
          // biome-ignore lint/suspicious/noDocumentCookie: there is no Cookie Store API over http
          for (const pair of pairs) document.cookie = `${pair}; path=/`;
        },
        await wordpress.cookiesOf('contributor'),
      );
      const isDrawn = () =>
        !!document.querySelector('sa-cost-calculator')?.shadowRoot?.querySelector('select');
      const text = () => document.body.innerText;
      await page.open(link);
      await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
      expect(await page.evaluate(text)).not.toContain(NOTE);
      const outcomes = await page.evaluate(async (onPurpose: string) => {
        const [map, ...others] = document.querySelectorAll('script[type=importmap]');
        const files = Object.keys(JSON.parse(map?.textContent ?? '{}').integrity);
        const hashedWrong = files.filter((file) => file.includes(onPurpose));
        const unknown = `${files.find((file) => file.includes('/chunks/'))}?again=1`;
        // Vite would make another call of an import that is written here.
        const load = new Function('file', 'return import(file)');
        const tries = [...hashedWrong, unknown].map((file) =>
          load(file).then(
            () => 'ran',
            () => 'refused',
          ),
        );
        return [others.length, ...(await Promise.all(tries))];
      }, ON_PURPOSE);
      expect(outcomes).toEqual([0, 'refused', 'refused', 'refused']);

      await wordpress.set({ head: '<script type="importmap">{"imports":{}}</script>' });
      await page.open(link);
      await expect.poll(() => page.evaluate(text)).toContain(NOTE);
      expect(await page.evaluate(() => !!document.querySelector('#sa-widgets-js'))).toBe(false);
    });

    it('is not in the preview of an older widget', async () => {
      await wordpress.set({ footer: '[sa-contact-form]' });
      const path = '/wp/v2/widget-types/text/render';
      const { preview } = await wordpress.rest<{ preview: string }>('administrator', 'POST', path, {
        instance: {},
      });
      expect(preview).toContain('<sa-contact-form');
      expect(preview).not.toContain('sa-loader.js');
    });

    it('does not affect the editor’s preview, whatever version visitors get', async () => {
      const integrity = `sha384-${'A'.repeat(64)}`;
      await wordpress.setSettings({ version: '0.0.1', integrity });
      const content = blockMarkup('sa-cost-calculator');
      const editor = await openEditor(wordpress, 'administrator', content);
      await editor.preview('sa-cost-calculator').getByLabel('Program Level').waitFor();
    });
  },
  ['newest', 'oldest'],
);
