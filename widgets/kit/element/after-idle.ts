import { flatParentOf } from './flat-parent.ts';
import { siteOrigin } from './origin.ts';
import { watchView } from './watch-view.ts';

/**
 * A computed background and the text colour of the same box where ours is surely read: nothing or a red
 * above 199, and a red below 200. One beyond sRGB is not sure.
 */
const PLAIN = /^rgb(a.* 0|\(2..,.*)\)rgb\(1?\d?\d,/;

/** Follows a tag that nobody has closed; a fallback is a sentence and a link. */
const SWALLOWED = /<(h[1-6]|footer|nav|main|sa-[\w-]+)/;
let hasWarned = false;

/**
 * Watches whether an element is seen, and tells the page's author what it hides by mistake. Returns whether
 * it may lie on a dark ground, as on few pages.
 */
export function afterIdle(host: HTMLElement): boolean {
  watchView(host);
  warnOfSwallowed(host);
  let node: Element | null = host;
  while (node && isPlain(getComputedStyle(node))) node = flatParentOf(node);
  return !!node;
}

const isPlain = ({ backgroundColor, backgroundImage, color }: CSSStyleDeclaration) =>
  PLAIN.test(backgroundColor + color) && !backgroundImage.includes('gradient');

/** Our own pages have more in their fallbacks. */
function warnOfSwallowed({ localName, innerHTML }: HTMLElement): void {
  const [, tag] = SWALLOWED.exec(innerHTML) ?? [];
  if (!tag || hasWarned || siteOrigin() === location.origin) return;
  hasWarned = true;
  console.warn(`<${localName}> hides the <${tag}> inside it: its end tag is missing.`);
}
