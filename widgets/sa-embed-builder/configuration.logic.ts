import { creditRule } from '../../worker/contract/credit.ts';
import { findClosest, findSpelling } from '../kit/rules/closest.ts';
import { parseColour } from '../kit/rules/colour.ts';
import {
  choicesOf,
  isSwitch,
  type ManifestAttribute,
  type ManifestElement,
} from '../kit/rules/manifest.ts';
import type { Scheme } from './contrast.logic.ts';

export type ScriptChoice = 'loader' | 'own' | 'single';

/** What somebody has put together: it is all in the address. */
export interface Configuration {
  elements: readonly Placed[];
  /** Attributes that stand on every element that has them. */
  common: Readonly<Record<string, string>>;
  /** Values by custom property, without `--sa-`; as they were typed. */
  looks: Readonly<Record<string, string>>;
  script: ScriptChoice;
  /** A version to stay at; empty for always the newest. */
  version: string;
  /** The page in the preview. */
  width: number;
  background: string;
  scheme: Scheme;
}

export interface Placed {
  tag: string;
  /** Its own attributes; a switch that is on has an empty value. */
  values: Readonly<Record<string, string>>;
}

export const WIDTH = { least: 240, most: 1280, normal: 720 };
export const BACKGROUNDS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  tinted: '#eef2f7',
  dark: '#0b1124',
};

/** Attributes with the same meaning in every element: set once for all. */
const COMMON = ['partner', 'campaign', 'campaign-from-url', 'theme', 'site-base', 'api-base'];
/** A visitor's own details: the page's code sets them for each visitor, and no address holds them. */
const PERSONAL = ['prefill-name', 'prefill-email', 'prefill-phone'];
const LOOKS = /^--sa-[a-z-]+$/;
const FIRST = 'sa-consultation-form';
const MAX_LETTERS = 300;
const LONGEST_ADDRESS = 8000;

const isCommon = (name: string) => COMMON.includes(name);

/** The attributes that are an element's own to choose. */
export const ownAttributes = ({ attributes }: ManifestElement): ManifestAttribute[] =>
  attributes.filter(({ name }) => !isCommon(name) && !PERSONAL.includes(name));

/** The common attributes of those elements, each once. */
export function commonAttributes(elements: readonly ManifestElement[]): ManifestAttribute[] {
  const all = elements.flatMap(({ attributes }) => attributes);
  return COMMON.flatMap((name) => all.find((attribute) => attribute.name === name) ?? []);
}

/** What the builder starts with: one form, so that there is something to see. */
export function startingWith(catalogue: readonly ManifestElement[]): Configuration {
  const first = catalogue.find(({ tagName }) => tagName === FIRST) ?? catalogue[0];
  return {
    elements: first ? [{ tag: first.tagName, values: {} }] : [],
    common: {},
    looks: {},
    script: 'loader',
    version: '',
    width: WIDTH.normal,
    background: 'white',
    scheme: 'light',
  };
}

export interface ParsedAddress {
  configuration: Configuration;
  /** What could not be read, a sentence each. */
  problems: string[];
}

/**
 * Reads a configuration from an address's fragment, `element=sa-cost-calculator&country=ca&…`: an
 * attribute belongs to the element before it. What cannot be read is named and left out.
 *
 * @param versions versions that can be pinned.
 */
export function readConfiguration(
  fragment: string,
  catalogue: readonly ManifestElement[],
  versions: readonly string[],
): ParsedAddress {
  const start = startingWith(catalogue);
  if (!fragment.includes('=')) return { configuration: start, problems: [] };
  if (fragment.length > LONGEST_ADDRESS) {
    return {
      configuration: start,
      problems: [
        `The address is longer than ${LONGEST_ADDRESS} characters, so we did not read it.`,
      ],
    };
  }
  const reader = new AddressReader(start, catalogue, versions);
  for (const [key, value] of new URLSearchParams(fragment)) reader.take(key, value);
  return reader.finish();
}

class AddressReader {
  private readonly problems: string[] = [];
  private placed: { tag: string; values: Record<string, string> }[] = [];
  /** Undefined before the first element, null within one that does not exist. */
  private current: ManifestElement | null | undefined;
  private readonly configuration: { -readonly [Key in keyof Configuration]: Configuration[Key] };
  private readonly start: Configuration;
  private readonly catalogue: readonly ManifestElement[];
  private readonly versions: readonly string[];

  constructor(
    start: Configuration,
    catalogue: readonly ManifestElement[],
    versions: readonly string[],
  ) {
    this.configuration = { ...start };
    this.start = start;
    this.catalogue = catalogue;
    this.versions = versions;
  }

  take(key: string, value: string): void {
    if (value.length > MAX_LETTERS) {
      this.problems.push(
        `The value of “${shorten(key)}” is longer than ${MAX_LETTERS} characters, so we left it out.`,
      );
    } else if (key === 'element') this.place(value);
    else if (LOOKS.test(key)) this.look(key.slice('--sa-'.length), value);
    else if (isCommon(key)) this.setCommon(key, value);
    else if (!this.setOption(key, value)) this.setOwn(key, value);
  }

  finish(): ParsedAddress {
    const elements = this.placed.length > 0 ? this.placed : this.start.elements;
    return { configuration: { ...this.configuration, elements }, problems: this.problems };
  }

  private place(tag: string) {
    const element = this.catalogue.find(({ tagName }) => tagName === tag);
    this.current = element ?? null;
    const tags = this.catalogue.map(({ tagName }) => tagName);
    if (!element) {
      this.problems.push(`There is no element “${shorten(tag)}” to place.${suggest(tag, tags)}`);
    } else if (!this.placed.some((other) => other.tag === tag)) {
      this.placed.push({ tag, values: {} });
    }
  }

  private look(token: string, value: string) {
    const problem = problemOfLook(token, value);
    if (problem) this.problems.push(problem);
    else this.configuration.looks = { ...this.configuration.looks, [token]: value };
  }

  private setCommon(name: string, value: string) {
    const [attribute] = commonAttributes(this.catalogue).filter((other) => other.name === name);
    if (attribute && isOff(attribute, value)) return;
    if (attribute && this.isRight(attribute, value)) {
      this.configuration.common = { ...this.configuration.common, [name]: value };
    } else if (!attribute) this.problems.push(`No element has an attribute “${name}”: left out.`);
  }

  /** False for a key that is none of the builder's own. */
  private setOption(key: string, value: string): boolean {
    const { configuration } = this;
    const isChoice = (choices: readonly string[]) =>
      choices.includes(value) || this.refuse(key, value, choices);
    switch (key) {
      case 'script':
        if (isChoice(['loader', 'own', 'single'])) configuration.script = value as ScriptChoice;
        return true;
      case 'version':
        if (isChoice(this.versions)) configuration.version = value;
        return true;
      case 'preview-scheme':
        if (isChoice(['light', 'dark'])) configuration.scheme = value as Scheme;
        return true;
      case 'preview-background':
        if (parseColour(value) || isChoice(Object.keys(BACKGROUNDS))) {
          configuration.background = value;
        }
        return true;
      case 'preview-width':
        this.setWidth(value);
        return true;
      default:
        return false;
    }
  }

  private setWidth(value: string) {
    const width = Number(value);
    if (Number.isInteger(width) && width >= WIDTH.least && width <= WIDTH.most) {
      this.configuration.width = width;
    } else {
      this.problems.push(
        `The preview can be ${WIDTH.least} to ${WIDTH.most} pixels wide, not “${shorten(value)}”.`,
      );
    }
  }

  private setOwn(name: string, value: string) {
    if (this.current === null) return;
    const attributes = this.current ? ownAttributes(this.current) : [];
    const attribute = attributes.find((other) => other.name === name);
    const tag = this.current?.tagName;
    if (PERSONAL.includes(name)) {
      this.problems.push(`“${name}” is a visitor's own and never part of an address: left out.`);
    } else if (!attribute || !tag) {
      const names = [...attributes.map((other) => other.name), ...COMMON];
      const owner = tag ? `<${tag}> has no attribute` : 'Nothing here is called';
      this.problems.push(`${owner} “${shorten(name)}”: left out.${suggest(name, names)}`);
    } else if (this.isRight(attribute, value)) {
      const placed = this.placed.find((other) => other.tag === tag);
      if (placed && !isOff(attribute, value)) placed.values[name] = value;
    }
  }

  private isRight(attribute: ManifestAttribute, value: string): boolean {
    const choices = choicesOf(attribute);
    if (choices.length > 0 && !choices.includes(value))
      return this.refuse(attribute.name, value, choices);
    const problem = problemOfValue(attribute, value);
    if (problem) this.problems.push(problem);
    return !problem;
  }

  private refuse(name: string, value: string, choices: readonly string[]): false {
    const known = choices.length > 0 ? ` It can be ${choices.join(', ')}.` : '';
    this.problems.push(`“${name}” cannot be “${shorten(value)}”.${known}`);
    return false;
  }
}

const isOff = (attribute: ManifestAttribute, value: string) =>
  isSwitch(attribute) && value === 'false';

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function suggest(word: string, words: readonly string[]): string {
  const closest = findClosest(word, words);
  return closest ? ` Did you mean “${closest}”?` : '';
}

const LENGTH = /^(0|\d{1,2}(\.\d{1,2})?(px|rem|em))$/;
const FAMILY = /^(?:'[\p{L}\d -]+'|"[\p{L}\d -]+"|-?\p{L}[\p{L}\d-]*(?: +-?\p{L}[\p{L}\d-]*)*)$/u;
/** What CSS takes for the custom property itself, so that no font comes of it. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;
const MAX_FONT_LETTERS = 200;

const isFontList = (text: string) =>
  text.length <= MAX_FONT_LETTERS &&
  text.split(',').every((part) => FAMILY.test(part.trim()) && !CSS_WIDE.test(part.trim()));

/** What is wrong with the value of a custom property; empty if nothing. */
export function problemOfLook(token: string, value: string): string {
  if (!value) return '';
  if (/radius$/.test(token)) {
    return LENGTH.test(value)
      ? ''
      : `“${shorten(value)}” is not a size. Write it like 8px or 0.5rem.`;
  }
  if (token === 'font') {
    return value.trim() === 'page()' || isFontList(value)
      ? ''
      : `“${shorten(value)}” is not a list of fonts. Write it like 'Source Sans 3', serif, or page() for your page's own.`;
  }
  return parseColour(value)
    ? ''
    : `“${shorten(value)}” is not a colour we can read. Write it like #2348d4 or rgb(35, 72, 212).`;
}

/** What is wrong with the value of an attribute that takes text; empty if nothing. */
export function problemOfValue(attribute: ManifestAttribute, value: string): string {
  const { name, known } = attribute;
  if (!value) return '';
  if (known && !findSpelling(value, known)) {
    return `“${name}” cannot be “${shorten(value)}”: the element does not know it.${suggest(value, known) || ' Choose from the list.'}`;
  }
  if (/-base$/.test(name) && !/^https?:\/\/[^/\s]+\/?$/.test(value)) {
    return `“${shorten(value)}” is not an origin. Write it like https://www.example.com.`;
  }
  const rule = creditRule(name, value);
  return rule && `“${shorten(value)}” is ignored: ${rule}.`;
}

/** The fragment that `readConfiguration` reads back; what is as at the start is not in it. */
export function writeConfiguration(configuration: Configuration): string {
  const { elements, common, looks, script, version, width, background, scheme } = configuration;
  const own = elements.flatMap(({ tag, values }) => [
    ['element', tag],
    ...Object.entries(values),
  ]) as [string, string][];
  const rest: [string, string, string][] = [
    ...Object.entries(common).map(([name, value]) => [name, value, ''] as [string, string, string]),
    ...Object.entries(looks).map(
      ([token, value]) => [`--sa-${token}`, value, ''] as [string, string, string],
    ),
    ['script', script, 'loader'],
    ['version', version, ''],
    ['preview-width', String(width), String(WIDTH.normal)],
    ['preview-background', background, 'white'],
    ['preview-scheme', scheme, 'light'],
  ];
  const changed = rest.filter(([name, value, initial]) => value !== initial || isOn(name, common));
  return new URLSearchParams([
    ...own,
    ...changed.map(([name, value]) => [name, value] as [string, string]),
  ]).toString();
}

/** A common switch that is on has an empty value, too. */
const isOn = (name: string, common: Readonly<Record<string, string>>) => name in common;

/** The attributes to write on an element, in the manifest's order; defaults and mistakes are not. */
export function attributesToWrite(
  { values }: Placed,
  common: Configuration['common'],
  element: ManifestElement,
): [name: string, value: string][] {
  return element.attributes.flatMap((attribute): [string, string][] => {
    const { name } = attribute;
    const value = (isCommon(name) ? common : values)[name];
    if (value === undefined || PERSONAL.includes(name)) return [];
    if (isSwitch(attribute)) return [[name, '']];
    const isDefault = value === '' || value === attribute.default;
    if (isDefault || problemOfValue(attribute, value)) return [];
    // A frame takes it letter for letter.
    return [[name, findSpelling(value, attribute.known ?? []) ?? value]];
  });
}

/**
 * The custom properties to write, in the order they were given; mistakes are not. Single quotes are
 * the only ones that our plugin for WordPress takes.
 */
export const looksToWrite = (looks: Configuration['looks']): [property: string, value: string][] =>
  Object.entries(looks)
    .filter(([token, value]) => value && !problemOfLook(token, value))
    .map(([token, value]) => [`--sa-${token}`, value.trim().replaceAll('"', "'")]);

/** The themes that visitors may see. */
export const schemesOf = ({ common }: Configuration): readonly Scheme[] =>
  common.theme === 'light' || common.theme === 'dark' ? [common.theme] : ['light', 'dark'];
