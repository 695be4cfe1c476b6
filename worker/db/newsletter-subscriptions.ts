import type { NewsletterSubscription } from '../contract/newsletter-subscription.ts';
import type { Provenance } from './store.ts';

/** The e-mail address is unique too, so DO NOTHING also covers a subscription of an earlier day. */
const INSERT = `
  INSERT INTO newsletter_subscriptions (email, dedupe_key, source, page_url)
  VALUES (?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

export function prepareNewsletterSubscriptionInsert(
  db: D1Database,
  { email }: NewsletterSubscription,
  { dedupeKey, source, pageUrl }: Provenance,
): D1PreparedStatement {
  return db.prepare(INSERT).bind(email, dedupeKey, source, pageUrl);
}
