import {
  CLICK_DAYS,
  DAY_MS,
  MESSAGE_DAYS,
  NETWORK_DAYS,
  RETENTION_DAYS,
  RETURNED_DAYS,
  SPAM_DAYS,
} from '../contract/durations.ts';
import type { Health } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import { listKinds, storedKinds } from '../leads/kinds.ts';
import { removeLeads } from '../leads/remove-leads.sql.ts';

/** Days after the last sign-in until a member counts as having left, unless MEMBERS names them. */
const MEMBER_DAYS = 90;
/** Retention of counts: a year, and the month before it for comparison. */
const STATISTICS_DAYS = 400;
/** Retention of a website that nobody has judged: as long as the desk lists it. */
const SIGHTING_DAYS = 30;

/** Upper bound of the count of due leads. */
const MAX_DUE = 10_001;
const BATCH_LEADS = 2000;
/** Batches of one run, every five minutes: D1's free plan allows 50 statements a run. */
const RUN_BATCHES = 2;

interface RetainedKind {
  kind: SubmissionKind;
  days: number;
}

/** Leads of a kind that are due, by a condition along an index. */
interface Due {
  condition: string;
  /** ?1: the kind; ?2: the end of their time. */
  values: [kind: string, end: string];
}

/**
 * Lists the due leads of a kind. A flag is only a suspicion, so a flagged lead waits for a member, like an
 * open request. A confirmed reader stays.
 */
function listDue({ kind, days }: RetainedKind, now: Date): Due[] {
  const isSpam = "folder = 'spam' AND kind = ?1 AND created_at < ?2 AND spam_at < ?2";
  // The last repeat is later than the first submission.
  const isOld =
    "folder = 'inbox' AND kind = ?1 AND created_at < ?2 AND coalesce(last_at, created_at) < ?2";
  return [
    { condition: isSpam, values: [kind, daysBefore(now, SPAM_DAYS)] },
    ...storedKinds[kind].expiring.map(
      (status): Due => ({
        condition: `${isOld} AND status = '${status}'`,
        values: [kind, daysBefore(now, days)],
      }),
    ),
  ];
}

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Reads the retention of each kind, in days. */
async function readRetention(db: D1Database): Promise<RetainedKind[]> {
  const { results } = await db.prepare('SELECT kind, days FROM retention').all<RetainedKind>();
  const days = new Map(results.map((row) => [row.kind, row.days]));
  return listKinds().map(({ kind }) => ({ kind, days: days.get(kind) ?? RETENTION_DAYS }));
}

/** Counts the leads due for deletion. Reads no lead that is younger than those. */
export async function readDue(db: D1Database, now: Date): Promise<Health['retention']> {
  const retained = await readRetention(db);
  const counts = retained.flatMap((one) =>
    listDue(one, now).map(({ condition, values }) =>
      db
        .prepare(`
          SELECT ?1 AS kind, count(*) AS due FROM (SELECT 1 FROM leads WHERE ${condition} LIMIT ${MAX_DUE})`)
        .bind(...values),
    ),
  );
  const results = await db.batch<{ kind: SubmissionKind; due: number }>(counts);
  const rows = results.flatMap((result) => result.results);
  const dueOf = (kind: SubmissionKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { due }) => sum + due, 0);
  return retained.map((one) => ({ ...one, due: dueOf(one.kind) }));
}

/**
 * Deletes a bounded part of the due leads.
 * @returns whether nothing is left
 */
export async function deleteExpired(db: D1Database, now: Date): Promise<boolean> {
  const all = (await readRetention(db)).flatMap((retained) => listDue(retained, now));
  let batches = 0;
  for (const due of all) {
    for (let found = BATCH_LEADS; found === BATCH_LEADS; ) {
      if (batches === RUN_BATCHES) return false;
      found = await deleteBatch(db, due);
      if (found > 0) batches += 1;
    }
  }
  return deleteOld(db, now);
}

/** Rechecks while deleting, as a lead may have been repeated meanwhile. Resolves to the number found. */
async function deleteBatch(db: D1Database, { condition, values }: Due): Promise<number> {
  const { results } = await db
    .prepare(`SELECT id FROM leads WHERE ${condition} ORDER BY created_at LIMIT ${BATCH_LEADS}`)
    .bind(...values)
    .all<{ id: number }>();
  if (results.length === 0) return 0;
  const ids = JSON.stringify(results.map(({ id }) => id));
  // By the found ids: SQLite would otherwise search all due leads again.
  const isFound = `lead.id IN (
    SELECT found.value FROM json_each(?3) AS found
    CROSS JOIN leads AS due NOT INDEXED ON due.id = found.value WHERE ${condition}
  )`;
  await db.batch(removeLeads(db, isFound, [...values, ids]));
  return results.length;
}

/** Rows of one table deleted by one statement. */
const MAX_OLD = 1000;

/** @returns whether nothing is left */
async function deleteOld(db: D1Database, now: Date): Promise<boolean> {
  const statisticsEnd = daysBefore(now, STATISTICS_DAYS);
  const messagesEnd = daysBefore(now, MESSAGE_DAYS);
  const old: [table: string, key: string, condition: string, end: string][] = [
    ['answers', 'hour', 'hour < ?', statisticsEnd],
    ['origin_sightings', 'day, origin', 'day < ?', daysBefore(now, SIGHTING_DAYS)],
    ['days_off', 'id', 'to_day < ?', statisticsEnd],
    ['members', 'email', 'seen_at < ?', daysBefore(now, MEMBER_DAYS)],
    ['returned_mail', 'mailbox', 'created_at < ?', daysBefore(now, RETURNED_DAYS)],
    ['outbox', 'id', 'sent_at < ?', messagesEnd],
    ['outbox', 'id', 'sent_at IS NULL AND dead_at < ?', messagesEnd],
  ];
  const chosen = (table: string, key: string, condition: string) =>
    `(${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${MAX_OLD})`;
  const hasNetwork = 'network IS NOT NULL AND created_at < ?';
  const statements = [
    ...old.map(([table, key, condition, end]) =>
      db.prepare(`DELETE FROM ${table} WHERE ${chosen(table, key, condition)}`).bind(end),
    ),
    ...['appointments', 'leads'].map((table) =>
      db
        .prepare(`UPDATE ${table} SET network = NULL WHERE ${chosen(table, 'id', hasNetwork)}`)
        .bind(daysBefore(now, NETWORK_DAYS)),
    ),
  ];
  statements.push(
    db
      .prepare(`
        UPDATE outbox SET payload = json_remove(payload, '$.network')
        WHERE ${chosen('outbox', 'id', "payload ->> 'network' IS NOT NULL AND created_at < ?")}`)
      .bind(daysBefore(now, NETWORK_DAYS)),
    db
      .prepare(`
        UPDATE leads SET attribution = nullif(json_remove(attribution, '$.clicks'), '{}')
        WHERE ${chosen('leads', 'id', "attribution ->> 'clicks' IS NOT NULL AND created_at < ?")}`)
      .bind(daysBefore(now, CLICK_DAYS)),
  );
  const results = await db.batch(statements);
  return results.every(({ meta }) => meta.changes < MAX_OLD);
}

export async function writeRetention(
  kind: SubmissionKind,
  days: number,
  { env: { DB }, actor, now }: DeskContext,
): Promise<void> {
  const was = `coalesce((SELECT days FROM retention WHERE kind = ?1), ${RETENTION_DAYS})`;
  const record = DB.prepare(`
    INSERT INTO desk_events (actor, action, subject, detail, created_at)
    SELECT ?3, 'retention', ?1, json_object('from', CAST(${was} AS TEXT), 'to', CAST(CAST(?2 AS INTEGER) AS TEXT)), ?4
    WHERE ${was} IS NOT ?2`);
  const change = DB.prepare(
    'INSERT INTO retention (kind, days) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET days = ?2',
  );
  await DB.batch([
    record.bind(kind, days, actor.email, now.toISOString()),
    change.bind(kind, days),
  ]);
}
