import type { SubmissionValues } from '../../contract/submissions.ts';
import type { Env } from '../../settings.ts';
import type { Filing } from '../upsert.ts';

/**
 * Makes the function that prepares what tells staff of a lead, and its partner if that one is active
 * and has a webhook. The statement returns the ids of new messages: a repeat brings none, unless it
 * took away the flag that the first had.
 *
 * Payloads hold kind and id of the lead and nothing of the visitor's.
 * @param kind name of the kind
 * @param table where its rows are
 */
export function announceLead(kind: string, table: string) {
  const lead = `(
      SELECT leads.*, dedupe_key FROM leads JOIN ${table} AS sent ON sent.id = row_id
      WHERE leads.kind = ?3 AND dedupe_key IN (?1, ?2) AND leads.folder = 'inbox'
    ) AS lead`;
  const sql = `
    INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
      SELECT 'lead', dedupe_key, json_object('kind', kind, 'id', row_id), ?4, ?4 FROM ${lead}
    UNION ALL
      SELECT 'webhook', dedupe_key, json_object('kind', kind, 'id', row_id, 'partnerId', partners.id), ?4, ?4
      FROM ${lead} JOIN partners ON partners.id = partner_id
      WHERE active AND webhook_url IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING id`;
  return (
    { DB }: Env,
    _submission: SubmissionValues,
    { dedupeKeys, arrivedAt }: Pick<Filing, 'dedupeKeys' | 'arrivedAt'>,
  ): D1PreparedStatement[] => {
    const { today, yesterday } = dedupeKeys;
    return [DB.prepare(sql).bind(today, yesterday, kind, arrivedAt)];
  };
}
