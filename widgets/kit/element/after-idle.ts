import { flatParentOf } from './flat-parent.ts';
import { siteOrigin } from './origin.ts';
import { watchView } from './watch-view.ts';

/**
 * A computed background and the text colour of a box on which our text is readable: no background or a red
 * above 199, and a red below 200. A colour beyond sRGB does not match.
 */
const PLAIN = /^rgb(a.* 0|\(2..,.*)\)rgb\(1?\d?\d,/;

/** Markup behind a missing end tag; a fallback is a sentence and a link. */
const SWALLOWED = /<(h[1-6]|footer|nav|main|sa-[\w-]+)/;
let hasWarned = false;

/**
 * Observes whether an element is seen, and warns the page's author of content that it hides by mistake.
 * Returns whether its background may be dark, as on few pages.
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
