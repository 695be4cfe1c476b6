import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, siteOrigin } from '../../e2e/support.ts';
import { Editor, type EditorWindow } from './editor.ts';
import { customHtml } from './elements.ts';
import { WordPress } from './wordpress.ts';

const sites = [
  ['the newest WordPress', inject('newest')],
  ['WordPress 6.1', inject('oldest')],
] as const;

describe.each(sites)('a Custom HTML block of a stored post in %s', (_, site) => {
  if (!site) return it.skip('which cannot be had here', () => {});
  const wordpress = new WordPress(site);
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));

  it('becomes our block by the switcher of the toolbar', async () => {
    const { id } = await wordpress.createPost('administrator', {
      content:
        '<!-- wp:html -->\n<sa-contact-form subject="visa"></sa-contact-form>\n<!-- /wp:html -->',
    });
    const page = await wordpress.openAs(browser, 'administrator');
    const editor = new Editor(page);
    await editor.open(site.origin, id);
    await editor.selectFirst();
    const toolbar = page.getByRole('toolbar', { name: 'Block tools' });
    await toolbar.getByRole('button', { name: /^Custom HTML/ }).click();
    await page.getByRole('menuitem', { name: 'Study-abroad element' }).click();
    const preview = await editor.preview('sa-contact-form');
    await preview.locator('sa-contact-form[subject=visa]').waitFor();
    expect(
      await page.evaluate(() =>
        (window as unknown as EditorWindow).wp.data
          .select('core/block-editor')
          .getBlocks()
          .map(({ name, attributes }) => [name, attributes.settings]),
      ),
    ).toEqual([['study-abroad/element', { subject: 'visa' }]]);
    await page.close();
  });

  it('keeps the room of an author’s snippet, and nothing of its drawn markup', async () => {
    const drawn =
      '<template shadowrootmode="open"><style>:host{all:initial}</style><form></form></template>';
    const { content } = await wordpress.createPost('author', {
      content: customHtml(
        `<sa-contact-form style="display: flow-root; min-block-size: 766px">${drawn}<a href="${siteOrigin}/contact">Write to us</a></sa-contact-form>`,
      ),
    });
    expect(content.raw).toMatch(/display: ?flow-root; ?min-block-size: ?766px/);
    expect(content.raw).toContain('Write to us');
    expect(content.raw).not.toMatch(/:host|template/);
  });
});
