import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, customHtml, placeholder } from './elements.ts';
import { WordPress } from './wordpress.ts';

/** A block as the editor saves it, with a link inside, and a placeholder. */
const CONTENT = [
  blockMarkup({ tag: 'sa-cost-calculator', attributes: {} }).replace(
    ' /-->',
    ` -->\n<p class="sa-widgets-link"><a href="${siteOrigin}/tools#cost-calculator">Cost Calculator</a></p>\n<!-- /wp:study-abroad/element -->`,
  ),
  customHtml(placeholder({ tag: 'sa-tools-catalogue', attributes: {} })),
].join('\n\n');

describe('without the plugin', () => {
  const wordpress = new WordPress(inject('newest'));
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(async () => {
    expect(wordpress.takeLog()).toEqual([]);
    await wordpress.prepare();
  });

  it('blocks leave their link, as the list of plugins says beside the link that deactivates', async () => {
    const { link } = await wordpress.createPost('author', { content: CONTENT });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${wordpress.site.origin}/wp-admin/plugins.php`);
    await page.getByText('Before you deactivate: blocks leave a link').waitFor();
    await page.getByRole('link', { name: 'Deactivate Study-abroad widgets' }).click();
    await page.getByText('Plugin deactivated.').waitFor();
    await page.close();
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(link);
    const links = visit.locator('main').getByRole('link');
    for (const name of ['Cost Calculator', 'Tools']) {
      await links.filter({ hasText: name }).first().waitFor();
    }
    expect(await visit.locator('script[src*="sa-loader"]').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await visit.close();
  });

  it('texts stay and settings go once it is deleted', async () => {
    const post = await wordpress.createPost('author', { content: CONTENT });
    const left = await wordpress.php<{ settings: unknown; content: string }>(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $file = 'study-abroad-widgets/study-abroad-widgets.php';
      deactivate_plugins( $file );
      uninstall_plugin( $file );
      return array( 'settings' => get_option( 'sa_widgets_settings', 'none' ), 'content' => get_post( ${post.id} )->post_content );
    `);
    expect(left).toEqual({ settings: 'none', content: post.content.raw });
  });
});
