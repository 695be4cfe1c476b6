import type { Struct } from 'superstruct';
import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import { Consultation } from '../../../worker/contract/consultation.ts';
import { ContactMessage } from '../../../worker/contract/contact-message.ts';
import { NewsletterSubscription } from '../../../worker/contract/newsletter-subscription.ts';
import type { SubmissionKind } from '../../../worker/contract/submission-paths.ts';

export { deliver, prepare } from './deliver.tsx';

const schemas = {
  consultation: Consultation,
  contact: ContactMessage,
  newsletter: NewsletterSubscription,
};

/** Checks a form's values against the same schema that the Worker uses. */
export function check(kind: SubmissionKind, values: Record<string, string>) {
  return checkSubmission(values, schemas[kind] as unknown as Struct<object, object>);
}
