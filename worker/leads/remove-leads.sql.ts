import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { listKinds } from './kinds.ts';

/** Which leads. */
export interface ChosenLeads {
  /** SQL about `leads`, narrow by an index. */
  condition: string;
  values: readonly (string | number)[];
}

/**
 * Prepares the statements that remove leads with everything that belongs to them: messages, history,
 * appointments, the visitor's own words; each returns a row for each row that it removes. At last the leads.
 */
export function removeLeads(
  db: D1Database,
  { condition, values }: ChosenLeads,
): D1PreparedStatement[] {
  const chosen = `SELECT kind, row_id FROM leads WHERE ${condition}`;
  const rowsOf = (kind: string) =>
    `SELECT row_id FROM leads WHERE kind = '${kind}' AND (${condition})`;
  const statements = [
    `DELETE FROM outbox WHERE (kind, lead_id) IN (${chosen})`,
    `DELETE FROM lead_events WHERE (kind, lead_id) IN (${chosen})`,
    `DELETE FROM appointments WHERE consultation_id IN (${rowsOf('consultation')})`,
    ...listKinds().map(({ kind, table }) => `DELETE FROM ${table} WHERE id IN (${rowsOf(kind)})`),
  ].map((sql) => `${sql} RETURNING id`);
  return [...statements, `DELETE FROM leads WHERE ${condition}`].map((sql) =>
    db.prepare(sql).bind(...values),
  );
}
