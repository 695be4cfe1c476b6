import { type Failure, type Struct, validate } from 'superstruct';
import { type FieldIssue, type Schema, toIssue } from '../contract/check-submission.ts';
import type { JsonObject } from '../core/guards.ts';
import { HttpError } from '../core/problem.ts';

/**
 * Checks the body of a call, in which every key must be known: a silently ignored change would
 * look like a successful one.
 * @throws HttpError 422 with the first issue of each wrong field; none quotes the input
 */
export function requireInput(body: JsonObject, schema: Schema<object>): object {
  // superstruct prints a wrong value, which throws if this key hides the method.
  if (holdsKey(body, 'toString')) throw invalid([UNKNOWN_KEY]);
  const [error, value] = validate(body, schema as Struct<object>, { coerce: true });
  if (error) throw invalid(describeFailures(error.failures()));
  return value;
}

const UNKNOWN_KEY: FieldIssue = { field: '', code: 'unknown', message: 'A key is not known' };

function invalid(issues: FieldIssue[]): HttpError {
  return new HttpError(422, 'invalid-fields', { issues });
}

function holdsKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, key) || Object.values(value).some((part) => holdsKey(part, key));
}

function describeFailures(failures: Failure[]): FieldIssue[] {
  const firsts = new Map<string, FieldIssue>();
  for (const issue of failures.map(describeFailure)) {
    if (!firsts.has(issue.field)) firsts.set(issue.field, issue);
  }
  return [...firsts.values()];
}

function describeFailure(failure: Failure): FieldIssue {
  const { path, type, refinement, message } = failure;
  const field = path.join('.');
  // An unknown key is the client's text, so the issue names its parent.
  if (type === 'never') return { ...UNKNOWN_KEY, field: path.slice(0, -1).join('.') };
  // superstruct's own messages quote the value, except for a length.
  if (refinement === 'size') {
    return { field, code: 'invalid-length', message: message.replaceAll('`', '') };
  }
  if (['min', 'max', 'pattern'].includes(refinement ?? '') || ['literal', 'union'].includes(type)) {
    return { field, code: 'invalid-value', message: 'Not a value that this field takes' };
  }
  return { ...toIssue(failure), field };
}
