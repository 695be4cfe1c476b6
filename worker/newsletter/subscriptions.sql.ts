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

/** A subscription that still waits for its confirmation, and where to ask for it. */
export function findPending(
  db: D1Database,
  id: unknown,
): Promise<(Subscription & { email: string }) | null> {
  return db
    .prepare(`
      SELECT row_id AS id, sent.email, sent.created_at AS createdAt, requested_at AS requestedAt
      FROM newsletter_subscriptions AS sent JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
      WHERE sent.id = ? AND status = 'pending' AND ${MAY_BE_ASKED}`)
    .bind(id)
    .first<Subscription & { email: string }>();
}

/** Of `leads`: nothing sets it apart but, at most, that we do not know its website. */
export const MAY_BE_ASKED =
  "(leads.folder = 'inbox' OR (leads.folder = 'flagged' AND leads.flag = 'origin'))";

const STATES = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/** Not again, and nothing leads back from having left. */
const IS_TO_CHANGE = "(kind, row_id) = ('newsletter', ?1) AND status NOT IN (?2, 'unsubscribed')";

const KEEP_EVENT = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT kind, row_id, 'visitor', ?2, json_object('from', status, 'to', ?2), ?3
  FROM leads WHERE ${IS_TO_CHANGE}`;

const SET_CONFIRMED = `
  UPDATE newsletter_subscriptions SET confirmed_at = ?3
  WHERE ?2 = 'confirmed' AND id = (SELECT row_id FROM leads WHERE ${IS_TO_CHANGE})`;

const SET_STATUS = `UPDATE leads SET status = ?2, version = version + 1 WHERE ${IS_TO_CHANGE}`;

/** Does what the purpose says, with its event; a second time, nothing. */
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
  ]);
}
