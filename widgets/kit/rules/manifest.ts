/** An attribute as the manifest of our elements documents it. */
export interface ManifestAttribute {
  name: string;
  /** `string`, `boolean`, or a closed union such as `'light'|'dark'`. */
  type: { text: string };
  default?: string;
  description: string;
}

/** An element as the manifest documents it. */
export interface ManifestElement {
  tagName: string;
  /** Made for pages of others. */
  isEmbeddable?: boolean;
  summary: string;
  attributes: readonly ManifestAttribute[];
  /** What it stores in the visitor's browser, a sentence each. */
  stores?: readonly string[];
  /** What it sends to us, as a sentence; empty for nothing. */
  sends?: string;
}

/** `custom-elements.json`, as published with the scripts. */
export interface Manifest {
  modules: readonly { declarations: readonly ManifestElement[] }[];
}

/** Where a site publishes it. */
export const MANIFEST_PATH = '/embed/custom-elements.json';

/** All elements in a manifest. */
export const elementsOf = ({ modules }: Manifest): ManifestElement[] =>
  modules.flatMap(({ declarations }) => declarations);

/** The values of a closed list such as `'light'|'dark'`; none for any other type. */
export function choicesOf({ type }: Pick<ManifestAttribute, 'type'>): string[] {
  return /^'[^']*'(\s*\|\s*'[^']*')*$/.test(type.text)
    ? Array.from(type.text.matchAll(/'([^']*)'/g), ([, choice = '']) => choice)
    : [];
}

/** Whether an attribute is a switch: there or not. */
export const isSwitch = ({ type }: ManifestAttribute): boolean => type.text === 'boolean';
