import { describe, expect, it } from 'vitest';
import { elementsIn } from './html.ts';

const attributesOf = (html: string) => Object.fromEntries(elementsIn(html)[0]?.attributes ?? []);
const tagsIn = (html: string) => elementsIn(html).map(({ tag }) => tag);

describe('elementsIn', () => {
  it.each([
    ['double quotes', '<p a="1 2">', { a: '1 2' }],
    ['single quotes', '<p a=\'1 "2"\'>', { a: '1 "2"' }],
    ['no quotes', '<p a=1 b>', { a: '1', b: '' }],
    ['a > in a value', '<p a="1 > 2" b="3">', { a: '1 > 2', b: '3' }],
    ['references', '<p a="R&amp;D &quot;x&quot; &#8377;">', { a: 'R&D "x" ₹' }],
    ['upper case', '<P DATA-A="B">', { 'data-a': 'B' }],
    ['line breaks', '<p\n  a = "1"\n>', { a: '1' }],
    ['the same name twice', '<p a="1" a="2">', { a: '1' }],
  ])('reads attributes with %s', (_, html, attributes) => {
    expect(attributesOf(html)).toEqual(attributes);
  });

  it.each([
    ['a comment', '<!-- <sa-a></sa-a> --><p>', ['p']],
    ['a script', '<script>"<sa-a>"</script>', ['script']],
    ['a style', '<style>/* <sa-a> */</style>', ['style']],
    ['a text area', '<textarea><sa-a></sa-a></textarea>', ['textarea']],
    ['a title', '<title><sa-a></sa-a></title>', ['title']],
    ['a template', '<template><sa-a></sa-a></template>', ['template']],
    ['an attribute', '<p title="<sa-a>">', ['p']],
  ])('takes what is in %s for no element', (_, html, tags) => {
    expect(tagsIn(html)).toEqual(tags);
  });

  it('keeps the order of the text where a browser moves an element out of a table', () => {
    const html = '<table><tr><td><sa-a></sa-a></td></tr><sa-b></sa-b></table>';
    expect(tagsIn(html)).toEqual(['table', 'tr', 'td', 'sa-a', 'sa-b']);
  });

  it('says where an element and its start tag are', () => {
    const html = '<p>1</p><sa-a x="y">2 <b>3</b></sa-a>';
    const { start, startTagEnd, end, text } = elementsIn(html)[1] ?? {};
    expect(html.slice(start, end)).toBe('<sa-a x="y">2 <b>3</b></sa-a>');
    expect(html.slice(start, startTagEnd)).toBe('<sa-a x="y">');
    expect(text).toBe('2 ');
  });

  it('finds the start tag of an element that is never closed', () => {
    const html = '<div><sa-a x="y">2';
    expect(html.slice(0, elementsIn(html)[1]?.startTagEnd)).toBe('<div><sa-a x="y">');
  });
});
