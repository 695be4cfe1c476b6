// `npm run restore-to` runs this in Node, where the types of the runtime are not global.
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { COPY_DAYS, DAY_MS } from '../contract/durations.ts';
import { findErasures, readErasureKeys, readErasures } from '../core/erasure-ledger.ts';
import { OFFICE } from '../notify/pace.logic.ts';
import { eraseAddress } from './erasures.sql.ts';

/** Oldest possible restore: copies are retained this long, and restore points shorter. */
const LOOK_BACK_MS = COPY_DAYS * DAY_MS;
/** Addresses per page, each of which is hashed. */
const PAGE_ADDRESSES = 1000;

/**
 * Repeats erasures in a restored database, which may hold people erased since its time. Resolves
 * to the number of deleted rows.
 * @param erasureKeys value of the secret, including former keys
 * @throws Error if the key of an erasure is missing, before anything is erased
 */
export async function eraseAgain(
  db: D1Database,
  bucket: R2Bucket,
  erasureKeys: string,
  now: Date,
): Promise<number> {
  const keys = await readErasureKeys(erasureKeys);
  const erasures = await readErasures(bucket, new Date(now.getTime() - LOOK_BACK_MS));
  const unknown = erasures.find(({ keyId }) => !keys.some(({ id }) => id === keyId));
  if (unknown) throw new Error(`ERASURE_KEYS has no key ${unknown.keyId}`);
  let rows = 0;
  let page: { email: string }[];
  let last = '';
  do {
    ({ results: page } = await db
      .prepare(
        `SELECT DISTINCT email FROM leads WHERE email > ? ORDER BY email LIMIT ${PAGE_ADDRESSES}`,
      )
      .bind(last)
      .all<{ email: string }>());
    for (const { email } of page) {
      for (const erasure of await findErasures(email, erasures, keys)) {
        rows += await eraseAddress(db, email, erasure);
      }
    }
    last = page.at(-1)?.email ?? '';
  } while (page.length === PAGE_ADDRESSES);
  return rows;
}

/**
 * Drops messages that are due in a restored database: they were sent between its time and now.
 * Reminders that are due later stay, and what the office's own system may not have: it knows doubles by their id. Resolves to the number dropped.
 */
export async function dropDueMessages(db: D1Database, now: Date): Promise<number> {
  const { meta } = await db
    .prepare(`
      UPDATE outbox SET sent_at = ?1, claimed_until = NULL, last_error = 'restored'
      WHERE sent_at IS NULL AND dead_at IS NULL AND due_at <= ?1 AND topic <> '${OFFICE}'`)
    .bind(now.toISOString())
    .run();
  return meta.changes;
}
