import { NewsletterSubscription } from '../contract/newsletter-subscription.ts';
import { submissionPaths } from '../contract/submission-paths.ts';
import { prepareNewsletterSubscriptionUpsert } from '../db/newsletter-subscriptions.ts';
import { acceptSubmission } from './accept-submission.ts';

export const newsletterSubscriptionRoute = acceptSubmission({
  path: submissionPaths.newsletter,
  schema: NewsletterSubscription,
  prepareUpsert: prepareNewsletterSubscriptionUpsert,
  hasReference: false,
});
