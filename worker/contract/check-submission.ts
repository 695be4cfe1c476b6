import { type Failure, type Struct, validate } from 'superstruct';

/** One field that a submission got wrong, as data: the forms and the 422 answer both show it. */
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
    | 'too-long';
  /** Generic English text, for where a form has no message of its own. Never quotes the input. */
  message: string;
}

type Checked<T> = { value: T; issues: [] } | { value: undefined; issues: FieldIssue[] };

/**
 * Checks `input` against a submission's schema and returns the normalised value or the first issue
 * of every wrong field. Only own properties that the schema names are read, so extra keys
 * (`status`, `__proto__`) can neither reach storage nor fail the check.
 */
export function checkSubmission<T, S extends object>(
  input: object,
  schema: Struct<T, S>,
): Checked<T> {
  const known = Object.fromEntries(
    Object.keys(schema.schema)
      .filter((name) => Object.hasOwn(input, name))
      .map((name) => [name, toPrintable((input as Record<string, unknown>)[name])]),
  );
  const [error, value] = validate(known, schema, { coerce: true });
  if (!error) return { value, issues: [] };
  const firstByField = new Map<string, FieldIssue>();
  for (const failure of error.failures()) {
    if (!firstByField.has(failure.key)) firstByField.set(failure.key, toIssue(failure));
  }
  return { value: undefined, issues: [...firstByField.values()] };
}

/**
 * superstruct prints a wrong value into its message, which throws on `{"toString":0}` and overflows
 * on deep nesting. No field is an object or array, so an empty one stands for it.
 */
function toPrintable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? [] : {};
}

function toIssue({ key, value, type, refinement, message }: Failure): FieldIssue {
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
