import type { SubmissionKind } from '../contract/submissions.ts';
import { type StoredKind, storedKinds } from '../leads/kinds.ts';

interface SubmissionExample extends StoredKind {
  /** A valid body. */
  body: Record<string, string>;
}

/** A valid body per kind: a missing one does not compile, and every suite runs over all. */
const bodies: Record<SubmissionKind, Record<string, string>> = {
  consultation: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    consultationType: 'in-person',
  },
  contact: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    subject: 'visa',
    message: 'Which documents do I need?\nThank you.',
  },
  newsletter: { email: 'asha@example.com' },
};

const exampleOf = (kind: SubmissionKind): SubmissionExample => ({
  ...storedKinds[kind],
  body: bodies[kind],
});

export const consultation = exampleOf('consultation');
export const contact = exampleOf('contact');
export const newsletter = exampleOf('newsletter');

export const everySubmission = (Object.keys(storedKinds) as SubmissionKind[]).map(exampleOf);
