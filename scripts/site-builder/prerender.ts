import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cssInUse } from '../../widgets/kit/element/css-in-use.ts';
import {
  LATE_LINK_PATH,
  LATE_LINK_STYLE,
  LATE_LINK_TEXT,
} from '../../widgets/kit/element/late-link.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import { oneRulePerLine, type RecordedStyles } from '../build/plugins/static-styles.ts';
import { elementsIn, type HtmlElement } from './html.ts';

/** The exports of widgets/prerender.ts, once built. */
export interface Prerenderer {
  renderElement(tag: string, attributes: ReadonlyMap<string, string>): string;
  /** The mark by which the element's code recognises its own markup. */
  markOf(tag: string, attributes: ReadonlyMap<string, string>): string;
  renderFlag(country: string): string;
  /** The CSS rules of all elements, each on a line of its own. */
  styles: string;
}

export interface Prerendered {
  html: string;
  /** Text of every `<style>` in it, for the hashes of a Content Security Policy. */
  styles: Set<string>;
}

/** Path of the prerenderer for the build in `outDir`: beside that folder, which is served whole. */
export function prerendererPath(outDir: string): string {
  const folder = resolve(outDir);
  return `${dirname(folder)}/.cache/${basename(folder)}.mjs`;
}

/**
 * Loads the prerenderer of the last build for `outDir`.
 *
 * @throws Error if there is none.
 */
export async function loadPrerenderer(
  outDir: string,
): Promise<Prerenderer & { recordedStyles: RecordedStyles }> {
  const path = prerendererPath(outDir);
  if (!existsSync(path)) throw new Error(`${outDir} is not built: run \`npm run build\` first`);
  const { recordedStyles, ...drawing } = await import(`${pathToFileURL(path)}?${Date.now()}`);
  const { names, rules }: RecordedStyles = recordedStyles;
  const lines = Object.fromEntries(
    Object.entries(rules).map(([name, css]) => [name, oneRulePerLine(css)]),
  );
  const styles = Object.values(lines).join('');
  return { ...drawing, styles, recordedStyles: { names, rules: lines } };
}

/**
 * Adds a declarative shadow root to every element in `html`, and recursively to elements inside
 * those. The rest of the source stays unchanged.
 *
 * @throws Error if a view throws, or writes a style attribute, which a strict policy forbids.
 */
export function prerenderElements(
  html: string,
  prerenderer: Prerenderer,
  styles = new Set<string>(),
): Prerendered {
  let filled = '';
  let copied = 0;
  for (const element of elementsIn(html).filter(({ tag }) => tag.startsWith('sa-'))) {
    filled += html.slice(copied, element.startTagEnd);
    filled += renderShadowRoot(element, prerenderer, styles);
    copied = element.startTagEnd;
  }
  return { html: filled + html.slice(copied), styles };
}

/**
 * One element with its default attributes, already drawn, for servers that put it into their own
 * pages. `origin` is that of our site.
 *
 * @throws Error if the view throws or writes a style attribute.
 */
export function prerenderSnippet(tag: string, origin: string, prerenderer: Prerenderer): string {
  const none = new Map<string, string>();
  const ours = new Map(['site-base', 'api-base'].map((name) => [name, origin]));
  const { content, style } = drawElement(tag, ours, prerenderer);
  const { html } = prerenderElements(content, prerenderer);
  const href = origin + LATE_LINK_PATH;
  const root = shadowRoot({
    style: style + LATE_LINK_STYLE,
    mark: prerenderer.markOf(tag, none),
    html: `${html}<a data-late target="_top" href="${href}">${LATE_LINK_TEXT}</a>`,
  });
  return `<${tag}>${root}<a href="${href}">Contact us</a></${tag}>\n`;
}

function renderShadowRoot(
  { tag, attributes }: HtmlElement,
  prerenderer: Prerenderer,
  styles: Set<string>,
): string {
  const { content, style } = drawElement(tag, attributes, prerenderer);
  styles.add(style);
  const { html } = prerenderElements(content, prerenderer, styles);
  return shadowRoot({ style, mark: prerenderer.markOf(tag, attributes), html });
}

/** The shadow tree of an element without those of the elements in it, and the rules it needs. */
function drawElement(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  prerenderer: Prerenderer,
) {
  const content = prerenderer.renderElement(tag, attributes);
  const inside = elementsIn(content);
  if (inside.some((element) => element.attributes.has('style')))
    throw new Error(`<${tag}> writes a style attribute`);
  return { content, style: cssInUse(prerenderer.styles, inside) };
}

function shadowRoot({ style, mark, html }: Record<'style' | 'mark' | 'html', string>): string {
  return `<template shadowrootmode="open" shadowrootdelegatesfocus><style data-drawn="${escapeHtml(mark)}">${style}</style>${html}</template>`;
}
