// Imported by scripts, too, where the types of the runtime are not global.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { listKinds } from './kinds.ts';

/**
 * Prepares the statements that delete leads with all their data, for one batch, but for the message that the
 * office's own system must erase them. The last one returns a row for each lead.
 * @param condition SQL about `leads AS lead`, which stays true until they are deleted
 */
export function removeLeads(
  db: D1Database,
  condition: string,
  values: readonly (string | number)[],
): D1PreparedStatement[] {
  const select = (columns: string, kind: string) =>
    `SELECT ${columns} FROM leads AS lead WHERE ${condition} ${kind && `AND lead.kind = '${kind}'`}`;
  const statements = [
    `DELETE FROM outbox WHERE (kind, lead_id) IN (${select('lead.kind, row_id', '')})
      AND payload ->> 'what' IS NOT 'erased'`,
    `DELETE FROM lead_events WHERE (kind, lead_id) IN (${select('lead.kind, row_id', '')})`,
    ...listKinds().flatMap(({ kind, table, takesAppointment }) => {
      const rows = select('row_id', kind);
      const appointments = `DELETE FROM appointments WHERE consultation_id IN (${rows})`;
      return [
        ...(takesAppointment ? [appointments] : []),
        `DELETE FROM ${table} WHERE id IN (${rows})`,
      ];
    }),
    `DELETE FROM leads AS lead WHERE ${condition} RETURNING id`,
  ];
  return statements.map((sql) => db.prepare(sql).bind(...values));
}
