import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { PLUGIN_FOLDER } from '../../../scripts/build/generate/wordpress-plugin.ts';
import { escapeHtml } from '../../../widgets/kit/rules/escape-html.ts';
import {
  blockMarkup,
  customHtml,
  EXAMPLES,
  type Example,
  elementsIn,
  paragraph,
  seeDrawn,
  shortcodeBlock,
} from './elements.ts';
import { describeWordPress, ROLES, toPhp } from './wordpress.ts';
import { readVersion } from './wordpress-files.ts';

const pairs = ({ attributes }: Example, prefix = '') =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escapeHtml(value)}"`)
    .join('');
const shortcode = (example: Example) => `[${example.tag}${pairs(example)}]`;

/** How an element gets into a post. */
const WAYS: Record<string, (example: Example) => string> = {
  'the block': ({ tag, attributes }) => blockMarkup(tag, attributes),
  'a Shortcode block': (example) => shortcodeBlock(shortcode(example)),
  'a paragraph': (example) => paragraph(shortcode(example)),
  'the classic editor': (example) => `Before it.\n\n${shortcode(example)}\n\nAfter it.`,
  'its tag in a Custom HTML block': (example) =>
    customHtml(`<${example.tag}${pairs(example)}></${example.tag}>`),
  'a placeholder in a Custom HTML block': (example) =>
    customHtml(
      `<div data-sa-element="${example.tag}"${pairs(example, 'data-')}><a href="/">A</a></div>`,
    ),
};

/** An author's room, kept, and the markup of a drawn snippet, of which nothing may be left as text. */
const SNIPPET = customHtml(
  '<sa-contact-form style="display: flow-root; min-block-size: 766px"><template shadowrootmode="open"><style>:host{all:initial}</style><form></form></template><a href="https://our-site.example/contact">Write to us</a></sa-contact-form>',
);

it('the readme names the newest WordPress as tested', () => {
  const readme = readFileSync(join(PLUGIN_FOLDER, 'readme.txt'), 'utf8');
  const [newest] = readVersion(inject('newest').folder).match(/^\d+\.\d+/) ?? [];
  expect(readme.match(/^Tested up to: (.+)$/m)?.[1]?.trim()).toBe(newest);
});

describeWordPress(
  'every element',
  (wordpress, version) => {
    const contentBy = (way: string) =>
      EXAMPLES.map((example) => WAYS[way]?.(example) ?? '').join('\n\n');

    it.each(ROLES)('may be saved by the %s in every way', async (role) => {
      for (const way of Object.keys(WAYS)) {
        const status = role === 'contributor' ? 'pending' : 'publish';
        const { content } = await wordpress.createPost(role, contentBy(way), status);
        expect([way, elementsIn(content.rendered)]).toMatchObject([way, EXAMPLES]);
        expect(content.rendered).not.toMatch(/\[\/?sa[-_]/i);
      }
    });

    it('keeps the room of an author’s snippet, and nothing of its drawn markup', async () => {
      const { content } = await wordpress.createPost('author', SNIPPET);
      expect(content.raw).toMatch(/display: ?flow-root; ?min-block-size: ?766px/);
      expect(content.raw).toContain('Write to us');
      expect(content.raw).not.toMatch(/:host|template/);
    });

    // The HTML of the oldest is compared above.
    it.each(version === 'newest' ? Object.keys(WAYS) : ['the block'])(
      'is drawn on the page by %s',
      async (way) => {
        const { link } = await wordpress.createPost('author', contentBy(way));
        const page = await wordpress.visit(link);
        for (const { tag, attributes } of EXAMPLES) await seeDrawn(page, tag, attributes);
      },
    );

    /** Only administrators may place widgets. */
    it.each<[kind: string, settingsOf: (text: string) => object]>([
      ['Block', (text) => ({ content: shortcodeBlock(text) })],
      ['Text', (text) => ({ text, filter: true, visual: true })],
      ['Custom_HTML', (text) => ({ content: text })],
    ])('is rendered by the %s widget, with the script', async (kind, settingsOf) => {
      const [html, hasScript] = await wordpress.php<[string, boolean]>(`
        ob_start();
        foreach ( ${toPhp(EXAMPLES.map((example) => settingsOf(shortcode(example))))} as $settings ) { the_widget( 'WP_Widget_${kind}', $settings ); }
        return array( ob_get_clean(), wp_script_is( 'sa-widgets' ) );
      `);
      expect(elementsIn(html)).toMatchObject(EXAMPLES);
      expect(html).not.toMatch(/\[\/?sa[-_]/i);
      expect(hasScript).toBe(true);
    });
  },
  ['newest', 'oldest'],
);
