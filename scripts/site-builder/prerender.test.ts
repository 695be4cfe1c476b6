import { describe, expect, it } from 'vitest';
import {
  loadPrerenderer,
  type Prerenderer,
  prerenderElements,
  prerenderSnippet,
} from './prerender.ts';

const views: Record<string, (attributes: ReadonlyMap<string, string>) => string> = {
  'sa-inner': () => '<em class="go1">Inner</em>',
  'sa-outer': (attributes) => `<h2>${attributes.get('heading')}</h2><sa-inner></sa-inner>`,
  'sa-linked': (attributes) => `<a href="${attributes.get('site-base') ?? ''}/privacy">Privacy</a>`,
  'sa-styled': () => '<p style="color:red">Styled</p>',
  'sa-quoting': () => '<p title="no style=&quot;&quot;">Write style="" yourself</p>',
};
const prerenderer: Prerenderer = {
  renderElement: (tag, attributes) => views[tag]?.(attributes) ?? '',
  renderFlag: () => '',
  markOf: (tag, attributes) => `0.0.0 ${tag}${attributes.get('site-base') ?? ''}`,
  styles: ':host{all:initial;}\n.go1{color:red;}\n.go2{color:blue;}\n',
};
const prerender = (html: string) => prerenderElements(html, prerenderer);

const OPEN = '<template shadowrootmode="open" shadowrootdelegatesfocus>';
const inner = `${OPEN}<style data-drawn="0.0.0 sa-inner">:host{all:initial;}.go1{color:red;}</style><em class="go1">Inner</em></template>`;
const outer = (heading: string) =>
  `${OPEN}<style data-drawn="0.0.0 sa-outer">:host{all:initial;}</style><h2>${heading}</h2><sa-inner>${inner}</sa-inner></template>`;

describe('prerenderElements', () => {
  it.each([
    ['its fallback and the page alone', '<h1>A</h1><sa-inner>', 'Fallback</sa-inner>\n<p>B'],
    ['its own attributes', '<SA-INNER theme=dark>', '</SA-INNER>'],
  ])('gives an element its shadow tree and leaves %s', (_, before, after) => {
    expect(prerender(before + after).html).toBe(before + inner + after);
  });

  it.each([
    ['double quotes', '<sa-outer heading="A > B">', 'A > B'],
    ['single quotes', "<sa-outer class='x' heading='It is \"so\"'>", 'It is "so"'],
  ])('hands over attributes in %s, and fills the elements in the tree', (_, tag, heading) => {
    expect(prerender(`${tag}</sa-outer>`).html).toBe(`${tag}${outer(heading)}</sa-outer>`);
  });

  it('leaves an element in a template as it is', () => {
    const html = '<template><sa-inner></sa-inner></template>';
    expect(prerender(html)).toEqual({ html, styles: new Set() });
  });

  it('collects the text of every style', () => {
    const { html, styles } = prerender('<sa-outer></sa-outer><sa-inner></sa-inner>');
    const written = [...html.matchAll(/<style.*?>(.*?)<\/style>/g)].map(([, style]) => style);
    expect(new Set(written)).toEqual(styles);
  });

  it('refuses a view that writes a style attribute, and not one that speaks of it', () => {
    const message = '<sa-styled> writes a style attribute';
    expect(() => prerender('<sa-styled></sa-styled>')).toThrow(message);
    expect(() => prerender('<sa-quoting></sa-quoting>')).not.toThrow();
  });
});

describe('prerenderSnippet', () => {
  const draw = (tag: string) => prerenderSnippet(tag, 'https://ours.example', prerenderer);

  it('draws the element with its defaults, its links to our site and a link that comes late', () => {
    const [, root, fallback] =
      draw('sa-linked').match(/<template(.*)<\/template>(.*)<\/sa-linked>/) ?? [];
    expect(root).toContain('<style data-drawn="0.0.0 sa-linked">:host{all:initial;}:host{');
    expect(root).toContain('<a href="https://ours.example/privacy">Privacy</a>');
    expect(root).toMatch(
      /<a data-late target="_top" href="https:\/\/ours.example\/contact">[^<]+<\/a>$/,
    );
    expect(draw('sa-outer')).toContain(`<sa-inner>${inner}</sa-inner>`);
    expect(fallback).toBe('<a href="https://ours.example/contact">Contact us</a>');
  });
});

it('names `npm run build` if nothing is built', async () => {
  await expect(loadPrerenderer('/nowhere/dist')).rejects.toThrow('run `npm run build` first');
});
