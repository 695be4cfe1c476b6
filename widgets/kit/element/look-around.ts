import { flatParentOf } from './flat-parent.ts';
import { watchView } from './watch-view.ts';

/**
 * A computed background and the text colour of the same box where ours is surely read: nothing or a red
 * above 199, and a red below 200. One beyond sRGB is not sure.
 */
const PLAIN = /^rgb(a.* 0|\(2..,.*)\)rgb\(1?\d?\d,/;

/** Watches whether an element is seen. Returns whether it may lie on a dark ground, as on few pages. */
export function lookAround(host: HTMLElement): boolean {
  watchView(host);
  let node: Element | null = host;
  while (node && isPlain(getComputedStyle(node))) node = flatParentOf(node);
  return !!node;
}

const isPlain = ({ backgroundColor, backgroundImage, color }: CSSStyleDeclaration) =>
  PLAIN.test(backgroundColor + color) && !backgroundImage.includes('gradient');
