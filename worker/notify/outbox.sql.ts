import { prepareDeedIfDone } from '../core/desk-events.sql.ts';
import type { DeskContext } from '../core/desk-handler.ts';

/** A message that this sender, and no other, is to send now. */
export interface ClaimedMessage {
  id: number;
  topic: string;
  /** Kind and id of the lead that it is about, if it is about one. */
  payload: Record<string, unknown>;
  /** This one included. */
  attempts: number;
}

/** What became of one attempt. */
export type Delivery =
  | 'sent'
  /** There is nobody to tell any more: the lead has gone, the partner is paused. */
  | 'needless'
  /** Something is not set up; the attempt does not count. */
  | 'waiting'
  /** Why it failed, in fixed words: the table keeps nothing personal. */
  | { failure: string };

const MINUTE_MS = 60_000;

/** Longer than any attempt takes. Another sender may try when it is over. */
export const CLAIM_MS = 2 * MINUTE_MS;
/** How soon a message that waits for a setting is looked at again. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
/** Minutes to wait after each failed attempt: a day together. */
const WAITS_MINUTES = [5, 10, 30, 60, 120, 240, 480, 480];
export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** When to try again after so many failed attempts; null after the last. */
export function findNextTry(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

const isUnsettled = 'sent_at IS NULL AND dead_at IS NULL';
const isUnclaimed = '(claimed_until IS NULL OR claimed_until <= ?1)';

/** The most that one mail tells together. */
const MAX_TOGETHER = 500;

/**
 * Claims a message, if it is due, not settled and nobody else's. The attempt counts from here on, so
 * that a message which kills its sender is not tried for ever.
 *
 * One to a member that has had to wait, for its turn or after a failure, brings along what else of its
 * topic has waited for the same member: all of it goes out as one.
 * @returns the message first; nothing if it could not be claimed
 */
export async function claimMessages(
  db: D1Database,
  id: number,
  now: Date,
): Promise<ClaimedMessage[]> {
  const isDue = (row: string) => `
    ${row}.sent_at IS NULL AND ${row}.dead_at IS NULL AND ${row}.due_at <= ?1
    AND (${row}.claimed_until IS NULL OR ${row}.claimed_until <= ?1)`;
  const statement = db.prepare(`
    UPDATE outbox SET claimed_until = ?3, attempts = attempts + 1
    WHERE ${isDue('outbox')} AND id IN (
      SELECT ?2 UNION ALL SELECT id FROM (
        SELECT other.id FROM outbox AS own JOIN outbox AS other INDEXED BY outbox_due
          ON (other.topic, other.recipient) = (own.topic, own.recipient)
        WHERE own.id = ?2 AND ${isDue('own')} AND own.due_at > own.created_at
          AND ${isDue('other')} AND other.due_at > other.created_at AND other.id <> own.id
        LIMIT ${MAX_TOGETHER}
      )
    )
    RETURNING id, topic, payload, attempts`);
  const until = new Date(now.getTime() + CLAIM_MS);
  const { results } = await statement
    .bind(now.toISOString(), id, until.toISOString())
    .all<Omit<ClaimedMessage, 'payload'> & { payload: string }>();
  return results
    .map((row) => ({ ...row, payload: JSON.parse(row.payload) }))
    .sort((one, other) => Number(other.id === id) - Number(one.id === id));
}

/** When a message that waits is due; null for one that is due or settled. */
export async function findDueTime(db: D1Database, id: number, now: Date): Promise<Date | null> {
  const dueAt = await db
    .prepare(`SELECT due_at FROM outbox WHERE id = ?2 AND ${isUnsettled} AND due_at > ?1`)
    .bind(now.toISOString(), id)
    .first<string>('due_at');
  return dueAt === null ? null : new Date(dueAt);
}

/** Keeps what became of the attempt for all that went out together. Safe to repeat. */
export async function settleMessages(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: Delivery,
  now: Date,
): Promise<void> {
  if (delivery === 'sent' || delivery === 'needless') return finish(db, messages, delivery, now);
  const changes = messages.map(({ id, attempts }) => ({
    id,
    claimed: attempts,
    ...postpone(attempts, delivery, now),
  }));
  await db.prepare(POSTPONE).bind(JSON.stringify(changes)).run();
}

/** Only the first counts as a mail. */
async function finish(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: 'sent' | 'needless',
  now: Date,
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const [first, others] = delivery === 'sent' ? [null, 'together'] : [delivery, delivery];
  await db
    .prepare(`
      UPDATE outbox SET sent_at = ?2, dead_at = NULL, claimed_until = NULL,
        last_error = iif(id = ?3, ?4, ?5)
      WHERE id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids), now.toISOString(), ids[0] ?? null, first, others)
    .run();
}

/** By the number of the attempt: a sender who was too slow must not settle the next one's. */
const POSTPONE = `
  UPDATE outbox SET claimed_until = NULL, attempts = change.value ->> 'attempts',
    last_error = change.value ->> 'lastError', due_at = coalesce(change.value ->> 'dueAt', due_at),
    dead_at = change.value ->> 'deadAt'
  FROM json_each(?1) AS change
  WHERE outbox.id = change.value ->> 'id' AND outbox.attempts = change.value ->> 'claimed'
    AND sent_at IS NULL`;

/** Attempts, last error, next try and, after the last, the end. */
function postpone(attempts: number, delivery: 'waiting' | { failure: string }, now: Date) {
  if (delivery === 'waiting') {
    const dueAt = new Date(now.getTime() + LOOK_AGAIN_MS);
    return { attempts: attempts - 1, lastError: delivery, dueAt, deadAt: null };
  }
  const dueAt = findNextTry(attempts, now);
  return { attempts, lastError: delivery.failure, dueAt, deadAt: dueAt ? null : now };
}

/**
 * Adds a message to staff that is about no lead, one for each member, unless there are any of its
 * topic and key.
 * @returns their ids
 */
export async function addStaffMessage(
  db: D1Database,
  { topic, key, members }: { topic: string; key: string; members: readonly string[] },
  now: Date,
): Promise<number[]> {
  const { results } = await db
    .prepare(`
      INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
      SELECT ?1, substr(?2 || ' ' || value, 1, 200), json_object('to', value), ?4, ?4 FROM json_each(?3)
      WHERE NOT EXISTS (
        SELECT 1 FROM outbox WHERE topic = ?1 AND dedupe_key >= ?2 AND dedupe_key < ?2 || '!'
      )
      ON CONFLICT DO NOTHING RETURNING id`)
    .bind(topic, key, JSON.stringify(members), now.toISOString())
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/**
 * Prepares a message to staff about what the statement before, in the same batch, has changed: one for
 * each member, with `facts` in its payload. Returns their ids.
 */
export function prepareStaffMessageIfDone(
  db: D1Database,
  { topic, members, facts }: { topic: string; members: readonly string[]; facts: object },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(`
      INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
      SELECT ?1, hex(randomblob(16)), json_set(?2, '$.to', value), ?4, ?4 FROM json_each(?3)
      WHERE changes() > 0 RETURNING id`)
    .bind(topic, JSON.stringify(facts), JSON.stringify(members), now.toISOString());
}

/** Ids of what is due and nobody's, longest due first. */
export async function findDue(db: D1Database, now: Date, limit: number): Promise<number[]> {
  const { results } = await db
    .prepare(`
      SELECT id FROM outbox
      WHERE ${isUnsettled} AND due_at <= ?1 AND ${isUnclaimed} ORDER BY due_at LIMIT ?2`)
    .bind(now.toISOString(), limit)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Gives up what has used its last attempt without coming back from it. */
export async function buryUnreturned(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(`
      UPDATE outbox SET dead_at = ?1, last_error = 'did not return'
      WHERE ${isUnsettled} AND due_at <= ?1 AND ${isUnclaimed} AND attempts >= ?2`)
    .bind(now.toISOString(), MAX_ATTEMPTS)
    .run();
}

/** Gives up what the queue could not deliver. */
export async function buryMessage(db: D1Database, id: number, now: Date): Promise<void> {
  await db
    .prepare(`
      UPDATE outbox SET dead_at = ?1, claimed_until = NULL, last_error = coalesce(last_error, 'not delivered')
      WHERE id = ?2 AND ${isUnsettled}`)
    .bind(now.toISOString(), id)
    .run();
}

/** @returns whether there was such a dead letter; it is due again, with all its attempts */
export async function reviveMessage(id: number, context: DeskContext): Promise<boolean> {
  const { DB } = context.env;
  const revive = DB.prepare(`
    UPDATE outbox SET dead_at = NULL, attempts = 0, due_at = ?1, claimed_until = NULL
    WHERE id = ?2 AND dead_at IS NOT NULL AND sent_at IS NULL`);
  const [revived] = await DB.batch([
    revive.bind(context.now.toISOString(), id),
    prepareDeedIfDone(DB, { action: 'retried', subject: String(id) }, context),
  ]);
  return (revived?.meta.changes ?? 0) > 0;
}
