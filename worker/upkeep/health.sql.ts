import { DAY_MS, HOUR_MS } from '../contract/durations.ts';
import type { Health } from '../contract/leads.ts';

/** Upper bound of the count of the last hour's leads. */
const MAX_FLOOD = 5000;

/** Inserts, reads and deletes a row. */
export async function touchStorage(db: D1Database): Promise<void> {
  const token = crypto.randomUUID();
  const [, read] = await db.batch<{ token: string }>([
    db.prepare('INSERT INTO canary (token) VALUES (?)').bind(token),
    db.prepare('SELECT token FROM canary WHERE token = ?').bind(token),
    // Deletes the row of an aborted run, too.
    db.prepare('DELETE FROM canary'),
  ]);
  if (read?.results.length !== 1) throw new Error('The row could not be read');
}

/** A row of upkeep_runs. */
export interface UpkeepRun {
  /** ISO 8601, UTC; null before the first success. */
  succeededAt: string | null;
  /** Failed runs since then. */
  misses: number;
}

/** Reads the last runs by task. */
export async function readRuns(db: D1Database): Promise<Record<string, UpkeepRun>> {
  const { results } = await db
    .prepare('SELECT task, succeeded_at AS succeededAt, misses FROM upkeep_runs')
    .all<UpkeepRun & { task: string }>();
  return Object.fromEntries(results.map(({ task, ...run }) => [task, run]));
}

/**
 * Stores the result of a task's run. If not even this can be written, the log has the line and the
 * canary alerts members.
 * @param succeededAt null if it failed
 */
export async function storeRun(
  db: D1Database,
  task: string,
  succeededAt: Date | null,
): Promise<void> {
  await db
    .prepare(`
      INSERT INTO upkeep_runs (task, succeeded_at, misses) VALUES (?1, ?2, ?2 IS NULL)
      ON CONFLICT DO UPDATE SET
        succeeded_at = coalesce(excluded.succeeded_at, succeeded_at),
        misses = iif(excluded.misses, misses + 1, 0)`)
    .bind(task, succeededAt?.toISOString() ?? null)
    .run()
    .catch(() => {});
}

/** Counts by which Health is judged. */
export interface Totals {
  firstLeadAt: string | null;
  lastLeadAt: string | null;
  answers: number;
  faults: number;
  /** Leads of the last hour, at most `MAX_FLOOD`; and those of the network that sent most. */
  leadsInHour: number;
  leadsOfOneNetwork: number;
  databaseBytes: number;
}

/**
 * Reads a few index rows each, regardless of the size of the tables. ?1: a day ago; ?2: an hour ago.
 */
const TOTALS = `
  WITH lately AS (
    SELECT network FROM leads WHERE folder IN ('inbox', 'flagged') AND created_at > ?2 LIMIT ${MAX_FLOOD}
  )
  SELECT
    (SELECT created_at FROM leads ORDER BY id LIMIT 1) AS firstLeadAt,
    (SELECT created_at FROM leads WHERE folder = 'inbox' ORDER BY created_at DESC LIMIT 1) AS lastLeadAt,
    (SELECT count(*) FROM lately) AS leadsInHour,
    (SELECT coalesce(max(total), 0) FROM (
      SELECT count(*) AS total FROM lately WHERE network IS NOT NULL GROUP BY network
    )) AS leadsOfOneNetwork,
    coalesce(sum(total), 0) AS answers, coalesce(sum(faults), 0) AS faults
  FROM answers WHERE hour > ?1`;

export async function readTotals(db: D1Database, now: Date): Promise<Totals> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { results, meta } = await db
    .prepare(TOTALS)
    .bind(before(DAY_MS).slice(0, 13), before(HOUR_MS))
    .all<Omit<Totals, 'databaseBytes'>>();
  const [totals] = results;
  if (!totals) throw new Error('The totals could not be read');
  return { ...totals, databaseBytes: meta.size_after };
}

/** Reads dead letters, newest first; more than a page would have one cause, and is counted above. */
export async function readDeadLetters(db: D1Database): Promise<Health['deadLetters']> {
  const { results } = await db
    .prepare(`
      SELECT id, topic, attempts, coalesce(last_error, '') AS lastError, dead_at AS deadAt
      FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC LIMIT 50`)
    .all<Health['deadLetters'][number]>();
  return results;
}
