import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { text } from './attributes.ts';
import { defineElement, prerenderElements } from './prerender-element.tsx';
import { css } from './styles.ts';

const red = css`
  color: red;
`;

defineElement('sa-inner', () => <em className={red}>Inner</em>, {});
defineElement(
  'sa-outer',
  ({ heading }: { heading: string }) => (
    <>
      <h2>{heading}</h2>
      {createElement('sa-inner')}
    </>
  ),
  { heading: text('Hello') },
);
defineElement('sa-styled', () => <p style={{ color: 'red' }}>Styled</p>, {});

describe('prerenderElements', () => {
  it('gives an element its shadow tree and leaves its fallback and the page alone', () => {
    const { html } = prerenderElements('<h1>Page</h1><sa-inner>Fallback</sa-inner>');
    expect(html).toMatch(
      /^<h1>Page<\/h1><sa-inner><template shadowrootmode="open" shadowrootdelegatesfocus><style>.+<\/style><div .+<em class="go\d+">Inner<\/em><\/div><span class="go\d+"><\/span><\/template>Fallback<\/sa-inner>$/,
    );
  });

  it('reads attributes as a browser does', () => {
    const { html } = prerenderElements('<sa-outer heading="R&amp;D &quot;x&quot;"></sa-outer>');
    expect(html).toContain('<h2>R&amp;D &quot;x&quot;</h2>');
    expect(prerenderElements('<sa-outer></sa-outer>').html).toContain('<h2>Hello</h2>');
  });

  it('goes on inside the tree, and collects the text of every style', () => {
    const { html, styles } = prerenderElements('<sa-outer></sa-outer>');
    expect(html.match(/<template/g)).toHaveLength(2);
    const written = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, style]) => style);
    expect(new Set(written)).toEqual(styles);
  });

  it.each([
    ['an unknown tag', '<sa-nothing></sa-nothing>', '<sa-nothing> is not an element'],
    ['a style attribute', '<sa-styled></sa-styled>', '<sa-styled> writes a style attribute'],
  ])('refuses %s', (_, page, message) => {
    expect(() => prerenderElements(page)).toThrow(message);
  });
});
