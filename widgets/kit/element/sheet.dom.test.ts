import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The file as a page loads it, before any element has added rules. */
const load = () => import('./sheet.ts');

function openRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

const rulesOf = (root: ShadowRoot) =>
  root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

describe('the shared sheet', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('has every rule in every shadow root, from the first one on', async () => {
    const { addRules, adoptStyles, flushStyles, readStyles } = await load();
    const early = openRoot();
    adoptStyles(early);
    addRules('.a{color:red}');
    addRules('.b{color:blue}');
    flushStyles();
    const late = openRoot();
    adoptStyles(late);
    expect(rulesOf(early)).toHaveLength(2);
    expect(rulesOf(early)[0]).toMatch(/^\.a /);
    expect(rulesOf(late)).toEqual(rulesOf(early));
    expect(readStyles()).toBe('.a{color:red}.b{color:blue}');
  });

  it('fails to load in a browser that cannot construct one, so that the fallback content stays', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    await expect(load()).rejects.toThrow(TypeError);
  });
});
