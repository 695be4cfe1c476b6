import type { SubmissionKind, SubmissionValues } from '../../contract/submissions.ts';
import type { Env } from '../../settings.ts';
import { filedKinds } from '../kinds.ts';
import type { Filing } from '../upsert.ts';

/**
 * SQL that tells staff of a lead, and its partner if that one is active and has a webhook. Returns
 * the ids of new messages: nobody is told twice.
 *
 * Payloads hold kind and id of the lead and nothing of the visitor's.
 * @param lead with `kind`, `row_id`, `partner_id` and `dedupe_key`, at most one row
 * @param at parameter of the time
 */
const writeAnnouncement = (lead: string, at: string) => `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
    SELECT 'lead', dedupe_key, json_object('kind', kind, 'id', row_id), ${at}, ${at} FROM ${lead}
  UNION ALL
    SELECT 'webhook', dedupe_key, json_object('kind', kind, 'id', row_id, 'partnerId', partners.id),
      ${at}, ${at}
    FROM ${lead} JOIN partners ON partners.id = partner_id
    WHERE active AND webhook_url IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id`;

/** A lead in the inbox, with its key. */
const leadInInbox = (table: string, condition: string) => `(
    SELECT leads.*, dedupe_key FROM leads JOIN ${table} AS sent ON sent.id = row_id
    WHERE ${condition} AND leads.folder = 'inbox'
  ) AS lead`;

/**
 * Prepares what tells of a lead that a member has let out of another folder, as of a new one; nothing
 * for a subscription, of which nobody is told.
 */
export function prepareRelease(
  db: D1Database,
  kind: SubmissionKind,
  id: number,
  now: Date,
): D1PreparedStatement[] {
  const { table, isSubscription } = filedKinds[kind];
  if (isSubscription) return [];
  const lead = leadInInbox(table, '(leads.kind, row_id) = (?1, ?2)');
  return [db.prepare(writeAnnouncement(lead, '?3')).bind(kind, id, now.toISOString())];
}

/**
 * Makes the function that prepares what tells of a lead that came: a repeat tells nothing, unless it
 * took away the flag that the first had.
 * @param kind name of the kind
 * @param table where its rows are
 */
export function announceLead(kind: string, table: string) {
  const lead = leadInInbox(table, 'leads.kind = ?3 AND dedupe_key IN (?1, ?2)');
  const sql = writeAnnouncement(lead, '?4');
  return (
    { DB }: Env,
    _submission: SubmissionValues,
    { dedupeKeys, arrivedAt }: Pick<Filing, 'dedupeKeys' | 'arrivedAt'>,
  ): D1PreparedStatement[] => {
    const { today, yesterday } = dedupeKeys;
    return [DB.prepare(sql).bind(today, yesterday, kind, arrivedAt)];
  };
}
