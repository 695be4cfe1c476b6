import { checkSubmission, wordIssue } from '../../../worker/contract/check-submission.ts';
import { type SubmissionKind, submissions } from '../../../worker/contract/submissions.ts';

export { deliver } from './deliver.tsx';

/**
 * Checks a form's values against the same schema that the Worker uses.
 *
 * @param messages of the form, by field.
 */
export function check(
  kind: SubmissionKind,
  values: Record<string, string>,
  messages: Readonly<Record<string, string>>,
) {
  const { issues, value } = checkSubmission(values, submissions[kind].schema);
  return {
    issues: issues.map((issue) => ({ ...issue, message: wordIssue(issue, messages) })),
    value,
  };
}
