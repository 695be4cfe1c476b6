import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type CssProperty, cssPropertiesOf } from './css-properties.ts';
import { type Attribute, readAttributes } from './element-api.ts';
import { type ElementFolder, elementFolders } from './element-folders.ts';

/** A key of an event's detail. */
interface DetailKey {
  name: string;
  type: { text: string };
  description: string;
}

export interface ElementEvent {
  name: string;
  type: { text: string };
  description: string;
  detail: DetailKey[];
}

export interface ElementDoc {
  tagName: string;
  /** Whether it is made for other sites, too: the gallery, own files and blocks follow it. */
  isEmbeddable: boolean;
  /** Whether it works on our own site alone: the single file, which partners download, leaves it out. */
  isInternal: boolean;
  summary: string;
  attributes: Attribute[];
  events: ElementEvent[];
  cssParts: { name: string; description: string }[];
  cssProperties: CssProperty[];
  slots: { name: string; description: string }[];
  /** HTML to copy, with `https://OUR-SITE` in place of our origin. */
  examples: string[];
  /**
   * Its entries in the visitor's browser. Each begins with its key in backticks: "`key` in
   * `localStorage`: what, when, until when". A key ending in `…` differs from place to place.
   */
  stores: string[];
  /** Its requests, with method and path of each in backticks; empty for none. */
  sends: string;
}

const commonApi = fileURLToPath(
  new URL('../../../widgets/kit/element/common.api.ts', import.meta.url),
);

/**
 * The condition under which a common attribute has an effect: a link, which fires `sa-navigate`; a form,
 * which fires `sa-submitted`; a heading: `@heading own` for one that names the element, `@heading inner`
 * for others only.
 */
const NEEDS: Readonly<Record<string, string>> = {
  'heading-level': 'heading',
  'hide-heading': 'own heading',
  'api-base': 'sa-submitted',
  partner: 'sa-submitted',
  campaign: 'sa-submitted',
  'campaign-from-url': 'sa-submitted',
  'site-base': 'sa-navigate',
};

/** Attributes of every element, documented only if they have an effect. */
export const commonAttributes = readAttributes(commonApi, 'commonApi');

/** Events that kit/ fires for every element, or for those of one sort. */
const commonEvents: {
  isOf?(doc: Omit<ElementDoc, 'attributes'>): boolean;
  event: ElementEvent;
}[] = [
  {
    event: {
      name: 'sa-ready',
      type: { text: 'CustomEvent<{}>' },
      detail: [],
      description: 'Once, when the element is drawn and can be used.',
    },
  },
  {
    event: {
      name: 'sa-viewed',
      type: { text: 'CustomEvent<{}>' },
      detail: [],
      description:
        'Once, when half of it, or of the window if that is less, has been in view for a second.',
    },
  },
  {
    // Three tools have an event of that name with a detail of its own.
    isOf: ({ isEmbeddable, events, cssParts }) =>
      !has(events, 'sa-started') &&
      (has(events, 'sa-submitted') || (isEmbeddable && has(cssParts, 'field'))),
    event: {
      name: 'sa-started',
      type: { text: 'CustomEvent<{}>' },
      detail: [],
      description: 'Once, when the visitor first types or chooses something in one of its fields.',
    },
  },
];

const has = (named: { name: string }[], name: string) => named.some((each) => each.name === name);

/** The description of a part in every element without one of its own. */
export const commonParts: Record<string, string> = {
  section: 'The box around everything',
  form: 'The form',
  field: 'A field with its label and its message',
  label: 'The label of a field',
  input: 'An input, a choice or a text area',
  error: 'The message below a field that needs attention',
  confirmation: 'The answer of the form after a submission',
  notice: 'A warning: the submission failed',
  button: 'A button, or a link that looks like one',
  tab: 'A tab',
  panel: 'The content of the chosen tab',
  card: 'A card',
  toast: 'The notification',
  report: 'The score report',
};

/** The documentation of every element, from its doc block. */
export function readElementDocs(): ElementDoc[] {
  return elementFolders().map(readDoc);
}

/** A key means the same in every event that has it, unless the doc block says otherwise. */
const detailKeys: Record<string, string> = {
  country: 'Code of the country, such as `us`.',
  form: 'Which form it was.',
  href: 'The complete address of the link, on our site or on `site-base`.',
  path: 'The path of the link on our site, such as `/contact`.',
  reason:
    '`offline`: no answer came; `refused-origin`: we have blocked the website; `invalid`: the API refused a value; `server`: anything else.',
  status: 'HTTP status of the answer; 0 if none came.',
};

/** A tag of a doc block, with its text on one line. */
interface Tag {
  name: string;
  text: string;
  /** As written, for examples. */
  raw: string;
  /** File and line, for messages. */
  place: string;
}

function readDoc({ tag, definePath, apiPath }: ElementFolder): ElementDoc {
  const own = apiPath ? readAttributes(apiPath) : [];
  return parseElementDoc(tag, definePath, readFileSync(definePath, 'utf8'), own);
}

/**
 * Reads the last doc block of a define file, beside the element's own attributes.
 *
 * @throws Error with the file, the line and the mistake.
 */
export function parseElementDoc(
  tag: string,
  path: string,
  text: string,
  own: Attribute[] = [],
): ElementDoc {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const doc = source.statements
    .flatMap((statement) => ts.getJSDocCommentsAndTags(statement))
    .at(-1);
  const tags =
    doc && ts.isJSDoc(doc) ? [...(doc.tags ?? [])].map((each) => readTag(source, each)) : [];
  const all = (name: string) => tags.filter((each) => each.name === name);
  if (all('element')[0]?.text !== tag) throw new Error(`${path}: @element must say ${tag}`);
  const headings = all('heading').flatMap(({ text }) => ['heading', `${text} heading`]);
  const ownEvents = parseEvents(all('fires'), all('detail'), own);
  const isEmbeddable = all('embeddable').length > 0;
  const isInternal = all('internal').length > 0;
  const examples = all('example').map(({ raw }) => raw.trim());
  if (isEmbeddable && examples.length === 0) throw new Error(`${path}: <${tag}> needs an @example`);
  const [sends, ...more] = all('sends');
  if (more[0]) throw new Error(`${more[0].place}: there is more than one @sends`);
  const described = {
    tagName: tag,
    isEmbeddable,
    isInternal,
    summary: String(ts.getTextOfJSDocComment((doc as ts.JSDoc).comment) ?? '').replace(/\s+/g, ' '),
    events: ownEvents,
    cssParts: all('csspart').flatMap(parseParts),
    cssProperties: cssPropertiesOf(ownEvents.some(({ name }) => name === 'sa-submitted')),
    slots: all('slot').map(({ text }) => ({ name: '', description: text.replace(/^- /, '') })),
    examples,
    stores: all('stores').map(parseStore),
    sends: sends?.text ?? '',
  };
  return {
    ...described,
    attributes: [
      ...own,
      ...commonAttributesOf([...ownEvents.map(({ name }) => name), ...headings]),
    ],
    events: [...ownEvents, ...commonEventsOf(described)],
  };
}

function commonEventsOf(doc: Omit<ElementDoc, 'attributes'>): ElementDoc['events'] {
  return commonEvents.filter(({ isOf }) => isOf?.(doc) ?? true).map(({ event }) => event);
}

function readTag(source: ts.SourceFile, { tagName, comment, pos }: ts.JSDocTag): Tag {
  const raw = ts.getTextOfJSDocComment(comment) ?? '';
  const { line } = source.getLineAndCharacterOfPosition(pos);
  return {
    name: tagName.text,
    text: raw.replace(/\s+/g, ' ').trim(),
    raw,
    place: `${source.fileName}:${line + 1}`,
  };
}

function unreadable({ place, name, text }: Tag, form: string): Error {
  return new Error(`${place}: cannot read @${name} ${text}\n  Write @${name} ${form}`);
}

function commonAttributesOf(has: readonly string[]): Attribute[] {
  return commonAttributes.filter(({ name }) => !NEEDS[name] || has.includes(NEEDS[name]));
}

/** The keys that `@detail` describes, each with its place. */
type Described = Map<string, { text: string; place: string }>;

/** `@fires` with the type of the detail in braces, and `@detail` for keys that need words. */
function parseEvents(fires: Tag[], details: Tag[], attributes: Attribute[]): ElementEvent[] {
  const described: Described = new Map(details.map(parseDetail));
  const events = fires.map((tag) => parseEvent(tag, described, attributes));
  const keys = events.flatMap(({ name, detail }) => detail.map((key) => `${name}.${key.name}`));
  for (const [key, { place }] of described) {
    if (!keys.includes(key)) throw new Error(`${place}: no event has ${key}`);
  }
  return events;
}

function parseDetail(tag: Tag): [string, { text: string; place: string }] {
  const [, key = '', text = ''] = tag.text.match(/^(sa-[\w-]+\.\w+) - (.+)$/) ?? [];
  if (!text) throw unreadable(tag, 'sa-event.key - Description.');
  return [key, { text, place: tag.place }];
}

function parseEvent(tag: Tag, described: Described, attributes: Attribute[]): ElementEvent {
  const match = tag.text.match(/^\{(?<type>.+)\} (?<name>sa-[\w-]+) - (?<about>.+)$/);
  if (!match?.groups) throw unreadable(tag, '{{ key: type }} sa-name - Description.');
  const { name = '', about = '' } = match.groups;
  const attributeOf = (key: string) => attributes.find((each) => camel(each.name) === key);
  const { type, keys } = readDetail(match.groups.type ?? '', (key) => {
    const attribute = attributeOf(key);
    if (!attribute) throw new Error(`${tag.place}: ${name}.${key} needs a type`);
    return attribute.type.text.replaceAll("'|'", "' | '");
  });
  const detail = [...keys].map(([key, text]) => {
    const same = attributeOf(key);
    const description =
      described.get(`${name}.${key}`)?.text ??
      detailKeys[key] ??
      (same && `As the attribute \`${same.name}\`.`);
    if (!description) throw new Error(`${tag.place}: ${name} needs @detail ${name}.${key}`);
    return { name: key, type: { text }, description };
  });
  return { name, type: { text: `CustomEvent<${type}>` }, description: about, detail };
}

/**
 * An object type, or a union of them, with the type of each key. A key that has none is named after
 * an attribute and has its type.
 */
function readDetail(text: string, typeOf: (key: string) => string) {
  const start = 'type Detail = '.length;
  const source = ts.createSourceFile('', `type Detail = ${text}`, ts.ScriptTarget.Latest, true);
  const keys = new Map<string, string>();
  let [type, read] = ['', start];
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertySignature(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const key = node.name.getText();
    keys.set(key, node.type?.getText() ?? typeOf(key));
    if (node.type) return;
    type += `${source.text.slice(read, node.name.end)}: ${keys.get(key)}`;
    read = node.name.end;
  };
  visit(source);
  return { type: type + source.text.slice(read), keys };
}

/** Part names described above for all elements; or one name, ` - ` and its own description. */
function parseParts({ place, text }: Tag): ElementDoc['cssParts'] {
  const [names = '', own] = text.split(' - ');
  return names.split(', ').map((name) => {
    const description = own ?? commonParts[name];
    if (!description) throw new Error(`${place}: @csspart ${name} needs a description`);
    return { name, description };
  });
}

function parseStore(tag: Tag): string {
  if (!/^`[^`]+` in `(localStorage|sessionStorage|IndexedDB)`: .+\.$/.test(tag.text))
    throw unreadable(tag, '`key` in `localStorage`: what, when, until when.');
  return tag.text;
}

/** `programLevel` for `program-level`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
