import { expect, it } from 'vitest';
import { axeFindings, siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, elementsIn, group, OPEN_BLOCK, paragraph, seeDrawn } from './elements.ts';
import { describeWordPress, toPhp } from './wordpress.ts';

describeWordPress('the website', (wordpress) => {
  const render = async (content: string) =>
    (await wordpress.createPost('author', content)).content.rendered;
  const loaders = async (url: string) =>
    (await wordpress.read(url)).match(/<script[^>]* src="[^"]*sa-loader\.js/g)?.length ?? 0;

  it('renders shortcodes in any spelling in a page builder’s own text', async () => {
    const spellings = [
      '[sa-contact-form heading="Talk to us" subject="visa"]',
      '[SA_Contact_Form heading=“Talk to us” subject=‘visa’]',
      '[saContactForm heading="Talk to us" subject=visa]',
      '[Sa-contact-form heading="Talk to us" subject="visa"]',
    ];
    await wordpress.set({ builder: `<div class="module"><p>${spellings.join('')}</p></div>` });
    const attributes = { heading: 'Talk to us', subject: 'visa' };
    const wanted = spellings.map(() => ({ tag: 'sa-contact-form', attributes }));
    expect(elementsIn(await render('Words'))).toEqual(wanted);
  });

  it('gets the script and the look once for a footer that is printed after all others', async () => {
    await wordpress.setSettings({ colors: { primary: '#b00020' } });
    await wordpress.set({ footer: '[sa-contact-form][SA_Newsletter_Form][saChatWidget]' });
    const { link } = await wordpress.createPost('author', paragraph('Words'));
    const page = await wordpress.visit(link);
    await seeDrawn(page, 'sa-contact-form');
    expect(await page.locator('sa-newsletter-form, sa-chat-widget').count()).toBe(2);
    const look = (node: Element) => getComputedStyle(node).getPropertyValue('--sa-primary');
    expect(await page.locator('sa-contact-form').evaluate(look)).toBe('#b00020');
    expect(await page.locator('body').textContent()).not.toMatch(/\[\/?sa/i);
    expect(await loaders(link)).toBe(1);
  });

  it('gets the script for a footer’s tag on every page if that is set, and nowhere else', async () => {
    const { link } = await wordpress.createPost('author', paragraph('Words'));
    for (const everywhere of [false, true]) {
      await wordpress.setSettings({ everywhere });
      await wordpress.set({ footer: '<sa-newsletter-form></sa-newsletter-form>' });
      expect(await loaders(link)).toBe(everywhere ? 1 : 0);
    }
  });

  it('has readable elements in the dark and the light parts of a dark style variation', async () => {
    await wordpress.set({ ground: '#111111' });
    const { link } = await wordpress.createPost(
      'author',
      [
        paragraph('[sa-newsletter-form]'),
        group('#ffffff', paragraph('[sa-contact-form]')),
        group(
          '#ffffff',
          blockMarkup('sa-consultation-form', {}, { style: { color: { background: '#0b1124' } } }),
        ),
      ].join('\n\n'),
    );
    const page = await wordpress.visit(link);
    for (const [tag, scheme] of [
      ['sa-newsletter-form', 'dark'],
      ['sa-contact-form', 'normal'],
      ['sa-consultation-form', 'dark'],
    ] as const) {
      await seeDrawn(page, tag);
      await page.waitForLoadState('networkidle');
      const look = () => page.locator(tag).evaluate((node) => getComputedStyle(node).colorScheme);
      await expect.poll(look).toBe(scheme);
      expect(await axeFindings(page, tag)).toEqual([]);
    }
  });

  it('in another language has elements that say that they are in English', async () => {
    await wordpress.set({ locale: 'ar' });
    const html = await render(paragraph('[sa-contact-form][sa-cost-calculator lang="hi"]'));
    expect(html).toMatch(/<sa-contact-form[^>]* lang="en" dir="ltr"/);
    expect(html).toMatch(/<sa-cost-calculator[^>]* lang="hi"/);
  });

  it('has today’s link in place of a block’s saved one, and an author’s own text', async () => {
    const link = '<p class="sa-widgets-link"><a href="https://old.example/contact">Ask</a></p>';
    const more = { align: 'wide', anchor: 'ask' };
    const html = await render(
      blockMarkup('sa-contact-form', {}, {}, link) +
        blockMarkup('sa-contact-form', {}, more, 'A text of <em>mine</em>'),
    );
    expect(html).not.toContain('old.example');
    expect(html).toContain(`<a href="${siteOrigin}/contact">`);
    expect(html).toContain('A text of <em>mine</em></sa-contact-form>');
    expect(html).toMatch(/<div (?=[^>]*id="ask")(?=[^>]*class="[^"]*[a-z]+wide)/);
  });

  it('has settings of its own in each use of a synced pattern', async () => {
    const pattern = await wordpress.createPattern(OPEN_BLOCK);
    const use = (content: object) =>
      `<!-- wp:block ${JSON.stringify({ ref: pattern, content })} /-->`;
    const html = await render(use({}) + use({ Costs: { settings: { country: 'ca' } } }));
    const countries = html.matchAll(/<sa-cost-calculator[^>]* country="(\w+)"/g);
    expect(Array.from(countries, ([, country]) => country)).toEqual(['uk', 'ca']);
  });

  it('shows a block with the look of the editor’s panels, and no text that is no colour', async () => {
    const style = { color: { background: '#102030' }, border: { radius: '8px' } };
    const colors = { primary: '#b00000', ink: 'red;}</style><script>alert(1)</script>' };
    const html = await render(blockMarkup('sa-contact-form', {}, { style, colors }));
    const [wrapper] = html.match(/<div[^>]*wp-block-study-abroad-element[^>]*>/) ?? [];
    expect(wrapper).toContain('has-background');
    expect(wrapper).toMatch(/background-color:\s?#102030/);
    expect(wrapper).toMatch(/border-radius:\s?8px/);
    expect(wrapper).toContain('--sa-primary:#b00000');
    expect(html).not.toMatch(/script|--sa-ink/);
    const styles = await wordpress.php<string>(`
      $theme = new WP_Theme_JSON( array( 'version' => 2, 'styles' => array( 'blocks' => array( 'study-abroad/element' => ${toPhp(style)} ) ) ) );
      return $theme->get_stylesheet( array( 'styles' ) );
    `);
    expect(styles).toMatch(/wp-block-study-abroad-element[^{]*\{[^}]*background-color: #102030/);
  });
});
