import type { Purpose, Subscription } from './links.ts';

export type StoredSubscription = Subscription & { state: 'pending' | 'confirmed' | 'unsubscribed' };

export function readSubscription(db: D1Database, id: number): Promise<StoredSubscription | null> {
  return db
    .prepare(`
      SELECT id, state, created_at AS createdAt, requested_at AS requestedAt
      FROM newsletter_subscriptions WHERE id = ?`)
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
      WHERE sent.id = ? AND state = 'pending' AND ${MAY_BE_ASKED}`)
    .bind(id)
    .first<Subscription & { email: string }>();
}

/** Of `leads`: nothing sets it apart but, at most, that we do not know its website. */
export const MAY_BE_ASKED =
  "(leads.folder = 'inbox' OR (leads.folder = 'flagged' AND leads.flag = 'origin'))";

const STATES = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/** Not again, and nothing leads back from having left. */
const IS_TO_CHANGE = "id = ?1 AND state NOT IN (?2, 'unsubscribed')";

const KEEP_EVENT = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'newsletter', id, 'visitor', ?2, json_object('from', state, 'to', ?2), ?3
  FROM newsletter_subscriptions WHERE ${IS_TO_CHANGE}`;

const SET_STATE = `
  UPDATE newsletter_subscriptions SET
    state = ?2, confirmed_at = iif(?2 = 'confirmed', ?3, confirmed_at), version = version + 1
  WHERE ${IS_TO_CHANGE}`;

/** Does what the purpose says, with its event; a second time, nothing. */
export async function changeSubscription(
  db: D1Database,
  purpose: Purpose,
  { id }: StoredSubscription,
  now: Date,
): Promise<void> {
  const values = [id, STATES[purpose], now.toISOString()];
  await db.batch([KEEP_EVENT, SET_STATE].map((sql) => db.prepare(sql).bind(...values)));
}
