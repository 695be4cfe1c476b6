import { creditRule } from '../../worker/contract/credit.ts';
import { findClosest, findSpelling } from '../kit/rules/closest.ts';
import { parseColour } from '../kit/rules/colour.ts';
import {
  choicesOf,
  isSwitch,
  type ManifestAttribute,
  type ManifestElement,
} from '../kit/rules/manifest.ts';

export type Values = Readonly<Record<string, string>>;

/** A partner's choices. All of it is in the address. */
export interface Configuration {
  elements: readonly Placed[];
  /** Everything that is the same for all elements, by its key in the address. */
  settings: Values;
}

interface Placed {
  tag: string;
  /** Its own attributes; a switch that is on has an empty value. */
  values: Values;
}

/** The published elements and versions. */
export interface Known {
  elements: readonly ManifestElement[];
  versions: readonly string[];
}

export const WIDTH = { least: 240, most: 1280 };
export const SCRIPTS = ['loader', 'own', 'single'] as const;
export type ScriptChoice = (typeof SCRIPTS)[number];

/** The builder's own settings before anything is chosen. */
const INITIAL: Values = {
  script: 'loader',
  version: '',
  'preview-width': '720',
  'preview-background': '#ffffff',
  'preview-scheme': 'light',
};
/** Attributes with the same meaning in every element: set once for all. */
const COMMON = ['partner', 'campaign', 'campaign-from-url', 'theme'];
/** Set by a page's own code: a visitor's details, which no address holds, and a copy of our server. */
const BY_CODE = /^prefill-(name|email|phone)$|-base$/;
const FIRST = 'sa-consultation-form';
const MAX_LETTERS = 300;
const MAX_ADDRESS_LETTERS = 8000;

export const settingOf = ({ settings }: Configuration, key: string): string =>
  settings[key] ?? INITIAL[key] ?? '';

/** The attributes that are an element's own to choose. */
export const ownAttributes = ({ attributes }: ManifestElement): ManifestAttribute[] =>
  attributes.filter(({ name }) => !COMMON.includes(name) && !BY_CODE.test(name));

/** The common attributes of those elements, each once. */
export function commonAttributes(elements: readonly ManifestElement[]): ManifestAttribute[] {
  const all = elements.flatMap(({ attributes }) => attributes);
  return COMMON.flatMap((name) => all.find((attribute) => attribute.name === name) ?? []);
}

/** The builder starts with one form, so that there is something to see. */
function startingWith(elements: readonly ManifestElement[]): Configuration {
  const first = elements.find(({ tagName }) => tagName === FIRST) ?? elements[0];
  return { elements: first ? [{ tag: first.tagName, values: {} }] : [], settings: {} };
}

type Takes = (value: string) => boolean;

/** The address: each key of a setting with the values that it takes. */
function settingsTable({ elements, versions }: Known): Record<string, Takes> {
  const common = commonAttributes(elements).map((attribute) => [attribute.name, takes(attribute)]);
  return {
    ...Object.fromEntries(common),
    script: (value) => (SCRIPTS as readonly string[]).includes(value),
    version: (value) => versions.includes(value),
    'preview-scheme': (value) => ['light', 'dark'].includes(value),
    'preview-background': (value) => /^#[\da-f]{6}$/i.test(value),
    'preview-width': (value) =>
      /^\d+$/.test(value) && Number(value) >= WIDTH.least && Number(value) <= WIDTH.most,
  };
}

/** Any text is taken: its field shows it and names a mistake. */
const takes =
  (attribute: ManifestAttribute): Takes =>
  (value) => {
    const choices = choicesOf(attribute);
    return choices.length === 0 || choices.includes(value);
  };

/**
 * Reads a configuration from an address's fragment, `element=sa-cost-calculator&country=ca&…`: an
 * attribute belongs to the element before it.
 *
 * @returns Also the pairs that could not be read, as they were written.
 */
export function readConfiguration(fragment: string, known: Known) {
  const start = startingWith(known.elements);
  if (fragment.length > MAX_ADDRESS_LETTERS) return { configuration: start, unread: [fragment] };
  const table = settingsTable(known);
  const placed = new Map<string, Record<string, string>>();
  const settings: Record<string, string> = {};
  const unread: string[] = [];
  let element: ManifestElement | undefined;
  for (const [key, value] of new URLSearchParams(fragment.includes('=') ? fragment : '')) {
    const own = element && ownAttributes(element).find(({ name }) => name === key);
    const attribute = own ?? commonAttributes(known.elements).find(({ name }) => name === key);
    const isOff = attribute && isSwitch(attribute) && value === 'false';
    const isRight = own ? takes(own)(value) : (table[key]?.(value) ?? /^--sa-[a-z-]+$/.test(key));
    if (key === 'element') {
      element = known.elements.find(({ tagName }) => tagName === value);
      if (element && !placed.has(value)) placed.set(value, {});
    }
    if (key === 'element' ? !element : !isRight || value.length > MAX_LETTERS) {
      unread.push(`${key}=${value}`);
    } else if (own && element) {
      if (!isOff) Object.assign(placed.get(element.tagName) ?? {}, { [key]: value });
    } else if (key !== 'element' && !isOff) settings[key] = value;
  }
  const elements = [...placed].map(([tag, values]) => ({ tag, values }));
  return {
    configuration: { elements: elements.length > 0 ? elements : start.elements, settings },
    unread,
  };
}

/** The fragment that `readConfiguration` reads back, without the initial settings. */
export const writeConfiguration = ({ elements, settings }: Configuration): string =>
  new URLSearchParams([
    ...elements.flatMap(({ tag, values }) => [['element', tag], ...Object.entries(values)]),
    ...Object.entries(settings).filter(([key, value]) => value !== INITIAL[key]),
  ] as [string, string][]).toString();

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const LENGTH = /^(0|\d{1,2}(\.\d{1,2})?(px|rem|em))$/;
const FAMILY = /^(?:'[\p{L}\d -]+'|"[\p{L}\d -]+"|-?\p{L}[\p{L}\d-]*(?: +-?\p{L}[\p{L}\d-]*)*)$/u;
/** Values that CSS takes for the custom property itself, so that they set no font. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;
const MAX_FONT_LETTERS = 200;

const isFontList = (text: string) =>
  text.length <= MAX_FONT_LETTERS &&
  text.split(',').every((part) => FAMILY.test(part.trim()) && !CSS_WIDE.test(part.trim()));

/** The mistake in the value of a custom property; empty if there is none. */
export function problemOfLook(property: string, value: string): string {
  if (!value) return '';
  if (/radius$/.test(property)) {
    return LENGTH.test(value)
      ? ''
      : `“${shorten(value)}” is not a size. Write it like 8px or 0.5rem.`;
  }
  if (property === '--sa-font') {
    return value.trim() === 'page()' || isFontList(value)
      ? ''
      : `“${shorten(value)}” is not a list of fonts. Write it like 'Source Sans 3', serif, or page() for your page's own.`;
  }
  return parseColour(value)
    ? ''
    : `“${shorten(value)}” is not a colour we can read. Write it like #2348d4 or rgb(35, 72, 212).`;
}

/** The mistake in the value of an attribute that takes text; empty if there is none. */
export function problemOfValue({ name, known }: ManifestAttribute, value: string): string {
  if (!value) return '';
  if (known && !findSpelling(value, known)) {
    const meant = findClosest(value, known);
    const advice = meant ? `Did you mean “${meant}”?` : 'Choose from the list.';
    return `“${name}” cannot be “${shorten(value)}”: the element does not know it. ${advice}`;
  }
  const rule = creditRule(name, value);
  return rule && `“${shorten(value)}” is ignored: ${rule}.`;
}

/** The attributes to write on an element, in the manifest's order; defaults and mistakes are not. */
export function attributesToWrite(
  { values }: Placed,
  settings: Values,
  element: ManifestElement,
): [name: string, value: string][] {
  return element.attributes.flatMap((attribute): [string, string][] => {
    const { name } = attribute;
    const value = (COMMON.includes(name) ? settings : values)[name];
    if (value === undefined || BY_CODE.test(name)) return [];
    if (isSwitch(attribute)) return [[name, '']];
    const isDefault = value === '' || value === attribute.default;
    if (isDefault || problemOfValue(attribute, value)) return [];
    // A frame takes the exact spelling only.
    return [[name, findSpelling(value, attribute.known ?? []) ?? value]];
  });
}

/**
 * The custom properties to write, in the order they were given; mistakes are not. Single quotes are
 * the only ones that our plugin for WordPress takes.
 */
export const looksToWrite = (settings: Values): [property: string, value: string][] =>
  Object.entries(settings)
    .filter(([key, value]) => key.startsWith('--sa-') && value && !problemOfLook(key, value))
    .map(([key, value]) => [key, value.trim().replaceAll('"', "'")]);
