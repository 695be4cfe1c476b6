import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import { blockMarkup } from './elements.ts';
import { WordPress } from './wordpress.ts';

const site = inject('oldest');

describe.skipIf(!site)('WordPress 6.1 with PHP 7.4, the oldest', () => {
  let wordpress: WordPress;
  let browser: Browser;

  beforeAll(async () => {
    if (!site) return;
    wordpress = new WordPress(site);
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser?.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  it('has the calculator in its editor', async () => {
    const page = await wordpress.openAs(browser, 'author');
    const editor = new Editor(page);
    await editor.openNew(wordpress.site.origin);
    await editor.writeTitle('What a year abroad costs');
    const found = await editor.search('cost');
    await found.filter({ hasText: 'Cost Calculator' }).first().click();
    await editor.closeInserter();
    const preview = await editor.preview('sa-cost-calculator');
    await preview.getByLabel('Program Level').waitFor();
    const sidebar = await editor.sidebar();
    await sidebar.getByLabel('Country').selectOption({ label: 'Canada' });
    await preview.locator('sa-cost-calculator[country=ca]').waitFor();
    await editor.publish();
    const id = await editor.postId();
    await page.close();
    const [visit] = await openPage(browser);
    await visit.goto(`${wordpress.site.origin}/?p=${id}`);
    await visit.locator('sa-cost-calculator').getByLabel('Country').waitFor();
    await visit.close();
  });

  it('names a block by its element on the screen of widgets', async () => {
    const content = blockMarkup({ tag: 'sa-cost-calculator', attributes: {} });
    await wordpress.placeWidgets([['block', { content }]]);
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${wordpress.site.origin}/wp-admin/widgets.php`);
    await page.getByRole('document', { name: 'Block: Cost Calculator' }).waitFor();
    await page.close();
  });
});
