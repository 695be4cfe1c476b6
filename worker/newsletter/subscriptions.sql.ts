import { prepareOfficeChanges } from '../notify/office-webhook.sql.ts';
import type { Purpose, Subscription } from './links.ts';

export type StoredSubscription = Subscription & { state: 'pending' | 'confirmed' | 'unsubscribed' };

export function readSubscription(db: D1Database, id: number): Promise<StoredSubscription | null> {
  return db
    .prepare(`
      SELECT sent.id, status AS state, sent.created_at AS createdAt, requested_at AS requestedAt
      FROM newsletter_subscriptions AS sent JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
      WHERE sent.id = ?`)
    .bind(id)
    .first<StoredSubscription>();
}

/** Finds a subscription that awaits confirmation, with its address. */
export function findPending(
  db: D1Database,
  id: unknown,
): Promise<(Subscription & { email: string }) | null> {
  return db
    .prepare(`
      SELECT row_id AS id, sent.email, sent.created_at AS createdAt, requested_at AS requestedAt
      FROM newsletter_subscriptions AS sent JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
      WHERE sent.id = ? AND status = 'pending' AND ${MAY_BE_MAILED}`)
    .bind(id)
    .first<Subscription & { email: string }>();
}

/** Condition on `leads`: not flagged, except for an unknown website. */
export const MAY_BE_MAILED =
  "(leads.folder = 'inbox' OR (leads.folder = 'flagged' AND leads.flag = 'origin'))";

const STATES = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/** Excludes a repeat, and any return from having unsubscribed. */
const IS_TO_CHANGE = "(kind, row_id) = ('newsletter', ?1) AND status NOT IN (?2, 'unsubscribed')";

/** For `prepareOfficeChanges`. */
const IS_THIS = "(lead.kind, lead.row_id) = ('newsletter', ?2)";

const KEEP_EVENT = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT kind, row_id, 'visitor', ?2, json_object('from', status, 'to', ?2), ?3
  FROM leads WHERE ${IS_TO_CHANGE}`;

const SET_CONFIRMED = `
  UPDATE newsletter_subscriptions SET confirmed_at = ?3
  WHERE ?2 = 'confirmed' AND id = (SELECT row_id FROM leads WHERE ${IS_TO_CHANGE})`;

const SET_STATUS = `UPDATE leads SET status = ?2, version = version + 1 WHERE ${IS_TO_CHANGE}`;

/** Confirms or unsubscribes, with the event; a repeat changes nothing. */
export async function changeSubscription(
  db: D1Database,
  purpose: Purpose,
  { id }: StoredSubscription,
  now: Date,
): Promise<void> {
  const values = [id, STATES[purpose], now.toISOString()];
  await db.batch([
    ...[KEEP_EVENT, SET_CONFIRMED].map((sql) => db.prepare(sql).bind(...values)),
    db.prepare(SET_STATUS).bind(...values.slice(0, 2)),
    prepareOfficeChanges(db, now.toISOString(), IS_THIS, [id]),
  ]);
}
