import type { SubmissionValues } from '../../contract/submissions.ts';
import type { Filing } from '../upsert.ts';
import type { Env } from '../../settings.ts';

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
  const sql = `
    INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
      SELECT 'lead', dedupe_key, json_object('kind', ?3, 'id', id), ?4, ?4
      FROM ${table} WHERE dedupe_key IN (?1, ?2) AND flag IS NULL
    UNION ALL
      SELECT 'webhook', dedupe_key, json_object('kind', ?3, 'id', lead.id, 'partnerId', partners.id), ?4, ?4
      FROM ${table} AS lead JOIN partners ON partners.id = partner_id
      WHERE dedupe_key IN (?1, ?2) AND flag IS NULL AND active AND webhook_url IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING id`;
  return (
    { DB }: Env,
    _submission: SubmissionValues,
    { dedupeKeys, arrivedAt }: Pick<Filing, 'dedupeKeys' | 'arrivedAt'>,
  ): D1PreparedStatement[] => {
    const { today, yesterday } = dedupeKeys;
    return [DB.prepare(sql).bind(today, yesterday, kind, arrivedAt.toISOString())];
  };
}
