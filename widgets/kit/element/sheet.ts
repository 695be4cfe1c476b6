/**
 * The one stylesheet that every shadow root adopts. A constructed sheet works in a single document:
 * an element adopted by another one, such as a frame's, finds a copy there.
 */
const sheets = new Map<Document, CSSStyleSheet>();
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

/** Gives `root` the shared sheet of its document. */
export function adoptStyles(root: ShadowRoot): void {
  root.adoptedStyleSheets = sheetsOf(root.ownerDocument);
}

/** Empty for a document without a window, which draws nothing. */
function sheetsOf(page: Document): CSSStyleSheet[] {
  const view = page.defaultView;
  let sheet = sheets.get(page);
  if (view && !sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(cssText);
    sheets.set(page, sheet);
  }
  return sheet ? [sheet] : [];
}

// A browser without constructable sheets fails here, before any element is defined, so that the
// fallback content stays. There is no document at build time. The page's own sheet comes with its first
// root, because WebKit keeps the old rules when a sheet is filled again before anything has adopted it.
if (typeof document === 'object') new CSSStyleSheet();

/** Parses the rules added since the last call: once per render rather than once per addition. */
export function flushStyles(): void {
  if (!isStale) return;
  for (const [page, sheet] of sheets) {
    if (page.defaultView) sheet.replaceSync(cssText);
    // The frame is gone.
    else sheets.delete(page);
  }
  isStale = false;
}
