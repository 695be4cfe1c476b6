import type { ContactMessage } from '../contract/contact-message.ts';
import { bindUpsert, type Filing, writeUpsert } from './upsert.ts';

const UPSERT = writeUpsert('contact_messages', ['name', 'email', 'phone', 'subject', 'message']);

export function prepareContactMessageUpsert(
  db: D1Database,
  { name, email, phone, subject, message }: ContactMessage,
  filing: Filing,
): D1PreparedStatement {
  return bindUpsert(db.prepare(UPSERT), filing, [name, email, phone, subject, message]);
}
