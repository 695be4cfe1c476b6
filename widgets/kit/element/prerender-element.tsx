/**
 * Stands in for define-element.tsx where pages are made: what would be registered with a browser is
 * rendered to declarative shadow DOM instead.
 */
import { renderToString } from 'preact-render-to-string';
import { type ComponentType, createElement } from 'react';
import { type Blueprint, drawBlueprint, type Readers } from './hosted.tsx';
import { readStyles } from './styles.ts';
import { usedRules } from './used-rules.ts';

const blueprints = new Map<string, Blueprint>();

export function defineElement<P extends object>(
  tag: string,
  view: ComponentType<P>,
  readers: Readers<P>,
): void {
  blueprints.set(tag, drawBlueprint(view, readers));
}

export interface Prerendered {
  html: string;
  /** Text of every `<style>` in it, for the hashes of a Content Security Policy. */
  styles: Set<string>;
}

// Attributes as our own pages and as renderToString write them.
const OPENING_TAG = /<(sa-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/**
 * Gives every element in `html` its shadow tree, and those that stand in such a tree theirs.
 *
 * @throws Error when a view throws or writes a style attribute, which a strict policy forbids.
 */
export function prerenderElements(html: string, styles = new Set<string>()): Prerendered {
  const filled = html.replace(OPENING_TAG, (opening, tag: string, attributes: string) => {
    const blueprint = blueprints.get(tag);
    if (!blueprint) throw new Error(`<${tag}> is not an element`);
    const content = renderElement(tag, blueprint, readAttributes(attributes));
    const style = usedRules(readStyles(), content);
    styles.add(style);
    const { html: inner } = prerenderElements(content, styles);
    return `${opening}<template shadowrootmode="open" shadowrootdelegatesfocus><style>${style}</style>${inner}</template>`;
  });
  return { html: filled, styles };
}

function renderElement(tag: string, blueprint: Blueprint, attributes: Map<string, string>): string {
  const host = { localName: tag } as HTMLElement;
  const props = blueprint.readProps((name) => attributes.get(name) ?? null);
  const content = renderToString(createElement(blueprint.Hosted, { host, props }));
  if (content.includes(' style="')) throw new Error(`<${tag}> writes a style attribute`);
  return content;
}

function readAttributes(source: string): Map<string, string> {
  const entries = [...source.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name, decode(value)] as const,
  );
  return new Map(entries);
}

function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
