import type { Inbox } from '../contract/leads.ts';

/** Partners with their origins, for `toInboxPartners`. */
export const prepareInboxPartners = (db: D1Database): D1PreparedStatement =>
  db.prepare(`
    SELECT id, name, coalesce(json_group_array(origin) FILTER (WHERE origin IS NOT NULL), '[]') AS origins
    FROM partners LEFT JOIN partner_origins ON partner_id = id GROUP BY id ORDER BY name, id`);

/** Partners by name, each with their own origins. */
export function toInboxPartners(result: D1Result | undefined): Inbox['partners'] {
  const rows = (result?.results ?? []) as { id: string; name: string; origins: string }[];
  return rows.map(({ origins, ...row }) => ({ ...row, origins: JSON.parse(origins).sort() }));
}
