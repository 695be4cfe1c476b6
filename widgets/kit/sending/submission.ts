import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import { type SubmissionKind, submissions } from '../../../worker/contract/submissions.ts';

export { deliver } from './deliver.tsx';

/** Checks a form's values against the same schema that the Worker uses. */
export function check(kind: SubmissionKind, values: Record<string, string>) {
  return checkSubmission(values, submissions[kind].schema);
}
