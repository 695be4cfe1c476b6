import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecordedStyles } from '../../scripts/static-styles.ts';
import { elementsIn, type HtmlElement } from './html.ts';
import { usedRules } from './used-rules.ts';

/** The exports of widgets/prerender.ts, once built. */
export interface Prerenderer {
  renderElement(tag: string, attributes: ReadonlyMap<string, string>): string;
  /** The CSS rules of everything rendered so far. */
  readStyles(): string;
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
  return import(`${pathToFileURL(path)}?${Date.now()}`);
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

function renderShadowRoot(
  { tag, attributes }: HtmlElement,
  prerenderer: Prerenderer,
  styles: Set<string>,
): string {
  const content = prerenderer.renderElement(tag, attributes);
  const inside = elementsIn(content);
  if (inside.some((element) => element.attributes.has('style')))
    throw new Error(`<${tag}> writes a style attribute`);
  const classes = inside.flatMap((element) => element.attributes.get('class')?.split(' ') ?? []);
  const style = usedRules(prerenderer.readStyles(), classes);
  styles.add(style);
  const { html } = prerenderElements(content, prerenderer, styles);
  return `<template shadowrootmode="open" shadowrootdelegatesfocus><style>${style}</style>${html}</template>`;
}
