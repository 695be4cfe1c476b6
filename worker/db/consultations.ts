import type { Consultation } from '../contract/consultation.ts';
import { bindUpsert, type Filing, writeUpsert } from './upsert.ts';

const UPSERT = writeUpsert('consultations', ['name', 'email', 'phone', 'consultation_type']);

export function prepareConsultationUpsert(
  db: D1Database,
  { name, email, phone, consultationType }: Consultation,
  filing: Filing,
): D1PreparedStatement {
  return bindUpsert(db.prepare(UPSERT), filing, [name, email, phone, consultationType]);
}
