// `npm run restore-to` runs this in Node, where the types of the runtime are not global.
import type { D1Database } from '@cloudflare/workers-types';
import type { Erasure } from '../core/erasure-ledger.ts';
import { removeLeads } from '../leads/remove-leads.sql.ts';
import { prepareOfficeErased } from '../notify/office-webhook.sql.ts';

/**
 * Erases an address, records the number of leads in the desk's audit and tells the office's own system, all or
 * nothing. Resolves to
 * the number of deleted rows.
 */
export async function eraseAddress(
  db: D1Database,
  email: string,
  { actor, createdAt }: Pick<Erasure, 'actor' | 'createdAt'>,
): Promise<number> {
  const isTheirs = 'lead.email = ?1 AND lead.created_at <= ?2';
  const audit = db
    .prepare(`
      INSERT INTO desk_events (actor, action, subject, detail, created_at)
      SELECT ?3, 'erased', NULL, json_object('from', NULL, 'to', count(*) || ' leads'), ?2
      FROM leads AS lead WHERE ${isTheirs} HAVING count(*) > 0`)
    .bind(email, createdAt, actor);
  const [, , ...removed] = await db.batch([
    audit,
    prepareOfficeErased(db, createdAt, 'lead.email = ?2 AND lead.created_at <= ?1', [email]),
    ...removeLeads(db, isTheirs, [email, createdAt]),
  ]);
  return removed.reduce((rows, { meta }) => rows + meta.changes, 0);
}
