import type { Consultation } from '../contract/consultation.ts';
import type { Provenance } from './store.ts';

const INSERT = `
  INSERT INTO consultations
    (name, email, phone, consultation_type, dedupe_key, source, page_url)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

export function prepareConsultationInsert(
  db: D1Database,
  { name, email, phone, consultationType }: Consultation,
  { dedupeKey, source, pageUrl }: Provenance,
): D1PreparedStatement {
  return db.prepare(INSERT).bind(name, email, phone, consultationType, dedupeKey, source, pageUrl);
}
