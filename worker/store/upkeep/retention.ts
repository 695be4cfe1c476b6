import type { Health, LeadFolder } from '../../contract/leads.ts';
import type { SubmissionKind } from '../../contract/submissions.ts';
import type { DeskContext } from '../../desk-handler.ts';
import type { Env } from '../../settings.ts';
import { type FiledKind, filedKinds, listKinds } from '../kinds.ts';

const DAY_MS = 24 * 60 * 60_000;
const STEP_ROWS = 500;
/** What is counted of them. */
const MAX_DUE = 10_001;
/** What a night may delete of one kind; the rest waits for the next one. */
const MAX_STEPS = 20;
/** After a member has marked a lead as spam. */
const SPAM_DAYS = 30;
/** Counters and refusals: a year, and the month before it to compare with. */
const STATISTICS_DAYS = 400;
/** What was sent, or given up: long enough to look into a complaint. */
const MESSAGE_DAYS = 90;

/**
 * Which leads of a kind (?1) are due. ?2: until when those marked as spam go; ?3: until when the others
 * do, NULL where the kind is kept for ever. A flag is only a suspicion, so a flagged lead waits for a
 * member, as does a request that nobody has opened. A reader who has confirmed is kept.
 */
function writeDue({ isSubscription }: FiledKind): string {
  const mayExpire = isSubscription
    ? "status <> 'confirmed'"
    : 'EXISTS (SELECT 1 FROM lead_events WHERE (kind, lead_id) = (lead.kind, row_id))';
  const hasExpired = `folder = 'inbox' AND coalesce(last_at, created_at) < ?3 AND ${mayExpire}`;
  return `lead.kind = ?1 AND (spam_at < ?2 OR (${hasExpired}))`;
}

interface RetainedKind {
  kind: SubmissionKind;
  /** Null: for ever. */
  days: number | null;
}

/** For how many days each kind is kept. */
export async function readRetention(db: D1Database): Promise<RetainedKind[]> {
  const { results } = await db
    .prepare('SELECT kind, days FROM retention')
    .all<{ kind: SubmissionKind; days: number }>();
  const days = new Map(results.map((row) => [row.kind, row.days]));
  return listKinds().map(({ kind }) => ({ kind, days: days.get(kind) ?? null }));
}

/**
 * Prepares a query of `due`, the leads that the next night would delete, up to `MAX_DUE` of each
 * folder. It reads no lead that is younger than what goes.
 */
export function prepareDueCount(db: D1Database, kept: RetainedKind, now: Date) {
  const due = writeDue(filedKinds[kept.kind]);
  const countOf = (folder: LeadFolder, until: string) => `
    (SELECT count(*) FROM (
      SELECT 1 FROM leads AS lead
      WHERE folder = '${folder}' AND lead.created_at < ${until} AND ${due} LIMIT ${MAX_DUE}
    ))`;
  const sql = `SELECT ${countOf('spam', '?2')} + ${countOf('inbox', '?3')} AS due`;
  return db.prepare(sql).bind(...boundsOf(kept, now));
}

/** Deletes what is due. Resolves to how many leads went. */
export async function deleteExpired(env: Env, now: Date): Promise<string> {
  let total = 0;
  for (const kept of await readRetention(env.DB)) total += await deleteDue(env.DB, kept, now);
  await deleteStatistics(env.DB, now);
  return `deleted ${total}`;
}

async function deleteDue(db: D1Database, kept: RetainedKind, now: Date): Promise<number> {
  let total = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const deleted = await deleteStep(db, kept, now);
    total += deleted;
    if (deleted < STEP_ROWS) break;
  }
  return total;
}

/** Checks again while it deletes, as a lead may have come again since it was found. */
async function deleteStep(db: D1Database, kept: RetainedKind, now: Date): Promise<number> {
  const filed = filedKinds[kept.kind];
  const due = writeDue(filed);
  const bounds = boundsOf(kept, now);
  const { results } = await db
    .prepare(`SELECT row_id AS id FROM leads AS lead WHERE ${due} LIMIT ${STEP_ROWS}`)
    .bind(...bounds)
    .all<{ id: number }>();
  if (results.length === 0) return 0;
  const found = '(SELECT value FROM json_each(?4))';
  const isGone = `lead_id IN ${found} AND lead_id NOT IN (SELECT row_id FROM leads WHERE kind = ?1)`;
  const statements = [
    `DELETE FROM ${filed.table} WHERE id IN ${found}
      AND id IN (SELECT row_id FROM leads AS lead WHERE ${due}) RETURNING id`,
    `DELETE FROM lead_events WHERE kind = ?1 AND ${isGone}`,
    `DELETE FROM outbox WHERE kind = ?1 AND ${isGone}`,
  ];
  const ids = JSON.stringify(results.map(({ id }) => id));
  const [deleted] = await db.batch(statements.map((sql) => db.prepare(sql).bind(...bounds, ids)));
  return deleted?.results.length ?? 0;
}

async function deleteStatistics(db: D1Database, now: Date): Promise<void> {
  const statisticsEnd = daysBefore(now, STATISTICS_DAYS);
  const messagesEnd = daysBefore(now, MESSAGE_DAYS);
  await db.batch([
    db.prepare('DELETE FROM counters WHERE hour < ?').bind(statisticsEnd),
    db.prepare('DELETE FROM origin_refusals WHERE day < ?').bind(statisticsEnd),
    // Requests for consent go with the subscription: they also limit how many a mailbox gets.
    db
      .prepare(
        "DELETE FROM outbox WHERE coalesce(sent_at, dead_at) < ? AND topic <> 'newsletter-confirmation'",
      )
      .bind(messagesEnd),
  ]);
}

function boundsOf({ kind, days }: RetainedKind, now: Date): [string, string, string | null] {
  return [kind, daysBefore(now, SPAM_DAYS), days === null ? null : daysBefore(now, days)];
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** What the next night would delete. */
export async function readDue(db: D1Database, now: Date): Promise<Health['retention']> {
  const kept = await readRetention(db);
  const counts = await db.batch<{ due: number }>(kept.map((one) => prepareDueCount(db, one, now)));
  return kept.map(({ kind, days }, index) => ({
    kind,
    days,
    due: counts[index]?.results[0]?.due ?? 0,
  }));
}

/** @param days null: for ever, which is how it starts */
export async function writeRetention(
  kind: SubmissionKind,
  days: number | null,
  { env: { DB }, actor, now }: DeskContext,
): Promise<void> {
  const was = '(SELECT days FROM retention WHERE kind = ?1)';
  const record = DB.prepare(`
    INSERT INTO desk_events (actor, action, subject, detail, created_at)
    SELECT ?3, 'retention', ?1, json_object('from', CAST(${was} AS TEXT), 'to', CAST(CAST(?2 AS INTEGER) AS TEXT)), ?4
    WHERE ${was} IS NOT ?2`);
  const change =
    days === null
      ? DB.prepare('DELETE FROM retention WHERE kind = ?').bind(kind)
      : DB.prepare(
          'INSERT INTO retention (kind, days) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET days = ?2',
        ).bind(kind, days);
  await DB.batch([record.bind(kind, days, actor.email, now.toISOString()), change]);
}
