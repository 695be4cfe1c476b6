import { describe, expect, it } from 'vitest';
import { text } from './attributes.ts';
import { defineElement, markOf, renderElement } from './prerender-element.tsx';

defineElement('sa-greeting', ({ heading }: { heading: string }) => <h2>{heading}</h2>, {
  heading: text('Hello'),
});

describe('renderElement', () => {
  it('reads attributes by their names in HTML', () => {
    const attributes = new Map([['heading', 'R&D "x"']]);
    expect(renderElement('sa-greeting', attributes)).toContain('<h2>R&amp;D &quot;x&quot;</h2>');
  });

  it('refuses an unknown tag', () => {
    expect(() => renderElement('sa-nothing', new Map())).toThrow('<sa-nothing> is not an element');
  });
});

describe('markOf', () => {
  const mark = (attributes: Record<string, string>) =>
    markOf('sa-greeting', new Map(Object.entries(attributes)));

  it('is another for every value of an attribute that the element reads, and for no other', () => {
    const marks = [{}, { heading: '' }, { heading: 'Hi' }, { theme: 'dark' }].map(mark);
    expect(new Set(marks).size).toBe(4);
    expect(mark({ class: 'wide', id: 'one' })).toBe(mark({}));
    expect(mark({})).toMatch(/^0\.0\.0,/);
  });
});
