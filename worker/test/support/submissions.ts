import { submissionPaths } from '../../contract/submission-paths.ts';

export interface SubmissionExample {
  path: string;
  table: string;
  /** A valid body. */
  body: Record<string, string>;
}

export const consultation: SubmissionExample = {
  path: submissionPaths.consultation,
  table: 'consultations',
  body: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    consultationType: 'in-person',
  },
};

export const contact: SubmissionExample = {
  path: submissionPaths.contact,
  table: 'contact_messages',
  body: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    subject: 'visa',
    message: 'Which documents do I need?\nThank you.',
  },
};

export const newsletter: SubmissionExample = {
  path: submissionPaths.newsletter,
  table: 'newsletter_subscriptions',
  body: { email: 'asha@example.com' },
};

export const everySubmission = [consultation, contact, newsletter];
