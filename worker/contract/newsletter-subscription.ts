import { type Infer, object } from 'superstruct';
import { email } from './rules.ts';

/** A newsletter subscription, as sent to `submissionPaths.newsletter`. */
export const NewsletterSubscription = object({ email: email() });
export type NewsletterSubscription = Infer<typeof NewsletterSubscription>;
