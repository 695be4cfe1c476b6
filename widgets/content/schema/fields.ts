/**
 * Fields of the files in content/: each is a superstruct struct with the words by which the editor labels it
 * and `npm run content-check` speaks of it. A message of a rule follows "the <label>".
 */
import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  number,
  object,
  optional,
  refine,
  type Struct,
  string,
} from 'superstruct';

export interface Description {
  /** The noun in messages, and in capitals the label in the editor. */
  label: string;
  kind: 'text' | 'long text' | 'number' | 'day' | 'choice' | 'mark' | 'list' | 'group';
  hint?: string;
  options?: readonly (string | number)[];
  /** Least and most: of a number, of the entries of a list, of the characters of a text. */
  limits?: readonly [number, number];
  isFraction?: true;
  /** Entry of a list in the singular: `Offer`. */
  item?: string;
  isOptional?: true;
}

// Structs are generic in what they hold; a description does not depend on it.
// biome-ignore lint/suspicious/noExplicitAny: any struct.
type AnyStruct = Struct<any, any>;

const descriptions = new WeakMap<AnyStruct, Description>();
const fieldsOf = new WeakMap<AnyStruct, Record<string, AnyStruct>>();
const itemOf = new WeakMap<AnyStruct, AnyStruct>();

/** @throws Error for a struct that no function of this file has made */
export function descriptionOf(struct: AnyStruct): Description {
  const description = descriptions.get(struct);
  if (!description) throw new Error('The struct has no description');
  return description;
}
/** The fields of a group; undefined for any other struct. */
export const groupFields = (struct: AnyStruct) => fieldsOf.get(struct);
/** The struct of a list's entries; undefined for any other struct. */
export const listItem = (struct: AnyStruct) => itemOf.get(struct);

function describe<S extends AnyStruct>(struct: S, description: Description): S {
  descriptions.set(struct, description);
  return struct;
}

/** The same field with a rule more: `check` returns the words of a fault. */
export function withRule<S extends AnyStruct>(
  struct: S,
  check: (value: Infer<S>) => string | undefined,
): S {
  const refined = refine(struct, 'rule', (value: Infer<S>) => check(value) ?? true) as S;
  const [fields, item] = [fieldsOf.get(struct), itemOf.get(struct)];
  if (fields) fieldsOf.set(refined, fields);
  if (item) itemOf.set(refined, item);
  return describe(refined, descriptionOf(struct));
}

/** The same field, which may be left out. */
export function maybe<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const left: AnyStruct = optional(struct);
  const [fields, item] = [fieldsOf.get(struct), itemOf.get(struct)];
  if (fields) fieldsOf.set(left, fields);
  if (item) itemOf.set(left, item);
  return describe(left, { ...descriptionOf(struct), isOptional: true });
}

interface TextOptions {
  hint?: string;
  isLong?: true;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\ufffd]/;

/** A sentence or a name as plain text of at most `longest` characters. HTML is shown as text. */
export const text = (label: string, longest: number, { hint, isLong }: TextOptions = {}) =>
  withRule(
    describe(string(), {
      label,
      kind: isLong || longest > 120 ? 'long text' : 'text',
      hint: hint ?? `At most ${longest} characters`,
      limits: [1, longest],
    }),
    (value) => {
      if (value.trim() === '') return 'is empty';
      if (value !== value.trim()) return 'begins or ends with a space';
      if (CONTROL.test(value)) return 'has a character that cannot be shown: type it again';
      if (value.length > longest) return `has ${value.length} characters, and ${longest} fit`;
      return undefined;
    },
  );

/** A text that must match a pattern. `example` is shown to who wrote another. */
const pattern = (label: string, matches: (value: string) => boolean, example: string) =>
  withRule(describe(string(), { label, kind: 'text', hint: `Such as ${example}` }), (value) =>
    matches(value) ? undefined : `must be such as ${example}, not "${shorten(value)}"`,
  );

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** Whether it is an https address without spaces, a name or a password. */
export function isHttps(value: string): boolean {
  if (!/^https:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes('.') && !username && !password;
}

/** An address on another site. */
export const link = (label: string) => pattern(label, isHttps, 'https://www.gov.uk/student-visa');

/** A page of our own, perhaps with the part to open. */
export const ownPage = (label: string) =>
  pattern(label, (value) => /^\/[a-z\d/-]*(#[a-z\d-]+)?$/.test(value), '/tools#visa-requirements');

/** WCAG 2.2 contrast of white against a colour written #rrggbb. */
function contrastWithWhite(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(value.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** A colour on which white text is readable. */
export const colour = (label: string) =>
  withRule(
    pattern(label, (value) => /^#[\da-f]{6}$/.test(value), '#1e40af'),
    (value) =>
      contrastWithWhite(value) < 4.5 ? `, ${value}, is too light for white letters` : undefined,
  );

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Why a text is no real day; undefined for one. */
function dayFault(value: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year) return `must be written like 2026-08-31, not "${shorten(value)}"`;
  const name = MONTHS[Number(month) - 1];
  if (!name) return `, month ${month} of ${year}, does not exist`;
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal ? undefined : `, ${Number(day)} ${name}, does not exist`;
}

/** A day as YYYY-MM-DD. */
export const day = (label: string, hint = 'Year, month and day: 2026-08-31') =>
  withRule(describe(string(), { label, kind: 'day', hint }), dayFault);

/** The date of a source: a day, a month, a year, or the years of an old list. */
export const sourceDate = (label: string) =>
  withRule(
    describe(string(), { label, kind: 'text', hint: '2026-08-31, 2026-08, 2026 or 2021-23' }),
    (value) =>
      /^\d{4}(-(0[1-9]|1[0-2]))?$|^20\d\d-\d\d$/.test(value) ? undefined : dayFault(value),
  );

/** A number from `least` to `most`; whole unless `isFraction`. */
export const amount = (
  label: string,
  [least, most]: readonly [number, number],
  { hint, isFraction }: { hint?: string; isFraction?: true } = {},
) =>
  withRule(
    describe(number(), {
      label,
      kind: 'number',
      hint: hint ?? `From ${least} to ${most}`,
      limits: [least, most],
      ...(isFraction && { isFraction }),
    }),
    (value) => {
      if (!isFraction && !Number.isInteger(value)) return 'must be a whole number';
      return value < least || value > most
        ? `, ${value}, must be from ${least} to ${most}`
        : undefined;
    },
  );

export const month = (label: string) => amount(label, [1, 12], { hint: 'January is 1' });

export const choice = <const Options extends readonly string[]>(
  label: string,
  options: Options,
  hint?: string,
) => describe(enums(options), { label, kind: 'choice', options, ...(hint && { hint }) });

export const level = <const Options extends readonly number[]>(label: string, options: Options) =>
  describe(enums(options), { label, kind: 'choice', options });

/** A mark that is set or left out. */
export const mark = (label: string, hint: string) =>
  maybe(describe(literal(true), { label, kind: 'mark', hint }));

/** `true` or `false`. */
export const toggle = (label: string, hint: string) =>
  describe(boolean(), { label, kind: 'mark', hint });

export type Fields = Record<string, AnyStruct>;
type OptionalKey<F extends Fields> = {
  [Key in keyof F]: undefined extends Infer<F[Key]> ? Key : never;
}[keyof F];
type Shape<F extends Fields> = {
  [Key in Exclude<keyof F, OptionalKey<F>>]: Infer<F[Key]>;
} & { [Key in OptionalKey<F>]?: Exclude<Infer<F[Key]>, undefined> };

export function group<F extends Fields>(label: string, fields: F): Struct<Shape<F>, unknown> {
  const struct = describe(object(fields), { label, kind: 'group' });
  fieldsOf.set(struct, fields);
  return struct as AnyStruct;
}

/** Entries from `least` to `most`; each is an `item` in messages: `Offer 3`. */
export function list<T>(
  label: string,
  item: string,
  entry: Struct<T, unknown>,
  [least, most]: readonly [number, number],
): Struct<T[], unknown> {
  const struct: AnyStruct = describe(array(entry), {
    label,
    kind: 'list',
    item,
    limits: [least, most],
  });
  itemOf.set(struct, entry);
  return withRule(struct, ({ length }: T[]) => {
    if (length < least) return `, with ${length} entries, must have at least ${least}`;
    return length > most ? `, with ${length} entries, must have at most ${most}` : undefined;
  });
}
