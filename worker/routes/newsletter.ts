import { NewsletterSubscription } from '../contract/newsletter-subscription.ts';
import { submissionPaths } from '../contract/submission-paths.ts';
import { prepareNewsletterSubscriptionInsert } from '../db/newsletter-subscriptions.ts';
import { acceptSubmission } from './accept-submission.ts';

export const newsletterSubscriptionRoute = acceptSubmission({
  path: submissionPaths.newsletter,
  schema: NewsletterSubscription,
  prepareInsert: prepareNewsletterSubscriptionInsert,
});
