import type { Health } from '../contract/leads.ts';
import type { DeskHandler } from '../desk-handler.ts';
import { readConfirmation } from '../newsletter/confirmation.ts';
import type { Env } from '../settings.ts';
import { BACKED_UP_TABLES } from '../store/upkeep/backed-up-tables.ts';
import { FAULT_OUTCOMES, type HealthFacts, judgeHealth, type UpkeepRun } from './health-rules.ts';
import { leadTables } from './lead-tables.ts';
import { prepareDueCount, readRetention } from '../store/upkeep/retention.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the desk says about its own state. */
export const readHealth: DeskHandler<'readHealth'> = async (_input, { env, now }) => {
  const [facts, deadLetters, tables, retention] = await Promise.all([
    readFacts(env, now),
    readDeadLetters(env.DB),
    readTableSizes(env.DB),
    readDue(env.DB, now),
  ]);
  const checks = judgeHealth(facts, now);
  // The checks come worst first.
  return { value: { state: checks[0]?.state ?? 'good', checks, deadLetters, tables, retention } };
};

const lastLeads = leadTables
  .map(({ table }) => `SELECT max(created_at) AS at FROM ${table} WHERE folder = 'inbox'`)
  .join(' UNION ALL ');

interface Totals {
  lastLeadAt: string | null;
  oldestMailAt: string | null;
  deadLetters: number;
  mailToday: number;
  answers: number;
  faults: number;
}

/**
 * ?1: midnight UTC; ?2: the hour a day ago; ?3: JSON of the outcomes that are faults. A partner's
 * broken webhook is the partner's to mend, so it counts only once it is given up.
 */
const TOTALS = `
  SELECT
    (SELECT max(at) FROM (${lastLeads})) AS lastLeadAt,
    (SELECT min(created_at) FROM outbox
      WHERE sent_at IS NULL AND dead_at IS NULL AND topic <> 'webhook') AS oldestMailAt,
    (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL) AS deadLetters,
    (SELECT count(*) FROM outbox WHERE sent_at >= ?1 AND topic <> 'webhook' AND last_error IS NULL) AS mailToday,
    (SELECT coalesce(sum(total), 0) FROM counters WHERE hour > ?2) AS answers,
    (SELECT coalesce(sum(total), 0) FROM counters
      WHERE hour > ?2 AND outcome IN (SELECT value FROM json_each(?3))) AS faults`;

async function readFacts(env: Env, now: Date): Promise<HealthFacts> {
  const today = now.toISOString().slice(0, 10);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const values = [today, dayAgo.slice(0, 13), JSON.stringify(FAULT_OUTCOMES)];
  const [totals, runs] = await env.DB.batch([
    env.DB.prepare(TOTALS).bind(...values),
    env.DB.prepare('SELECT task, ran_at AS ranAt, misses FROM upkeep_runs'),
  ]);
  const [found] = (totals?.results ?? []) as Totals[];
  if (!found) throw new Error('The totals could not be read');
  return {
    ...found,
    hasMail: env.MAIL !== undefined,
    confirmation: readConfirmation(env),
    runs: Object.fromEntries(
      ((runs?.results ?? []) as (UpkeepRun & { task: string })[]).map((run) => [run.task, run]),
    ),
  };
}

/** Newest first; more than a page would be one cause, and is counted above. */
async function readDeadLetters(db: D1Database): Promise<Health['deadLetters']> {
  const { results } = await db
    .prepare(`
      SELECT id, topic, attempts, coalesce(last_error, '') AS lastError, dead_at AS deadAt
      FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC LIMIT 50`)
    .all<Health['deadLetters'][number]>();
  return results;
}

async function readTableSizes(db: D1Database): Promise<Health['tables']> {
  const counts = await db.batch<{ rows: number }>(
    BACKED_UP_TABLES.map((table) => db.prepare(`SELECT count(*) AS rows FROM ${table}`)),
  );
  return BACKED_UP_TABLES.map((name, index) => ({
    name,
    rows: counts[index]?.results[0]?.rows ?? 0,
  }));
}

async function readDue(db: D1Database, now: Date): Promise<Health['retention']> {
  const kept = await readRetention(db);
  const counts = await db.batch<{ due: number }>(kept.map((one) => prepareDueCount(db, one, now)));
  return kept.map(({ kind, days }, index) => ({
    kind,
    days,
    due: counts[index]?.results[0]?.due ?? 0,
  }));
}
