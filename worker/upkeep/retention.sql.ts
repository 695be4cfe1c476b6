import { DAY_MS, KEPT_DAYS } from '../contract/durations.ts';
import type { Health } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import type { Env } from '../core/settings.ts';
import { filedKinds, listKinds } from '../leads/kinds.ts';
import { MESSAGE_DAYS, NETWORK_DAYS, SPAM_DAYS } from './kept-days.ts';
import type { StepEnd } from './steps.sql.ts';

/** What is counted of them. */
const MAX_DUE = 10_001;
/** Deleted by one batch, of three statements; one query finds them. */
const BATCH_LEADS = 500;
/** Of a step of the night. */
const STEP_BATCHES = 10;
/** Counters and refusals: a year, and the month before it to compare with. */
const STATISTICS_DAYS = 400;
/** Pages of the search's index that one query merges, and queries of a step. */
const MERGE_PAGES = 500;
const STEP_MERGES = 10;
/** In the night of which day of the month (UTC) the whole index is merged. */
const MERGE_DAY = 1;

/** A walk through leads of one kind by time, along an index. */
interface Walk {
  kept: RetainedKind;
  /** Which are due. ?1: the kind; ?2: until when spam goes; ?3: until when the others do. */
  condition: string;
}

/**
 * Every walk of a night. A flag is only a suspicion, so a flagged lead waits for a member, as does a
 * request that nobody has dealt with. A reader who has confirmed is kept.
 */
function listWalks(kept: RetainedKind): Walk[] {
  const isSpam = "folder = 'spam' AND lead.kind = ?1 AND created_at < ?2 AND spam_at < ?2";
  // Whatever came again came before.
  const isOld =
    "folder = 'inbox' AND lead.kind = ?1 AND created_at < ?3 AND coalesce(last_at, created_at) < ?3";
  const conditions = filedKinds[kept.kind].expiring.map(
    (status) => `${isOld} AND status = '${status}'`,
  );
  return [isSpam, ...conditions].map((condition) => ({ kept, condition }));
}

interface RetainedKind {
  kind: SubmissionKind;
  days: number;
}

/** For how many days each kind is kept. */
export async function readRetention(db: D1Database): Promise<RetainedKind[]> {
  const { results } = await db
    .prepare('SELECT kind, days FROM retention')
    .all<{ kind: SubmissionKind; days: number }>();
  const days = new Map(results.map((row) => [row.kind, row.days]));
  // A member could once set more.
  const daysOf = (kind: SubmissionKind) => Math.min(days.get(kind) ?? KEPT_DAYS, KEPT_DAYS);
  return listKinds().map(({ kind }) => ({ kind, days: daysOf(kind) }));
}

/**
 * Prepares a query of `due`, the leads that the next night would delete, up to `MAX_DUE` of each
 * folder. It reads no lead that is younger than what goes.
 */
export function prepareDueCount(db: D1Database, kept: RetainedKind, now: Date) {
  const counts = listWalks(kept).map(
    ({ condition }) => `
      (SELECT count(*) FROM (SELECT 1 FROM leads AS lead WHERE ${condition} LIMIT ${MAX_DUE}))`,
  );
  return db.prepare(`SELECT ${counts.join(' + ')} AS due`).bind(...boundsOf(kept, now));
}

interface RetentionState {
  /** Of the walks, which comes next. */
  walk: number;
  /** Time and row of the last lead that it has found; null at its beginning. */
  after: [createdAt: string, rowId: number] | null;
  /** Leads of the night so far. */
  deleted: number;
  isMerging: boolean;
}

/**
 * Deletes what is due, and says how many leads went. Then merges the index of the search, which
 * keeps what was deleted until then: once a month all of it, in as many steps as it takes.
 */
export async function deleteExpired(
  { DB }: Env,
  before: RetentionState | null,
  startedAt: Date,
): Promise<StepEnd<RetentionState>> {
  const state = before ?? { walk: 0, after: null, deleted: 0, isMerging: false };
  const outcome = `deleted ${state.deleted}`;
  if (state.isMerging) return (await mergeSearch(DB)) ? { outcome } : { next: state };
  const walks = (await readRetention(DB)).flatMap(listWalks);
  for (let batch = 0; batch < STEP_BATCHES; batch += 1) {
    const walk = walks[state.walk];
    if (!walk) {
      await deleteStatistics(DB, startedAt);
      if (startedAt.getUTCDate() === MERGE_DAY) await beginMerge(DB);
      return { next: { ...state, isMerging: true } };
    }
    const { found, deleted, last } = await deleteBatch(DB, walk, state.after, startedAt);
    state.deleted += deleted;
    state.after = last;
    if (found === BATCH_LEADS) continue;
    state.walk += 1;
    state.after = null;
  }
  return { next: state };
}

/** Checks again while it deletes, as a lead may have come again since it was found. */
async function deleteBatch(
  db: D1Database,
  { kept, condition }: Walk,
  after: RetentionState['after'],
  now: Date,
) {
  const bounds = boundsOf(kept, now);
  const { results } = await db
    .prepare(`
      SELECT lead.id AS leadId, row_id AS id, created_at AS createdAt FROM leads AS lead
      WHERE ${condition} AND (created_at, row_id) > (?4, ?5)
      ORDER BY created_at, row_id LIMIT ${BATCH_LEADS}`)
    .bind(...bounds, ...(after ?? ['', 0]))
    .all<{ leadId: number; id: number; createdAt: string }>();
  const last = results.at(-1);
  if (!last) return { found: 0, deleted: 0, last: null };
  const ids = JSON.stringify(results.map(({ id }) => id));
  const leadIds = JSON.stringify(results.map(({ leadId }) => leadId));
  const found = '(SELECT value FROM json_each(?4))';
  const isGone = `kind = ?1 AND lead_id IN ${found}
    AND lead_id NOT IN (SELECT row_id FROM leads WHERE kind = ?1 AND row_id IN ${found})`;
  const [gone] = await db.batch([
    // By what was found: SQLite would rather look through all that is due once more.
    db
      .prepare(`
        DELETE FROM ${filedKinds[kept.kind].table} WHERE id IN (
          SELECT row_id FROM json_each(?4) AS found
          CROSS JOIN leads AS lead NOT INDEXED ON lead.id = found.value WHERE ${condition}
        ) RETURNING id`)
      .bind(...bounds, leadIds),
    db.prepare(`DELETE FROM lead_events WHERE ${isGone}`).bind(...bounds, ids),
    db.prepare(`DELETE FROM outbox WHERE ${isGone}`).bind(...bounds, ids),
  ]);
  return {
    found: results.length,
    deleted: gone?.results.length ?? 0,
    last: [last.createdAt, last.id] satisfies RetentionState['after'],
  };
}

const prepareMerge = (db: D1Database, pages: number): D1PreparedStatement =>
  db.prepare("INSERT INTO lead_search (lead_search, rank) VALUES ('merge', ?)").bind(pages);

/** Declares all parts of the index to be one that is to be merged. */
async function beginMerge(db: D1Database): Promise<void> {
  await prepareMerge(db, -MERGE_PAGES).run();
}

/** Resolves to whether nothing is left to merge. */
async function mergeSearch(db: D1Database): Promise<boolean> {
  const countChanges = db.prepare('SELECT total_changes() AS total');
  for (let merge = 0; merge < STEP_MERGES; merge += 1) {
    const [before, , after] = await db.batch<{ total: number }>([
      countChanges,
      prepareMerge(db, MERGE_PAGES),
      countChanges,
    ]);
    // FTS5 counts a merge that had nothing to do as one change.
    const changes = (after?.results[0]?.total ?? 0) - (before?.results[0]?.total ?? 0);
    if (changes < 2) return true;
  }
  return false;
}

/** A member who does not come any more has left, unless MEMBERS names her. */
const MEMBER_DAYS = 90;

async function deleteStatistics(db: D1Database, now: Date): Promise<void> {
  const statisticsEnd = daysBefore(now, STATISTICS_DAYS);
  const messagesEnd = daysBefore(now, MESSAGE_DAYS);
  await db.batch([
    ...['answers', 'counters'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE hour < ?`).bind(statisticsEnd),
    ),
    db.prepare('DELETE FROM origin_refusals WHERE day < ?').bind(statisticsEnd),
    db.prepare('DELETE FROM days_off WHERE to_day < ?').bind(statisticsEnd),
    db.prepare('DELETE FROM members WHERE seen_at < ?').bind(daysBefore(now, MEMBER_DAYS)),
    db
      .prepare(
        'UPDATE appointments SET network = NULL WHERE network IS NOT NULL AND created_at < ?',
      )
      .bind(daysBefore(now, NETWORK_DAYS)),
    db
      .prepare(`
        UPDATE outbox SET payload = json_remove(payload, '$.network')
        WHERE payload ->> 'network' IS NOT NULL AND created_at < ?`)
      .bind(daysBefore(now, NETWORK_DAYS)),
    ...['sent_at < ?', 'sent_at IS NULL AND dead_at < ?'].map((isOld) =>
      db.prepare(`DELETE FROM outbox WHERE ${isOld}`).bind(messagesEnd),
    ),
  ]);
}

function boundsOf({ kind, days }: RetainedKind, now: Date): [string, string, string] {
  return [kind, daysBefore(now, SPAM_DAYS), daysBefore(now, days)];
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

export async function writeRetention(
  kind: SubmissionKind,
  days: number,
  { env: { DB }, actor, now }: DeskContext,
): Promise<void> {
  const was = `coalesce((SELECT days FROM retention WHERE kind = ?1), ${KEPT_DAYS})`;
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
