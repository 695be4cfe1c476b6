import ts from 'typescript';
import { choicesOf } from '../../widgets/kit/rules/manifest.ts';

/** The promises of a version about one element: its entry in the manifest, without descriptions. */
export interface Promised {
  tagName: string;
  isEmbeddable?: boolean;
  attributes: { name: string; type: { text: string }; default?: string }[];
  events: { name: string; type: { text: string } }[];
  cssParts: { name: string }[];
  cssProperties?: { name: string }[];
  slots: { name: string }[];
}

/** A difference between two versions that an embedder can notice. */
export interface Change {
  isBreaking: boolean;
  /** The name that the changelog needs: an attribute, a value, an event, a key, a part … */
  name: string;
  /** `<sa-faq>: attribute open is gone` */
  text: string;
}

/** Strips a manifest down to its promises. */
export function promisesOf(docs: Promised[]): Promised[] {
  const names = (list: { name: string }[] = []) => list.map(({ name }) => ({ name }));
  return docs.map(({ tagName, isEmbeddable = false, attributes, events, ...lists }) => ({
    tagName,
    isEmbeddable,
    attributes: attributes.map(({ name, type, default: value }) => ({
      name,
      type: { text: type.text },
      ...(value !== undefined && { default: value }),
    })),
    events: events.map(({ name, type }) => ({ name, type: { text: type.text } })),
    cssParts: names(lists.cssParts),
    cssProperties: names(lists.cssProperties),
    slots: names(lists.slots),
  }));
}

/** Compares the promises of two versions: a missing or changed one is broken, a new one is added. */
export function findChanges(before: Promised[], after: Promised[]): Change[] {
  const tags = compareNames(before.map(nameTag), after.map(nameTag), 'element');
  return [
    ...tags,
    ...before.flatMap((old) => {
      const now = after.find(({ tagName }) => tagName === old.tagName);
      return now ? compareElements(old, now) : [];
    }),
  ];
}

const nameTag = ({ tagName }: Promised) => ({ name: `<${tagName}>` });

function compareElements(before: Promised, after: Promised): Change[] {
  const changes = [
    ...compareEmbeddable(before, after),
    ...compareNames(before.attributes, after.attributes, 'attribute'),
    ...pairs(before.attributes, after.attributes).flatMap(compareAttributes),
    ...compareNames(before.events, after.events, 'event'),
    ...pairs(before.events, after.events).flatMap(compareEvents),
    ...compareNames(before.cssParts, after.cssParts, 'part'),
    ...compareNames(before.cssProperties, after.cssProperties, 'property'),
    ...compareNames(before.slots, after.slots, 'slot'),
  ];
  return changes.map((change) => ({ ...change, text: `<${before.tagName}>: ${change.text}` }));
}

/** An element that is made for other sites has a script of its own, and a frame. */
function compareEmbeddable(before: Promised, after: Promised): Change[] {
  if (!before.isEmbeddable === !after.isEmbeddable) return [];
  const isGone = before.isEmbeddable === true;
  const text = `${isGone ? 'no longer' : 'now'} made for other sites`;
  return [{ isBreaking: isGone, name: `<${before.tagName}>`, text }];
}

type Attribute = Promised['attributes'][number];

function compareAttributes([before, after]: [Attribute, Attribute]): Change[] {
  const { name } = before;
  const changes = compareValues(before, after);
  if (before.default !== undefined && before.default !== after.default) {
    const text = `the default of ${name} is ${after.default ?? 'none'}, not ${before.default}`;
    changes.push({ isBreaking: true, name, text });
  }
  return changes;
}

/** A closed list may grow, or open. */
function compareValues({ name, type: before }: Attribute, { type: after }: Attribute): Change[] {
  if (before.text === after.text) return [];
  const [options, offered] = [choicesOf({ type: before }), choicesOf({ type: after })];
  const toNames = (values: string[]) => values.map((value) => ({ name: value }));
  if (options.length > 0 && offered.length > 0) {
    return compareNames(toNames(options), toNames(offered), `value of ${name}`);
  }
  const isOpened = options.length > 0 && after.text === 'string';
  const text = `${name} takes ${after.text}, not ${before.text}`;
  return [{ isBreaking: !isOpened, name, text }];
}

type Event = Promised['events'][number];

function compareEvents([before, after]: [Event, Event]): Change[] {
  const [old, now] = [readDetail(before.type.text), readDetail(after.type.text)];
  const toNames = (detail: Detail) => [...detail.keys()].map((name) => ({ name }));
  const changed = [...old].flatMap(([key, types]) => {
    const offered = now.get(key);
    const isKept = !offered || [...types].every((type) => isCovered(type, offered));
    const text = `${key} of ${before.name} is ${[...(offered ?? [])].join(' | ')}`;
    return isKept ? [] : [{ isBreaking: true, name: key, text }];
  });
  return [...compareNames(toNames(old), toNames(now), `key of ${before.name}`), ...changed];
}

/** Whether a listener for `type` also takes `offered`: a text may become one of a list. */
function isCovered(type: string, offered: ReadonlySet<string>): boolean {
  const isTextOnly = [...offered].every((each) => each.startsWith("'"));
  return offered.has(type) || (type === 'string' && isTextOnly);
}

/** The types that each key of an event's detail may have. */
type Detail = Map<string, Set<string>>;

function readDetail(type: string): Detail {
  const source = ts.createSourceFile('', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const detail: Detail = new Map();
  function visit(node: ts.Node): void {
    if (!ts.isPropertySignature(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const types = detail.get(node.name.getText()) ?? new Set();
    const parts = node.type && ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
    for (const part of parts) types.add(part?.getText() ?? 'unknown');
    detail.set(node.name.getText(), types);
  }
  visit(source);
  return detail;
}

function compareNames(
  before: { name: string }[] = [],
  after: { name: string }[] = [],
  kind: string,
): Change[] {
  const missingIn = (list: { name: string }[]) => (each: { name: string }) =>
    !list.some(({ name }) => name === each.name);
  const describe = (isBreaking: boolean, end: string) => {
    return ({ name }: { name: string }) => ({ isBreaking, name, text: `${kind} ${name} ${end}` });
  };
  return [
    ...before.filter(missingIn(after)).map(describe(true, 'is gone')),
    ...after.filter(missingIn(before)).map(describe(false, 'is new')),
  ];
}

function pairs<T extends { name: string }>(before: T[], after: T[]): [T, T][] {
  return before.flatMap((old): [T, T][] => {
    const now = after.find(({ name }) => name === old.name);
    return now ? [[old, now]] : [];
  });
}

/** The broken promises that the changelog's next version does not name under Changed or Removed. */
export function findUnannounced(changes: Change[], changelog: string): Change[] {
  const [, unreleased = ''] = changelog.split(/^## .*$/m);
  const announced = unreleased.split(/^### /m).filter((text) => /^(Changed|Removed)\n/.test(text));
  const text = announced.join();
  return changes.filter(({ isBreaking, name }) => isBreaking && !text.includes(`\`${name}\``));
}

const STEPS = ['major', 'minor', 'patch'] as const;
export type Step = (typeof STEPS)[number];

/** The smallest step of the version. While it begins with 0, a minor one may break promises. */
export function requiredStep(changes: Change[], version: string): Step {
  if (changes.length === 0) return 'patch';
  return changes.some(({ isBreaking }) => isBreaking) && !version.startsWith('0.')
    ? 'major'
    : 'minor';
}

/**
 * @param next A version greater than `current`.
 * @throws Error that names the changes, if they take more than the step from `current` to `next`.
 */
export function requireStep(changes: Change[], current: string, next: string): void {
  const required = requiredStep(changes, current);
  const numbers = next.split('.');
  const taken = current.split('.').findIndex((number, index) => number !== numbers[index]);
  if (taken <= STEPS.indexOf(required)) return;
  const reasons = changes.filter(({ isBreaking }) => isBreaking || required === 'minor');
  const list = reasons.map(({ text }) => `  ${text}`).join('\n');
  throw new Error(`${next} is too small a step from ${current}: say ${required}, because\n${list}`);
}
