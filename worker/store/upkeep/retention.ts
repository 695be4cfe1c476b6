import type { SubmissionKind } from '../../contract/submissions.ts';
import type { DeskHandler } from '../../desk-handler.ts';
import type { Env } from '../../settings.ts';
import { readHealth } from '../../upkeep/health.ts';
import { leadTables } from '../../upkeep/lead-tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const STEP_ROWS = 500;
/** What a night may delete of one kind; the rest waits for the next one. */
const MAX_STEPS = 20;
/** After a member has marked a lead as spam. */
const SPAM_DAYS = 30;
/** Counters and refusals: a year, and the month before it to compare with. */
const STATISTICS_DAYS = 400;
/** What was sent, or given up: long enough to look into a complaint. */
const MESSAGE_DAYS = 90;

/**
 * Which leads are due. ?1: until when those marked as spam go; ?2: until when the others do, NULL
 * where a kind is kept for ever. A flag is only a suspicion, so a flagged lead waits for a member,
 * as does a request that nobody has opened. A reader who has confirmed is kept.
 */
const DUE: Record<SubmissionKind, string> = {
  consultation: writeDue(isSeen('consultation')),
  contact: writeDue(isSeen('contact')),
  newsletter: writeDue("state <> 'confirmed'"),
};

function isSeen(kind: SubmissionKind): string {
  return `EXISTS (SELECT 1 FROM lead_events WHERE kind = '${kind}' AND lead_id = lead.id)`;
}

function writeDue(mayExpire: string): string {
  const hasExpired = `folder = 'inbox' AND coalesce(last_at, created_at) < ?2 AND ${mayExpire}`;
  return `(spam_at < ?1 OR (${hasExpired}))`;
}

interface RetainedTable {
  kind: SubmissionKind;
  table: string;
  /** Null: for ever. */
  days: number | null;
}

/** For how many days each kind is kept. */
export async function readRetention(db: D1Database): Promise<RetainedTable[]> {
  const { results } = await db
    .prepare('SELECT kind, days FROM retention')
    .all<{ kind: SubmissionKind; days: number }>();
  const days = new Map(results.map((row) => [row.kind, row.days]));
  return leadTables.map((one) => ({ ...one, days: days.get(one.kind) ?? null }));
}

/** Prepares a query of `due`, the leads that the next night would delete. */
export function prepareDueCount(db: D1Database, kept: RetainedTable, now: Date) {
  const sql = `SELECT count(*) AS due FROM ${kept.table} AS lead WHERE ${DUE[kept.kind]}`;
  return db.prepare(sql).bind(...cutoffsOf(kept, now));
}

/** Deletes what is due. Resolves to how many leads went. */
export async function deleteExpired(env: Env, now: Date): Promise<string> {
  let total = 0;
  for (const kept of await readRetention(env.DB)) total += await deleteDue(env.DB, kept, now);
  await deleteStatistics(env.DB, now);
  return `deleted ${total}`;
}

async function deleteDue(db: D1Database, kept: RetainedTable, now: Date): Promise<number> {
  let total = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const deleted = await deleteStep(db, kept, now);
    total += deleted;
    if (deleted < STEP_ROWS) break;
  }
  return total;
}

/** Checks again while it deletes, as a lead may have come again since it was found. */
async function deleteStep(db: D1Database, kept: RetainedTable, now: Date): Promise<number> {
  const { kind, table } = kept;
  const cutoffs = cutoffsOf(kept, now);
  const { results } = await db
    .prepare(`SELECT id FROM ${table} AS lead WHERE ${DUE[kind]} LIMIT ${STEP_ROWS}`)
    .bind(...cutoffs)
    .all<{ id: number }>();
  if (results.length === 0) return 0;
  const ids = JSON.stringify(results.map(({ id }) => id));
  const gone = `IN (SELECT value FROM json_each(?3) WHERE value NOT IN (SELECT id FROM ${table}))`;
  const statements = [
    `DELETE FROM ${table} AS lead
      WHERE id IN (SELECT value FROM json_each(?3)) AND ${DUE[kind]} RETURNING id`,
    `DELETE FROM lead_events WHERE kind = '${kind}' AND lead_id ${gone}`,
    `DELETE FROM outbox WHERE payload ->> 'kind' = '${kind}' AND payload ->> 'id' ${gone}`,
  ];
  const [deleted] = await db.batch(statements.map((sql) => db.prepare(sql).bind(...cutoffs, ids)));
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

function cutoffsOf({ days }: RetainedTable, now: Date): [string, string | null] {
  return [daysBefore(now, SPAM_DAYS), days === null ? null : daysBefore(now, days)];
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** Sets for how many days a kind is kept; null: for ever, which is how it starts. */
export const setRetention: DeskHandler<'setRetention'> = async ({ kind, days }, context) => {
  const { DB } = context.env;
  const change =
    days === null
      ? DB.prepare('DELETE FROM retention WHERE kind = ?').bind(kind)
      : DB.prepare(
          'INSERT INTO retention (kind, days) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET days = ?2',
        ).bind(kind, days);
  await change.run();
  return readHealth({}, context);
};
