/**
 * Replaces define-element.tsx at build time: elements are rendered to HTML instead of being
 * registered with a browser.
 */
import { renderToString } from 'preact-render-to-string';
import { type ComponentType, createElement } from 'react';
import { Flag } from '../art/flag.tsx';
import { attributeNames } from './attributes.ts';
import { drawnMark } from './drawn-mark.ts';
import { type Api, createElementSpec, type ElementSpec } from './element-root.tsx';

const specs = new Map<string, ElementSpec>();

/** Keeps the element for `renderElement`; the same signature as in define-element.tsx. */
export function defineElement<P extends object>(
  tag: string,
  view: ComponentType<P>,
  api: Api<P>,
): void {
  specs.set(tag, createElementSpec(view, api));
}

/**
 * The HTML of an element's shadow tree, without its styles.
 *
 * @throws Error for a tag that is no element, or when the view throws.
 */
export function renderElement(tag: string, attributes: ReadonlyMap<string, string>): string {
  const { ElementRoot, readProps } = specOf(tag);
  const host = { localName: tag } as HTMLElement;
  const props = readProps((name) => attributes.get(name) ?? null);
  return renderToString(createElement(ElementRoot, { host, props }));
}

/** The flag of a country, by its code, for a page's own HTML. */
export function renderFlag(country: string): string {
  return renderToString(<Flag country={country} />);
}

/**
 * The mark by which the element's code knows its own drawing of these attributes.
 *
 * @throws Error for a tag that is no element.
 */
export function markOf(tag: string, attributes: ReadonlyMap<string, string>): string {
  const observedAttributes = Object.keys(specOf(tag).api).flatMap(attributeNames);
  return drawnMark(
    { version: __VERSION__, observedAttributes },
    (name) => attributes.get(name) ?? null,
  );
}

function specOf(tag: string): ElementSpec {
  const spec = specs.get(tag);
  if (!spec) throw new Error(`<${tag}> is not an element`);
  return spec;
}
