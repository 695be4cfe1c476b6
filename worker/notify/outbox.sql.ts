import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import { selectOfficeNext } from './office-webhook.sql.ts';
import {
  type DueMessage,
  findNextTry,
  MAX_ATTEMPTS,
  MOST_OF_NETWORK,
  OFFICE,
  type SentMail,
  type Topic,
  VISITORS,
} from './pace.logic.ts';

/** A message that this sender alone may send now. */
export interface ClaimedMessage {
  id: number;
  topic: Topic;
  /** Holds kind and id of the lead, if the message is about one. */
  payload: Record<string, unknown>;
  /** Attempts, including this one. */
  attempts: number;
}

/** The result of one attempt. */
export type Delivery =
  | 'sent'
  /** No longer needed: the lead is gone, the partner is paused. */
  | 'needless'
  /** A setting is missing; the attempt does not count. */
  | 'waiting'
  /** Reason of the failure, in fixed words: the table stores nothing personal. */
  | { failure: string; isCounted: boolean };

/** Lifetime of a claim, longer than any attempt. Another sender may retry after it. */
export const CLAIM_MS = 2 * MINUTE_MS;
/** Delay before the next attempt of a message that waits for a setting. */
const SETTING_WAIT_MS = 5 * MINUTE_MS;
/** The clock that wrote a message may be ahead of ours. */
const CLOCK_SKEW_MS = 5000;
/** The most messages that go out as one email. */
const MAX_TOGETHER = 3000;

const IS_OPEN = 'sent_at IS NULL AND dead_at IS NULL';
/** ?1: now; ?2: now plus the skew of clocks. */
const IS_READY = `${IS_OPEN} AND due_at <= ?2 AND (claimed_until IS NULL OR claimed_until <= ?1)`;
/** Same condition as in the index `outbox_mailed`. */
const IS_MAILED = `sent_at IS NOT NULL AND last_error IS NULL AND topic NOT IN ('webhook', '${OFFICE}')`;
const IS_TO_VISITORS = `recipient = '${VISITORS}'`;

const bindNow = (now: Date) =>
  [now.toISOString(), new Date(now.getTime() + CLOCK_SKEW_MS).toISOString()] as const;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString();

const DUE_COLUMNS = `id, topic, recipient, payload ->> 'network' AS network,
  last_error IS NOT NULL AS isRetry`;

/** Not to a visitor, a partner or the office's system. */
const IS_TO_MEMBER = `NOT ${IS_TO_VISITORS} AND topic NOT IN ('webhook', '${OFFICE}')`;
const OFFICE_NEXT = (most?: number) => selectOfficeNext(IS_READY, most);

/**
 * Messages by id, each to a member together with the others that wait for that member; instead of one to the
 * office's system, those that are next.
 */
const DUE = `
  WITH named AS (
    SELECT id, topic, recipient FROM outbox
    WHERE id IN (SELECT value FROM json_each(?3)) AND ${IS_READY}
  )
  SELECT ${DUE_COLUMNS} FROM outbox
  WHERE id IN (SELECT id FROM named WHERE topic <> '${OFFICE}')
    OR id IN (SELECT id FROM (${OFFICE_NEXT()}) WHERE EXISTS (SELECT 1 FROM named WHERE topic = '${OFFICE}'))
  UNION
  SELECT ${DUE_COLUMNS} FROM outbox WHERE id IN (
    SELECT waiting.id FROM (
      SELECT DISTINCT topic, recipient FROM named WHERE ${IS_TO_MEMBER}
    ) AS pair JOIN outbox AS waiting ON waiting.id IN (
      SELECT id FROM outbox
      WHERE (recipient, topic) = (pair.recipient, pair.topic) AND ${IS_READY}
      ORDER BY due_at LIMIT ${MAX_TOGETHER}
    )
  )
  ORDER BY id`;

/** Reads the due messages by which the named ones are paced. */
export async function readDue(
  db: D1Database,
  ids: readonly number[],
  now: Date,
): Promise<{ due: DueMessage[]; sent: SentMail[] }> {
  const [due, sent] = await db.batch([
    db.prepare(DUE).bind(...bindNow(now), JSON.stringify(ids)),
    db
      .prepare(`
        SELECT topic, recipient, payload ->> 'network' AS network, sent_at AS sentAt FROM outbox
        WHERE ${IS_MAILED} AND sent_at > ?`)
      .bind(dayBefore(now)),
  ]);
  const rows = (due?.results ?? []) as (Omit<DueMessage, 'isRetry'> & { isRetry: number })[];
  return {
    due: rows.map((row) => ({ ...row, isRetry: row.isRetry === 1 })),
    sent: (sent?.results ?? []) as SentMail[],
  };
}

/**
 * Claims due messages that no other sender holds. The attempt counts from here on, so that a message
 * that kills its sender is given up in the end.
 */
export async function claimMessages(
  db: D1Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ClaimedMessage>> {
  const { results } = await db
    .prepare(`
      UPDATE outbox SET claimed_until = ?3, attempts = attempts + 1
      WHERE id IN (SELECT value FROM json_each(?4)) AND ${IS_READY}
      RETURNING id, topic, payload, attempts`)
    .bind(...bindNow(now), new Date(now.getTime() + CLAIM_MS).toISOString(), JSON.stringify(ids))
    .all<Omit<ClaimedMessage, 'payload'> & { payload: string }>();
  return new Map(results.map((row) => [row.id, { ...row, payload: JSON.parse(row.payload) }]));
}

/** Stores the result of an attempt for all messages sent together. Safe to repeat. */
export async function settleMessages(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: Delivery,
  now: Date,
): Promise<void> {
  if (delivery === 'sent' || delivery === 'needless') {
    await db.batch(prepareFinish(db, messages, delivery, now));
    return;
  }
  const changes = messages.map(({ id, attempts }) => ({
    id,
    claimed: attempts,
    ...postpone(attempts, delivery, now),
  }));
  await db.prepare(POSTPONE).bind(JSON.stringify(changes)).run();
}

const FINISH = `
  UPDATE outbox SET sent_at = ?2, dead_at = NULL, claimed_until = NULL,
    last_error = iif(id = ?3, ?4, ?5)
  WHERE id IN (SELECT value FROM json_each(?1))`;

/** Ends the messages about leads that a digest has counted. */
const SUMMARISE = `
  UPDATE outbox SET sent_at = ?2, dead_at = NULL, last_error = 'needless'
  WHERE sent_at IS NULL AND recipient = ?1 AND topic IN ('lead', 'flagged') AND created_at <= ?2`;

/** Only the first message counts as an email. */
function prepareFinish(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: 'sent' | 'needless',
  now: Date,
): D1PreparedStatement[] {
  const sentAt = now.toISOString();
  const ids = messages.map(({ id }) => id);
  const [first, others] = delivery === 'sent' ? [null, 'together'] : [delivery, delivery];
  const digest = delivery === 'sent' && messages.find(({ topic }) => topic === 'digest');
  return [
    db.prepare(FINISH).bind(JSON.stringify(ids), sentAt, ids[0] ?? null, first, others),
    ...(digest ? [db.prepare(SUMMARISE).bind(digest.payload.to, sentAt)] : []),
  ];
}

/** Matches the attempt's number: a sender that was too slow must not settle the next attempt. */
const POSTPONE = `
  UPDATE outbox SET claimed_until = NULL, attempts = change.value ->> 'attempts',
    last_error = change.value ->> 'lastError', due_at = coalesce(change.value ->> 'dueAt', due_at),
    dead_at = change.value ->> 'deadAt'
  FROM json_each(?1) AS change
  WHERE outbox.id = change.value ->> 'id' AND outbox.attempts = change.value ->> 'claimed'
    AND sent_at IS NULL`;

/** Sets attempts, last error, next attempt and, after the last, the end. */
function postpone(attempts: number, delivery: Exclude<Delivery, 'sent' | 'needless'>, now: Date) {
  if (delivery === 'waiting') {
    const dueAt = new Date(now.getTime() + SETTING_WAIT_MS);
    return { attempts: attempts - 1, lastError: delivery, dueAt, deadAt: null };
  }
  const { failure: lastError, isCounted } = delivery;
  const counted = isCounted ? attempts : attempts - 1;
  const dueAt = findNextTry(isCounted ? attempts : 1, now);
  return { attempts: counted, lastError, dueAt, deadAt: dueAt ? null : now };
}

/**
 * Adds a message to staff about no lead, one for each member, unless its topic and key exist.
 * @returns their ids
 */
export async function addStaffMessage(
  db: D1Database,
  { topic, key, members }: { topic: Topic; key: string; members: readonly string[] },
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
 * Prepares a message to staff, one for each member with `facts` in its payload, that is added only if
 * the previous statement of the same batch has changed a row. Returns their ids.
 */
export function prepareStaffMessageIfDone(
  db: D1Database,
  { topic, members, facts }: { topic: Topic; members: readonly string[]; facts: object },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(`
      INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
      SELECT ?1, hex(randomblob(16)), json_set(?2, '$.to', value), ?4, ?4 FROM json_each(?3)
      WHERE changes() > 0 RETURNING id`)
    .bind(topic, JSON.stringify(facts), JSON.stringify(members), now.toISOString());
}

/** The most that a queue takes in one call. */
export const MAX_QUEUED_AT_ONCE = 100;
/** Most emails that visitors may get in an hour. */
const MAX_TO_VISITORS = 60;

/**
 * Finds due messages: one for each topic and member and one to the office's system, whose run then finds the
 * others, and the next ones to visitors, so that a crowded network hides nobody.
 */
export async function findDue(db: D1Database, now: Date): Promise<number[]> {
  const { results } = await db
    .prepare(`
      WITH crowd AS (
        SELECT payload ->> 'network' AS network FROM outbox
        WHERE ${IS_MAILED} AND sent_at > ?3 AND ${IS_TO_VISITORS} GROUP BY network HAVING count(*) >= ${MOST_OF_NETWORK}
      )
      SELECT id FROM (
        SELECT min(id) AS id FROM outbox
        WHERE ${IS_READY} AND ${IS_TO_MEMBER} GROUP BY recipient, topic
      )
      UNION ALL SELECT id FROM (
        SELECT id FROM outbox WHERE ${IS_READY} AND ${IS_TO_VISITORS}
        ORDER BY coalesce(payload ->> 'network' IN crowd, FALSE), topic = 'newsletter-confirmation', id
        LIMIT ${MAX_TO_VISITORS}
      )
      UNION ALL SELECT id FROM (${OFFICE_NEXT(1)})
      UNION ALL SELECT id FROM (
        SELECT id FROM outbox WHERE ${IS_READY} AND topic = 'webhook' ORDER BY due_at LIMIT 100
      )
      LIMIT ${MAX_QUEUED_AT_ONCE}`)
    .bind(...bindNow(now), dayBefore(now))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Finds the message to the office's system that is sent next, whose run then finds the others. */
export async function findOfficeNext(db: D1Database, now: Date): Promise<number[]> {
  const { results } = await db
    .prepare(OFFICE_NEXT(1))
    .bind(...bindNow(now))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Rows that one statement changes. */
const MAX_CHANGED = 5000;

/**
 * Gives up messages whose last attempt never returned, and drops a confirmation that has waited for a
 * day: the reader's next subscription sends a new one.
 */
export async function dropOverdue(db: D1Database, now: Date): Promise<void> {
  await db.batch([
    db
      .prepare(`
        UPDATE outbox SET dead_at = ?1, last_error = 'did not return'
        WHERE ${IS_READY} AND attempts >= ?3`)
      .bind(...bindNow(now), MAX_ATTEMPTS),
    db
      .prepare(`
        UPDATE outbox SET sent_at = ?1, last_error = 'expired' WHERE id IN (
          SELECT id FROM outbox WHERE ${IS_OPEN} AND ${IS_TO_VISITORS}
            AND topic = 'newsletter-confirmation' AND due_at <= ?2 AND last_error IS NULL
          LIMIT ${MAX_CHANGED}
        )`)
      .bind(now.toISOString(), dayBefore(now)),
  ]);
}

/**
 * Makes a dead letter due again, with all its attempts.
 * @returns whether there was such a dead letter
 */
export async function reviveMessage(id: number, context: DeskContext): Promise<boolean> {
  const { DB } = context.env;
  const revive = DB.prepare(`
    UPDATE outbox SET dead_at = NULL, attempts = 0, due_at = ?1, claimed_until = NULL
    WHERE id = ?2 AND dead_at IS NOT NULL AND sent_at IS NULL`);
  const [revived] = await DB.batch([
    revive.bind(context.now.toISOString(), id),
    prepareAuditIfChanged(DB, { action: 'retried', subject: String(id) }, context),
  ]);
  return (revived?.meta.changes ?? 0) > 0;
}

/**
 * Makes every dead letter due again, with all its attempts, and every message that waits for its next
 * attempt.
 */
export async function reviveAll(context: DeskContext): Promise<void> {
  const { DB } = context.env;
  const now = context.now.toISOString();
  await DB.batch([
    DB.prepare(`
      UPDATE outbox SET dead_at = NULL, attempts = 0, due_at = ?1, claimed_until = NULL WHERE id IN (
        SELECT id FROM outbox WHERE dead_at IS NOT NULL AND sent_at IS NULL LIMIT ${MAX_CHANGED}
      )`).bind(now),
    prepareAuditIfChanged(DB, { action: 'retried', subject: null }, context),
    DB.prepare(`
      UPDATE outbox SET due_at = ?1 WHERE id IN (
        SELECT id FROM outbox WHERE ${IS_OPEN} AND due_at > ?1 AND last_error IS NOT NULL
        LIMIT ${MAX_CHANGED}
      )`).bind(now),
  ]);
}

/** The facts about messages by which Health is judged. */
export interface MailFacts {
  /** Creation time of the oldest unsent message to a member. */
  oldestMailAt: string | null;
  /** Due time of the next reminder, possibly past. */
  nextReminderAt: string | null;
  /** Messages to visitors that have waited for more than ten minutes, at most `MAX_COUNTED`. */
  strangersWaiting: number;
  /** At most `MAX_COUNTED`. */
  deadLetters: number;
  /** Messages that the office's system has not accepted, at most `MAX_COUNTED`. */
  officeWaiting: number;
  /** Emails since midnight UTC. */
  mailToday: number;
}

/** Upper bound of these counts: nobody needs more precision. */
export const MAX_COUNTED = 1000;
const STRANGERS_MAY_WAIT_MS = 10 * MINUTE_MS;

export async function readMailFacts(db: D1Database, now: Date): Promise<MailFacts> {
  const facts = await db
    .prepare(`
      SELECT
        (SELECT min(created_at) FROM outbox
          WHERE ${IS_OPEN} AND ${IS_TO_MEMBER}) AS oldestMailAt,
        (SELECT min(due_at) FROM outbox
          WHERE ${IS_OPEN} AND ${IS_TO_VISITORS} AND topic = 'reminder') AS nextReminderAt,
        (SELECT count(*) FROM (SELECT 1 FROM outbox
          WHERE ${IS_OPEN} AND ${IS_TO_VISITORS} AND topic <> 'reminder' AND created_at <= ?1
          LIMIT ${MAX_COUNTED})) AS strangersWaiting,
        (SELECT count(*) FROM (SELECT 1 FROM outbox
          WHERE dead_at IS NOT NULL LIMIT ${MAX_COUNTED})) AS deadLetters,
        (SELECT count(*) FROM (SELECT 1 FROM outbox
          WHERE ${IS_OPEN} AND (recipient, topic) = ('${OFFICE}', '${OFFICE}') LIMIT ${MAX_COUNTED})) AS officeWaiting,
        (SELECT count(*) FROM outbox WHERE ${IS_MAILED} AND sent_at >= ?2) AS mailToday`)
    .bind(
      new Date(now.getTime() - STRANGERS_MAY_WAIT_MS).toISOString(),
      now.toISOString().slice(0, 10),
    )
    .first<MailFacts>();
  if (!facts) throw new Error('The outbox could not be read');
  return facts;
}
