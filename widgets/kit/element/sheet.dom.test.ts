import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const openRoot = (page: Document) =>
  page.body.appendChild(page.createElement('div')).attachShadow({ mode: 'open' });

/** The rules that an element in there has, as text. */
const rulesOf = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

describe('the shared style sheet', () => {
  let sheet: typeof import('./sheet.ts');

  beforeEach(async () => {
    vi.resetModules();
    sheet = await import('./sheet.ts');
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('has exactly the rules that were added, before and after an element is there', async () => {
    sheet.addRules('p { color: red; }');
    const root = openRoot(document);
    sheet.adoptStyles(root);
    sheet.flushStyles();
    expect(rulesOf(root)).toEqual([['p { color: red; }']]);
    sheet.addRules('a { color: blue; }');
    await Promise.resolve();
    expect(rulesOf(root)).toEqual([['p { color: red; }', 'a { color: blue; }']]);
    expect(sheet.readStyles()).toBe('p { color: red; }a { color: blue; }');
  });

  it('is one for all elements of a document', () => {
    const roots = [openRoot(document), openRoot(document)];
    for (const root of roots) sheet.adoptStyles(root);
    expect(roots[0]?.adoptedStyleSheets[0]).toBe(roots[1]?.adoptedStyleSheets[0]);
  });

  it('is none in a document that draws nothing', () => {
    const root = openRoot(document.implementation.createHTMLDocument());
    sheet.adoptStyles(root);
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});

describe('a browser without constructable style sheets', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fails before an element is defined, so that the content of the tag stays', async () => {
    vi.resetModules();
    vi.stubGlobal('CSSStyleSheet', undefined);
    await expect(import('./sheet.ts')).rejects.toThrow('CSSStyleSheet');
  });
});
