import type { LeadFolder } from '../contract/leads.ts';
import type { ClaimedMessage } from '../notify/outbox.sql.ts';

/** Number of leads with one value. */
export interface LeadTotal {
  value: string;
  total: number;
}

/** Counts the leads that messages name and that are still in a folder, the most frequent value first. */
export async function countNamedLeads(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  { by, folder }: { by: 'kind' | 'flag'; folder: LeadFolder },
): Promise<LeadTotal[]> {
  const names = messages.map(({ payload }) => [payload.kind, payload.id]);
  const { results } = await db
    // CROSS JOIN: SQLite would read all of the folder for each of the names.
    .prepare(`
      SELECT leads.${by} AS value, count(*) AS total FROM json_each(?1) AS named CROSS JOIN leads
        ON (leads.kind, row_id) = (named.value ->> 0, named.value ->> 1)
      WHERE folder = ?2 GROUP BY leads.${by} ORDER BY total DESC, leads.${by}`)
    .bind(JSON.stringify(names), folder)
    .all<LeadTotal>();
  return results;
}
