import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** An element in an HTML source. Offsets count from the start of that source. */
export interface HtmlElement {
  /** In lower case. */
  tag: string;
  /** Values are decoded; names are in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** Whether it has no parent element in the source. */
  isOutermost: boolean;
  /** Its own text, without that of nested elements. */
  text: string;
  start: number;
  /** Offset of the end of the start tag. */
  startTagEnd: number;
  end: number;
}

/**
 * The elements that a browser finds in `html`, in document order. The content of a `<template>` is
 * inert and not included.
 */
export function elementsIn(html: string): HtmlElement[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  return childNodes
    .flatMap((node) => readElements(node, true))
    .sort((one, other) => one.start - other.start);
}

function readElements(node: ChildNode, isOutermost: boolean): HtmlElement[] {
  if (!('tagName' in node)) return [];
  const { tagName: tag, attrs, childNodes, sourceCodeLocation: place } = node;
  const inner = childNodes.flatMap((child) => readElements(child, false));
  // The parser inserted this element; it is not in the source.
  if (!place) return inner;
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const startTagEnd = (place.startTag ?? place).endOffset;
  const { startOffset: start, endOffset: end } = place;
  return [{ tag, attributes, isOutermost, text, start, startTagEnd, end }, ...inner];
}
