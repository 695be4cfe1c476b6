/**
 * The one stylesheet that every shadow root adopts. A constructed sheet works in a single document:
 * an element adopted by another one, such as a frame's, finds a copy there. Each copy is kept by a root
 * of its own, because WebKit keeps the old rules when a sheet is filled again while nothing adopts it.
 */
const keepers = new Map<Document, ShadowRoot>();
let cssText = '';
let isStale = false;

/** All rules so far. */
export const readStyles = () => cssText;

/** Adds rules to the shared sheet. */
export function addRules(rules: string): void {
  if (!isStale) queueMicrotask(flushStyles);
  cssText += rules;
  isStale = true;
}

/** Gives `root` the shared sheet of its document. One without a window draws nothing and gets none. */
export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  let keeper = keepers.get(page);
  if (!keeper) {
    keeper = page.createElement('p').attachShadow({ mode: 'open' });
    keeper.adoptedStyleSheets = [new view.CSSStyleSheet()];
    fill(keeper);
    keepers.set(page, keeper);
  }
  root.adoptedStyleSheets = keeper.adoptedStyleSheets;
}

const fill = (keeper: ShadowRoot) => keeper.adoptedStyleSheets[0]?.replaceSync(cssText);

// A browser without constructable sheets fails here, before any element is defined, so that the
// fallback content stays. There is no document at build time.
if (typeof document === 'object') new CSSStyleSheet();

/** Parses the rules added since the last call: once per render rather than once per addition. */
export function flushStyles(): void {
  if (!isStale) return;
  for (const [page, keeper] of keepers) {
    if (page.defaultView) fill(keeper);
    // The frame is gone.
    else keepers.delete(page);
  }
  isStale = false;
}
