import type { NewsletterSubscription } from '../contract/newsletter-subscription.ts';
import { bindUpsert, type Filing, writeUpsert } from './upsert.ts';

/** The e-mail address is unique too, so a subscription of an earlier day is a repeat as well. */
const UPSERT = writeUpsert('newsletter_subscriptions', ['email']);

export function prepareNewsletterSubscriptionUpsert(
  db: D1Database,
  { email }: NewsletterSubscription,
  filing: Filing,
): D1PreparedStatement {
  return bindUpsert(db.prepare(UPSERT), filing, [email]);
}
