import { css as goober } from 'goober';

/**
 * The one stylesheet that every shadow root adopts. goober only knows how to write into a
 * `<style>` tag, which a strict CSP forbids and shadow roots do not see, so it is given a target
 * whose "text node" is this sheet.
 */
const sheet = typeof CSSStyleSheet === 'function' ? new CSSStyleSheet() : undefined;
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

/** Gives `root` the shared sheet. */
export function adoptStyles(root: ShadowRoot): void {
  if (sheet) root.adoptedStyleSheets = [sheet];
}

/** All rules so far, for pages that are made before there is a browser. */
export const readStyles = () => cssText;

/** Parses what was added since the last call; once per render rather than once per class. */
export function flushStyles(): void {
  if (!isStale) return;
  sheet?.replaceSync(cssText);
  isStale = false;
}
