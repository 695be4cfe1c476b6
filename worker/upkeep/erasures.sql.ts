// `npm run restore-to` runs this in Node, where the types of the runtime are not global.
import type { D1Database } from '@cloudflare/workers-types';
import type { Erasure } from '../core/erasure-ledger.ts';
import { removeLeads } from '../leads/remove-leads.sql.ts';
import { prepareOfficeErased } from '../notify/office-webhook.sql.ts';

/** A mailbox whose other spelling has leads stays: as far as we know, they are another person's. */
const FORGET_RETURNED = `
  DELETE FROM returned_mail WHERE mailbox IN (
    SELECT mailbox FROM leads WHERE email = ?1 AND created_at <= ?2
  ) AND mailbox NOT IN (SELECT mailbox FROM leads WHERE email <> ?1 AND mailbox IS NOT NULL)`;

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
    db.prepare(FORGET_RETURNED).bind(email, createdAt),
    ...removeLeads(db, isTheirs, [email, createdAt]),
  ]);
  return removed.reduce((rows, { meta }) => rows + meta.changes, 0);
}
