import type { DeskContext } from '../../desk-handler.ts';
import { prepareDeedIfDone } from '../desk-events.ts';

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

/**
 * Claims a message, if it is due, not settled and nobody else's. The attempt counts from here on, so
 * that a message which kills its sender is not tried for ever.
 */
export async function claimMessage(
  db: D1Database,
  id: number,
  now: Date,
): Promise<ClaimedMessage | null> {
  const statement = db.prepare(`
    UPDATE outbox SET claimed_until = ?3, attempts = attempts + 1
    WHERE id = ?2 AND ${isUnsettled} AND due_at <= ?1 AND ${isUnclaimed}
    RETURNING id, topic, payload, attempts`);
  const until = new Date(now.getTime() + CLAIM_MS);
  const row = await statement
    .bind(now.toISOString(), id, until.toISOString())
    .first<Omit<ClaimedMessage, 'payload'> & { payload: string }>();
  return row && { ...row, payload: JSON.parse(row.payload) };
}

/** Keeps what became of the attempt. Safe to repeat. */
export async function settleMessage(
  db: D1Database,
  message: ClaimedMessage,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  if (delivery === 'sent' || delivery === 'needless') return finish(db, message, delivery, now);
  await db
    .prepare(POSTPONE)
    .bind(message.id, message.attempts, ...postpone(message.attempts, delivery, now))
    .run();
}

async function finish(
  db: D1Database,
  { id }: ClaimedMessage,
  delivery: 'sent' | 'needless',
  now: Date,
): Promise<void> {
  await db
    .prepare(
      'UPDATE outbox SET sent_at = ?2, dead_at = NULL, claimed_until = NULL, last_error = ?3 WHERE id = ?1',
    )
    .bind(id, now.toISOString(), delivery === 'sent' ? null : delivery)
    .run();
}

/** By the number of the attempt: a sender who was too slow must not settle the next one's. */
const POSTPONE = `
  UPDATE outbox SET claimed_until = NULL,
    attempts = ?3, last_error = ?4, due_at = coalesce(?5, due_at), dead_at = ?6
  WHERE id = ?1 AND attempts = ?2 AND sent_at IS NULL`;

/** Attempts, last error, next try and, after the last, the end. */
function postpone(attempts: number, delivery: 'waiting' | { failure: string }, now: Date) {
  if (delivery === 'waiting') {
    const dueAt = new Date(now.getTime() + LOOK_AGAIN_MS);
    return [attempts - 1, delivery, dueAt.toISOString(), null];
  }
  const nextTry = findNextTry(attempts, now);
  const deadAt = nextTry ? null : now.toISOString();
  return [attempts, delivery.failure, nextTry?.toISOString() ?? null, deadAt];
}

/** A message that no lead's own batch brings. */
export interface NewMessage {
  topic: string;
  /** Of one topic and key there is one message. */
  dedupeKey: string;
  /** Nothing personal. */
  payload: Record<string, unknown>;
}

/** @returns its id; none if it is there already */
export async function addMessage(
  db: D1Database,
  { topic, dedupeKey, payload }: NewMessage,
  now: Date,
): Promise<number[]> {
  const { results } = await db
    .prepare(`
      INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at) VALUES (?1, ?2, ?3, ?4, ?4)
      ON CONFLICT DO NOTHING RETURNING id`)
    .bind(topic, dedupeKey, JSON.stringify(payload), now.toISOString())
    .all<{ id: number }>();
  return results.map(({ id }) => id);
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
