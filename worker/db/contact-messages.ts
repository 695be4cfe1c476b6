import type { ContactMessage } from '../contract/contact-message.ts';
import type { Provenance } from './store.ts';

const INSERT = `
  INSERT INTO contact_messages
    (name, email, phone, subject, message, dedupe_key, source, page_url)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

export function prepareContactMessageInsert(
  db: D1Database,
  { name, email, phone, subject, message }: ContactMessage,
  { dedupeKey, source, pageUrl }: Provenance,
): D1PreparedStatement {
  return db.prepare(INSERT).bind(name, email, phone, subject, message, dedupeKey, source, pageUrl);
}
