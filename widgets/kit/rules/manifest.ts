/** An attribute as the manifest of our elements documents it. */
export interface ManifestAttribute {
  name: string;
  /** `string`, `boolean`, or a closed union such as `'light'|'dark'`. */
  type: { text: string };
  default?: string;
  /** All values that the element can look up in the text, in any case. */
  known?: readonly string[];
  description: string;
}

/** An element as the manifest documents it. */
export interface ManifestElement {
  tagName: string;
  /** Made for pages of others. */
  isEmbeddable?: boolean;
  summary: string;
  attributes: readonly ManifestAttribute[];
  /** Data that it stores in the visitor's browser, a sentence each. */
  stores?: readonly string[];
  /** Data that it sends to us, as a sentence; empty for none. */
  sends?: string;
}

/** `custom-elements.json`, as published with the scripts. */
export interface Manifest {
  modules: readonly { declarations: readonly ManifestElement[] }[];
}

/** A version as `versions.json` lists it. */
export interface PublishedVersion {
  version: string;
  /** Hash by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** `versions.json`: the newest first. */
export interface PublishedVersions {
  versions: readonly PublishedVersion[];
}

/** Path at which a site publishes it. */
export const MANIFEST_PATH = '/embed/custom-elements.json';
export const VERSIONS_PATH = '/embed/versions.json';

/** All elements in a manifest. */
export const elementsOf = ({ modules }: Manifest): ManifestElement[] =>
  modules.flatMap(({ declarations }) => declarations);

/** The values of a closed list such as `'light'|'dark'`; none for any other type. */
export function choicesOf({ type }: Pick<ManifestAttribute, 'type'>): string[] {
  return /^'[^']*'(\s*\|\s*'[^']*')*$/.test(type.text)
    ? [...type.text.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice)
    : [];
}

/** All values of an attribute, from a closed list or from what the element looks up; none for free text. */
export const valuesOf = (attribute: ManifestAttribute): readonly string[] =>
  attribute.known ?? choicesOf(attribute);

/** Whether an attribute is a switch: there or not. */
export const isSwitch = ({ type }: ManifestAttribute): boolean => type.text === 'boolean';

/** A page's own words about a visitor, and switches that look for them in an address. */
const NEVER_FRAMED = /^prefill|-from-url$/;

/**
 * Whether the address of a frame may set an attribute: only a switch or one of a closed list of
 * values, since anyone can write an address.
 */
export const isFrameOption = (attribute: ManifestAttribute): boolean =>
  !NEVER_FRAMED.test(attribute.name) && (isSwitch(attribute) || valuesOf(attribute).length > 0);

/**
 * Whether an element records a voice or a picture: the mock exam and the interview simulator do, and
 * the catalogue, which opens them in itself.
 */
export const canRecord = (tag: string): boolean => /exam|simulator|catalogue/.test(tag);

/** Sources that an element needs in `img-src`: the mock exam draws its report, the catalogue also prints a plan. */
export const pictureSourcesOf = (tag: string): readonly string[] =>
  /catalogue/.test(tag) ? ['data:', 'blob:'] : /exam/.test(tag) ? ['data:'] : [];
