/** Checks the files of content/ in words that the office understands. Pure: bytes in, sentences out. */
import type { Failure, Struct } from 'superstruct';
import {
  type Description,
  descriptionOf,
  groupFields,
  listItem,
} from '../../widgets/content/schema/fields.ts';
import { type ContentName, contentFiles } from '../../widgets/content/schema/files.ts';
import type { DueContent } from '../../worker/core/due-content.ts';
import { type JsonSource, readJsonSource, SourceFault } from './json-source.ts';

export interface Finding {
  file: string;
  line: number;
  /** A sentence without its full stop. */
  text: string;
}

interface CheckOptions {
  /** YYYY-MM-DD, in India. */
  today: string;
  /** The same file before the change; facts in it need no second pair of eyes. Absent for a new file. */
  before?: Buffer | undefined;
  /** Whether one person alone keeps the facts: she opens the page again on another day. */
  isAlone?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: any struct.
type AnyStruct = Struct<any, any>;
type Path = readonly (string | number)[];

export function checkFile(name: ContentName, bytes: Buffer, options: CheckOptions): Finding[] {
  const file = `content/${name}.json`;
  const { schema, title } = contentFiles[name];
  let source: JsonSource;
  try {
    source = readJsonSource(bytes);
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return [{ file, line: error.line, text: `${title}: the file ${error.message}` }];
  }
  const say = (path: Path, text: string): Finding => ({ file, line: source.lineOf(path), text });
  const [error] = (schema as AnyStruct).validate(source.value);
  const failures = error
    ? error.failures().map((failure) => say(failure.path, describeFailure(title, schema, failure)))
    : [];
  if (failures.length > 0) return unique(failures);
  const subjectOf = (path: Path) => describePlace(title, schema, path).subject;
  return [
    ...findEndedConsents(source.value, options.today).map(({ path, until }) =>
      say(path, `${subjectOf(path)}: the consent ended on ${until}. Renew it or remove the entry`),
    ),
    ...checkEyes(source.value, options).map(({ path, text }) =>
      say(path, `${subjectOf(path)}: ${text}`),
    ),
  ];
}

/** One fault may come from several rules. */
const unique = (findings: Finding[]) => [
  ...new Map(findings.map((finding) => [finding.text, finding])).values(),
];

/** The entry that a path leads to, `Offer 3`, and the part of it, `last day`, with its description. */
function describePlace(title: string, root: AnyStruct, path: Path) {
  let struct: AnyStruct | undefined = root;
  const items: string[] = [];
  let labels: string[] = [];
  let item = '';
  let last: Description | undefined = descriptionOf(root);
  for (const key of path) {
    if (typeof key === 'number') {
      const of = items.length === 0 && isItemShared(root, item) ? `${labels[0]}, ` : '';
      const name = items.length > 0 || of ? item.toLowerCase() : item;
      items.push(items.length > 0 ? `${name} ${key + 1}` : capitalise(`${of}${name} ${key + 1}`));
      labels = [];
    }
    struct = struct && (typeof key === 'number' ? listItem(struct) : groupFields(struct)?.[key]);
    last = struct && descriptionOf(struct);
    if (last && typeof key === 'string') labels.unshift(last.label);
    item = last?.item ?? item;
  }
  return {
    subject: items.join(', ') || title,
    labels,
    description: last,
    isItem: labels.length === 0,
  };
}

const capitalise = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Whether several lists of a file have entries of that name. */
const isItemShared = (root: AnyStruct, item: string) => countLists(root, item) > 1;

function countLists(struct: AnyStruct, item: string): number {
  const fields = Object.values(groupFields(struct) ?? {});
  const inner = fields.reduce((count, field) => count + countLists(field, item), 0);
  return inner + Number(descriptionOf(struct).item === item);
}

function describeFailure(title: string, root: AnyStruct, failure: Failure): string {
  const { path, refinement, type, value, key } = failure;
  if (type === 'never') {
    const { subject } = describePlace(title, root, path.slice(0, -1));
    return `${subject} has "${key}", which is no field of it`;
  }
  const { subject, labels, description, isItem } = describePlace(title, root, path);
  const fault = refinement ? failure.message : describeType(description, value);
  const spaced = fault.startsWith(',') ? fault : ` ${fault}`;
  return isItem ? subject + spaced : `${subject}: the ${labels.join(' of the ')}${spaced}`;
}

function describeType(description: Description | undefined, value: unknown): string {
  if (value === undefined) return 'is missing';
  const { kind, options = [] } = description ?? {};
  if (kind === 'choice') return `must be one of ${options.join(', ')}, not "${String(value)}"`;
  if (kind === 'number') return `must be a number without quotes, not ${JSON.stringify(value)}`;
  if (kind === 'mark') return 'must be true, or left out';
  if (kind === 'list') return 'must be a list';
  if (kind === 'group') return 'must be a group of fields';
  return `must be a text in quotes, not ${JSON.stringify(value)}`;
}

interface Part {
  path: Path;
  value: Record<string, unknown>;
}

/** Every object in a value, with its path. */
function* walk(value: unknown, path: Path = []): Generator<Part> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, value: value as Part['value'] };
  for (const [key, inner] of Object.entries(value)) {
    yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

interface Internal {
  checkBy?: string;
  changed?: { by: string; on: string };
  opened?: { by: string; on: string };
  consent?: { until: string };
}
const internalOf = ({ value }: Part) => (value.internal ?? {}) as Internal;

function findEndedConsents(value: unknown, today: string) {
  return [...walk(value)].flatMap((part) => {
    const { consent } = internalOf(part);
    return consent && consent.until < today ? [{ path: part.path, until: consent.until }] : [];
  });
}

/** A dated fact shows its source: statements of ours about ourselves do not. */
const isFact = ({ value }: Part) => 'asOf' in value && 'source' in value && 'internal' in value;

/** The part of a fact that readers see. */
const shownOf = ({ value: { internal, ...shown } }: Part) => JSON.stringify(shown);

/** Facts that differ from all before need two pairs of eyes: who changed it, and who opened its page since. */
function checkEyes(value: unknown, { before, isAlone, today }: CheckOptions) {
  if (!before) return [];
  let known: Set<string>;
  try {
    known = new Set([...walk(JSON.parse(before.toString()))].filter(isFact).map(shownOf));
  } catch {
    return [];
  }
  return [...walk(value)]
    .filter((part) => isFact(part) && !known.has(shownOf(part)))
    .flatMap((part) => {
      const fault = describeEyes(internalOf(part), isAlone ?? false, today);
      return fault ? [{ path: part.path, text: fault }] : [];
    });
}

function describeEyes({ changed, opened }: Internal, isAlone: boolean, today: string) {
  if (!changed) return 'this fact is new or changed: say who changed it, and on which day';
  if (!opened) {
    return `${changed.by} changed this fact: a second person opens its page and says "I opened the page"`;
  }
  if (opened.on < changed.on) return 'its page was opened before it was changed: open it again';
  if (opened.on > today) return `its page is to be opened on ${opened.on}, which is still to come`;
  if (opened.by.trim().toLowerCase() !== changed.by.trim().toLowerCase()) return undefined;
  if (!isAlone) return `${changed.by} changed it and opened its page: somebody else opens the page`;
  return opened.on > changed.on
    ? undefined
    : `${changed.by} changed it today: open its page again tomorrow`;
}

/** Everything in a valid file with a day of the next look, or a consent that ends. */
export function listDue(name: ContentName, value: unknown): DueContent[] {
  const { schema, title } = contentFiles[name];
  return [...walk(value)].flatMap((part): DueContent[] => {
    const { checkBy, changed, opened, consent } = internalOf(part);
    const day = checkBy ?? consent?.until;
    if (!day) return [];
    const { subject, labels } = describePlace(title, schema, part.path);
    const { source } = { ...part.value, ...(part.value.internal as object) } as { source?: string };
    const own = [...labels].reverse().join(', ');
    const place = [subject === title ? '' : subject, own].filter(Boolean).join(', ');
    return [
      {
        name: [title, place].filter(Boolean).join(': ') + (consent ? ' (consent ends)' : ''),
        checkBy: day,
        ...(source?.startsWith('https:') && { link: source }),
        ...(changed && { changed: `${changed.by}, ${changed.on}` }),
        ...(opened && { opened: `${opened.by}, ${opened.on}` }),
      },
    ];
  });
}
