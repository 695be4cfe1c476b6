import type { Env } from '../core/settings.ts';
import { MAY_BOOK } from './book.sql.ts';
import { isWritingToVisitors } from './visitor-mail.ts';

/** SQL: whether a member has hours for a way. */
export const hasHoursFor = (way: string): string => `EXISTS (
    SELECT 1 FROM office_hours JOIN json_each(week) AS stretch
      JOIN json_each(stretch.value, '$.ways') AS way WHERE way.value = ${way}
  )`;

/** Adds one invitation per consultation: messages about its appointment have other keys. */
const INVITE = `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  SELECT 'visitor', ?3 || ':lead ' || sent.id, json_object('kind', 'consultation', 'id', sent.id,
    'what', 'invited', 'network', ?5), ?4, ?4
  FROM consultations AS sent JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', sent.id)
  WHERE sent.dedupe_key IN (?1, ?2) AND ${MAY_BOOK} AND ${hasHoursFor('sent.consultation_type')}
    AND NOT EXISTS (SELECT 1 FROM appointments WHERE consultation_id = sent.id)
  ON CONFLICT DO NOTHING RETURNING id`;

/** Mails a link to the free times, if the visitor could not be shown them at once. */
export function inviteToBook(
  env: Env,
  circumstances: {
    dedupeKeys: { today: string; yesterday: string | null };
    mailbox: string;
    network: string | null;
    invitesByMail: boolean;
  },
  now: Date,
): D1PreparedStatement[] {
  const { dedupeKeys, mailbox, network, invitesByMail } = circumstances;
  if (!invitesByMail || !isWritingToVisitors(env)) return [];
  const { today, yesterday } = dedupeKeys;
  return [env.DB.prepare(INVITE).bind(today, yesterday, mailbox, now.toISOString(), network)];
}
