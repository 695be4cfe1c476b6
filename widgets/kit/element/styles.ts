import { css as goober } from 'goober';

/**
 * The one stylesheet that every shadow root adopts. goober only knows how to write into a
 * `<style>` tag, which a strict CSP forbids and shadow roots do not see, so it is given a target
 * whose "text node" is this sheet. A constructed sheet serves a single document: an element that
 * is adopted by another, such as that of a frame, finds a copy there.
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

/** Makes an animation's name from a template of keyframes, in the shared sheet. */
export const keyframes = bindTo({ k: 1 });

/** Adds global rules to the shared sheet. goober keeps one such block: call it once. */
export const glob = bindTo({ g: 1 });

/** Gives `root` the shared sheet of the document it is in. */
export function adoptStyles(root: ShadowRoot): void {
  root.adoptedStyleSheets = sheetsOf(root.ownerDocument);
}

/** None where nothing is drawn: in a document without a window. */
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

// A browser that cannot construct a sheet fails here, before any element is defined, so that the
// fallback content stays. There is no document where pages are made.
if (typeof document === 'object') sheetsOf(document);

/** All rules so far, for pages that are made before there is a browser. */
export const readStyles = () => cssText;

/** Parses what was added since the last call; once per render rather than once per class. */
export function flushStyles(): void {
  if (!isStale) return;
  for (const [page, sheet] of sheets) {
    if (page.defaultView) sheet.replaceSync(cssText);
    // The frame is gone.
    else sheets.delete(page);
  }
  isStale = false;
}
