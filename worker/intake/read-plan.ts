import { object, optional } from 'superstruct';
import { checkSubmission } from '../contract/check-submission.ts';
import { text } from '../contract/rules.ts';
import type { JsonObject } from '../core/guards.ts';
import { HttpError } from '../core/problem.ts';

/** What the form of a kind that takes a plan may send beside its fields. */
const Attachment = object({ plan: optional(text({ min: 1, max: 1500, multiline: true })) });

/**
 * The plan that the visitor chose to send with her request; null if she did not.
 *
 * @throws HttpError 422 if it is not text of at most 1,500 code points: she saw what would travel, so
 * it is not left out in silence.
 */
export function readPlan(body: JsonObject): string | null {
  const { value, issues } = checkSubmission<typeof Attachment.TYPE>(body, Attachment);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value.plan ?? null;
}
