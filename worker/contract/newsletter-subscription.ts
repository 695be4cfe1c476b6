import { type Infer, object } from 'superstruct';
import { email } from './rules.ts';

/** A subscription to the newsletter. */
export const NewsletterSubscription = object({ email: email() });
export type NewsletterSubscription = Infer<typeof NewsletterSubscription>;
