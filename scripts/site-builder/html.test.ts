import { describe, expect, it } from 'vitest';
import { elementsIn } from './html.ts';

describe('elementsIn', () => {
  it.each([
    ['<template><sa-a></sa-a></template>', ['template']],
    ['<!-- <sa-a></sa-a> --><p title="<sa-a>">', ['p']],
    // In the order of the text, though a browser moves an element out of a table.
    [
      '<table><tr><td><sa-a></sa-a></td></tr><sa-b></sa-b></table>',
      ['table', 'tr', 'td', 'sa-a', 'sa-b'],
    ],
  ])('finds in %s the elements %j', (html, tags) => {
    expect(elementsIn(html).map(({ tag }) => tag)).toEqual(tags);
  });

  it('says where an element and its start tag are, even if it is never closed', () => {
    const html = '<p>1</p><sa-a x="y">2 <b>3</b></sa-a>';
    const { start, startTagEnd, end, text } = elementsIn(html)[1] ?? {};
    expect(html.slice(start, end)).toBe('<sa-a x="y">2 <b>3</b></sa-a>');
    expect(html.slice(start, startTagEnd)).toBe('<sa-a x="y">');
    expect(text).toBe('2 ');
    const open = '<div><sa-a x="y">2';
    expect(open.slice(0, elementsIn(open)[1]?.startTagEnd)).toBe('<div><sa-a x="y">');
  });
});
