import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { siteOrigin } from '../../e2e/support.ts';
import { blockMarkup, openBlock } from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

const BLOCK = 'study-abroad/element';

describe('the block on the page', () => {
  const wordpress = new WordPress(inject('newest'));

  beforeAll(() => wordpress.prepare());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  const render = async (content: string) =>
    (await wordpress.createPost('author', { content })).content.rendered;

  it('has today’s link in place of a saved one, and an author’s own text', async () => {
    const markup = (inner: string, more = '') =>
      `<!-- wp:${BLOCK} {"tag":"sa-contact-form"${more}} -->\n${inner}\n<!-- /wp:${BLOCK} -->`;
    const html = await render(
      [
        markup('<p class="sa-widgets-link"><a href="https://old.example/contact">Ask</a></p>'),
        markup('A text of <em>mine</em>', ',"align":"wide","anchor":"ask"'),
      ].join('\n\n'),
    );
    expect(html).not.toContain('old.example');
    expect(html).toContain(`<a href="${siteOrigin}/contact">`);
    expect(html).toContain('A text of <em>mine</em></sa-contact-form>');
    expect(html).toMatch(/<div (?=[^>]*id="ask")(?=[^>]*class="[^"]*[a-z]+wide)/);
  });

  it('has settings of its own in each use of a synced pattern', async () => {
    const costs = { tag: 'sa-cost-calculator', attributes: { country: 'uk' } };
    const pattern = await wordpress.createPattern(openBlock(costs, 'Costs'));
    const use = (content: object) =>
      `<!-- wp:block ${JSON.stringify({ ref: pattern, content })} /-->`;
    const html = await render(use({}) + use({ Costs: { settings: { country: 'ca' } } }));
    const countries = html.matchAll(/<sa-cost-calculator[^>]* country="(\w+)"/g);
    expect(Array.from(countries, ([, country]) => country)).toEqual(['uk', 'ca']);
  });

  it('has a ground and a border from the editor’s own panels, and from Styles for all of its kind', async () => {
    const style = { color: { background: '#102030' }, border: { radius: '8px' } };
    const html = await render(blockMarkup({ tag: 'sa-contact-form', attributes: {} }, { style }));
    const [wrapper] = html.match(/<div[^>]*wp-block-study-abroad-element[^>]*>/) ?? [];
    expect(wrapper).toContain('has-background');
    expect(wrapper).toMatch(/background-color:\s?#102030/);
    expect(wrapper).toMatch(/border-radius:\s?8px/);
    const styles = await wordpress.php<string>(`
      $theme = new WP_Theme_JSON( array( 'version' => 2, 'styles' => array( 'blocks' => array( '${BLOCK}' => ${toPhp(style)} ) ) ) );
      return $theme->get_stylesheet( array( 'styles' ) );
    `);
    expect(styles).toMatch(/wp-block-study-abroad-element[^{]*\{[^}]*background-color: #102030/);
  });

  it('takes colours, and no other text that an author may have written for one', async () => {
    const colors = { primary: '#b00000', ink: 'red;}</style><script>alert(1)</script>' };
    const html = await render(blockMarkup({ tag: 'sa-contact-form', attributes: {} }, { colors }));
    expect(html).toMatch(/style="--sa-primary:#b00000;?"/);
    expect(html).not.toMatch(/script|--sa-ink/);
  });
});
