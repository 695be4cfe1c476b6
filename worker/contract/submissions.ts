import type { Schema } from './check-submission.ts';
import { Consultation } from './consultation.ts';
import { ContactMessage } from './contact-message.ts';
import { NewsletterSubscription } from './newsletter-subscription.ts';

/** A checked submission of any kind: flat text. */
export interface SubmissionValues {
  email: string;
  [field: string]: string;
}

/** Contract between forms and the Worker for one kind of submission. */
export interface SubmissionContract {
  /** Path to which it is posted. */
  path: string;
  schema: Schema<SubmissionValues>;
}

/** Every kind of submission. */
export const submissions = {
  consultation: { path: '/api/consultations', schema: Consultation },
  contact: { path: '/api/contact', schema: ContactMessage },
  newsletter: { path: '/api/newsletter', schema: NewsletterSubscription },
} satisfies Record<string, SubmissionContract>;

export type SubmissionKind = keyof typeof submissions;
