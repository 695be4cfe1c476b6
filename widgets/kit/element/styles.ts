import { css as goober } from 'goober';

/**
 * The one stylesheet that every shadow root adopts. goober can only write into a `<style>` tag,
 * which a strict CSP forbids and shadow roots do not see, so its target here has this sheet as its
 * "text node". A constructed sheet works in a single document: an element adopted by another one,
 * such as a frame's, finds a copy there.
 */
const sheets = new Map<Document, CSSStyleSheet>();
let cssText = '';
let isStale = false;

const target = {
  querySelector: (): object => ({ parentNode: true, firstChild: target }),
  get data() {
    return cssText;
  },
  set data(text: string) {
    if (!isStale) queueMicrotask(flushStyles);
    cssText = text;
    isStale = true;
  },
};

// goober's own keyframes and glob are bound already, so all three are made from its css.
// Close every declaration with a semicolon: goober drops one that ends at a brace.
const bindTo = (options: object) => goober.bind({ target, ...options } as never) as typeof goober;

/** Makes a class from a template of CSS, in the shared sheet. */
export const css = bindTo({});

/** Makes an animation name from a template of keyframes, in the shared sheet. */
export const keyframes = bindTo({ k: 1 });

/** Adds global rules to the shared sheet. goober keeps only one such block: call it once. */
export const glob = bindTo({ g: 1 });

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
// fallback content stays. There is no document at build time.
if (typeof document === 'object') sheetsOf(document);

/** All rules so far, for prerendered pages. */
export const readStyles = () => cssText;

/** Parses the rules added since the last call: once per render rather than once per class. */
export function flushStyles(): void {
  if (!isStale) return;
  for (const [page, sheet] of sheets) {
    if (page.defaultView) sheet.replaceSync(cssText);
    // The frame is gone.
    else sheets.delete(page);
  }
  isStale = false;
}
