import { object, optional } from 'superstruct';
import { checkSubmission } from '../contract/check-submission.ts';
import { text } from '../contract/rules.ts';
import type { JsonObject } from '../core/guards.ts';
import { HttpError } from '../core/problem.ts';

/** An attachment beside the fields of a form that takes a plan. */
const Attachment = object({ plan: optional(text({ min: 1, max: 1500, multiline: true })) });

/**
 * Reads the plan that the visitor chose to attach, or null.
 *
 * @throws HttpError 422 if it is not text of at most 1,500 code points: the visitor saw the text
 * to be sent, so it is not dropped silently.
 */
export function readPlan(body: JsonObject): string | null {
  const { value, issues } = checkSubmission<typeof Attachment.TYPE>(body, Attachment);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value.plan ?? null;
}
