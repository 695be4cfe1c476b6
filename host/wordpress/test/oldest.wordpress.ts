import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import { Editor } from './editor.ts';
import {
  asWished,
  blockMarkup,
  EXAMPLES,
  type Example,
  lookAt,
  shortcode,
  shortcodeBlock,
} from './elements.ts';
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

  it.each([
    ['the block', (example: Example) => blockMarkup(example)],
    ['a Shortcode block', (example: Example) => shortcodeBlock(shortcode(example))],
  ])('shows every element by %s', async (_, write) => {
    const { link } = await wordpress.createPost('author', {
      content: EXAMPLES.map(write).join('\n\n'),
    });
    const [page, pageErrors] = await openPage(browser);
    await page.goto(link);
    expect(await lookAt(page, EXAMPLES)).toEqual(asWished(EXAMPLES));
    const script = page.locator('script[src*="sa-loader.js"]');
    expect(await script.count()).toBe(1);
    expect(await script.getAttribute('type')).toBe('module');
    expect(await script.getAttribute('async')).not.toBeNull();
    expect(pageErrors).toEqual([]);
    await page.close();
  });

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
});
