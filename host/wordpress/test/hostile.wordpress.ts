import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import { blockMarkup } from './elements.ts';
import { WordPress } from './wordpress.ts';

/**
 * What a script of ours would try that somebody else has changed. Each says `hostile <name>: ` and what
 * came of it; `ran` is said first, so that a test knows that it ran at all.
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

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

describe.each(sites)('a changed script of ours in %s', (_, site) => {
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

  /** Answers some scripts of ours with the hostile one, and hears what comes of it. */
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
    await expect.poll(() => said, { timeout: 60_000 }).toContain('end: reached');
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
  ])('does not run on the website for who may edit posts: %s', async (_, files) => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'contributor');
    const said = await attack(page, files);
    const refused = page.waitForEvent('console', {
      predicate: (message) => /Failed to find a valid digest|integrity/i.test(message.text()),
    });
    await page.goto(link);
    await refused;
    expect(said).toEqual([]);
    // As when the script does not arrive: the link is there.
    await page.locator('sa-cost-calculator a').first().waitFor();
    await page.close();
  });

  it.each([5, 19, 20, 25])(
    'does not run either where a footer asks for it at priority %i',
    async (priority) => {
      await wordpress.php(`
        update_option( 'sa_test_footer', '[sa-contact-form]' );
        update_option( 'sa_test_footer_at', ${priority} );
      `);
      const { link } = await wordpress.createPost('administrator', { content: 'Words' });
      const page = await wordpress.openAs(browser, 'contributor');
      const said = await attack(page, '/embed/**/chunks/*');
      const refused = page.waitForEvent('console', {
        predicate: (message) => /Failed to find a valid digest|integrity/i.test(message.text()),
      });
      await page.goto(link);
      await refused;
      expect(said).toEqual([]);
      await page.locator('sa-contact-form a').first().waitFor();
      await page.close();
    },
  );

  it('does not run either where our own code tries again at another address', async () => {
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

  it('is not in what the screen of widgets draws of an older one', async () => {
    await wordpress.php(`update_option( 'sa_test_footer', '[sa-contact-form]' );`);
    const path = '/wp/v2/widget-types/text/render';
    const { preview } = await wordpress.rest<{ preview: string }>('administrator', 'POST', path, {
      instance: {},
    });
    expect(preview).toContain('<sa-contact-form');
    expect(preview).not.toContain('sa-loader.js');
  });

  it('would run there for a visitor, who has nothing to lose on that website', async () => {
    const { link } = await post();
    const page = await browser.newPage();
    const said = await attack(page);
    await page.goto(link);
    await expect.poll(() => said).toContain('ran: http:');
    await page.close();
  });

  it('leaves the elements as they are for who may edit posts', async () => {
    const { link } = await post();
    const page = await wordpress.openAs(browser, 'author');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(link);
    await page.locator('sa-cost-calculator').getByLabel('Program Level').waitFor();
    const script = page.locator('#sa-widgets-js');
    expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    expect(await script.getAttribute('src')).toMatch(/\/embed\/\d+\.\d+\.\d+\/sa-loader\.js$/);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('leaves the editor’s preview as it is, whatever version visitors get', async () => {
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
