import { type Failure, type Struct, validate } from 'superstruct';

/** One wrong field of a submission, as data: shown by the forms and listed in the 422 answer. */
export interface FieldIssue {
  field: string;
  code:
    | 'required'
    | 'invalid-type'
    | 'invalid-option'
    | 'invalid-characters'
    | 'blank'
    | 'invalid-email'
    | 'too-short'
    | 'too-long'
    // Only in answers to the desk.
    | 'unknown'
    | 'invalid-value'
    | 'invalid-length';
  /** English text for forms without a message of their own. Never quotes the input. */
  message: string;
}

/**
 * Words an issue for the visitor: a limit has wording of its own; any other issue has the form's.
 * @param messages by field
 */
export function wordIssue(
  { field, code, message }: FieldIssue,
  messages: Readonly<Record<string, string>>,
): string {
  return /too-long|invalid-characters|blank/.test(code) ? message : (messages[field] ?? message);
}

/** Either a value or at least one issue. */
export type Checked<T> = { value: T; issues: [] } | { value: undefined; issues: FieldIssue[] };

/** A superstruct schema by its result alone, so that schemas of different kinds share this type. */
export interface Schema<T> {
  readonly TYPE: T;
  /** The rule of each field, by name. */
  readonly schema: object;
}

/**
 * Checks `input` against a submission's schema and returns either the normalised value or one issue
 * for each wrong field: a rule reports its first failure only. Only own properties that the schema
 * names are read, so extra keys (`status`, `__proto__`) can neither reach storage nor fail the check.
 */
export function checkSubmission<T>(input: object, schema: Schema<T>): Checked<T> {
  const known = Object.fromEntries(
    Object.keys(schema.schema)
      .filter((name) => Object.hasOwn(input, name))
      .map((name) => [name, toPrintable((input as Record<string, unknown>)[name])]),
  );
  const [error, value] = validate(known, schema as Struct<T, object>, { coerce: true });
  if (!error) return { value, issues: [] };
  return { value: undefined, issues: error.failures().map(toIssue) };
}

/**
 * superstruct prints a wrong value into its message, which throws on `{"toString":0}` and overflows
 * on deep nesting. No field takes objects or arrays, so an empty one can replace them.
 */
function toPrintable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? [] : {};
}

/** Maps a rule's failure to an issue, without quoting the value. */
export function toIssue({ key, value, type, refinement, message }: Failure): FieldIssue {
  if (refinement) {
    return { field: key, code: refinement as FieldIssue['code'], message };
  }
  if (value === undefined || value === null) {
    return { field: key, code: 'required', message: 'Required' };
  }
  const isOption = type === 'enums' && typeof value === 'string';
  return {
    field: key,
    code: isOption ? 'invalid-option' : 'invalid-type',
    message: `Expected ${type === 'enums' ? 'one of the options' : type}, received ${typeOf(value)}`,
  };
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
