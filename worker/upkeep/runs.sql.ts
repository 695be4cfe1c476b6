// Read by scripts, too, where the types of the runtime are not global.
import type { D1Database } from '@cloudflare/workers-types';

/** A row of upkeep_runs. */
export interface UpkeepRun {
  ranAt: string;
  /** Failed runs in a row. */
  misses: number;
}

/** By task. */
export async function readRuns(db: D1Database): Promise<Record<string, UpkeepRun>> {
  const { results } = await db
    .prepare('SELECT task, ran_at AS ranAt, misses FROM upkeep_runs')
    .all<UpkeepRun & { task: string }>();
  return Object.fromEntries(results.map(({ task, ...run }) => [task, run]));
}

/** One run of a task. */
export interface Run {
  task: string;
  outcome: string;
  hasFailed: boolean;
  ranAt: Date;
}

/** Where not even this can be written, the log has the line and the canary tells staff. */
export async function keepRun(
  db: D1Database,
  { task, outcome, hasFailed, ranAt }: Run,
): Promise<void> {
  const statement = db.prepare(`
    INSERT INTO upkeep_runs (task, ran_at, outcome, misses) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO UPDATE SET
      ran_at = excluded.ran_at, outcome = excluded.outcome,
      misses = iif(excluded.misses, misses + 1, 0)`);
  const values = [task, ranAt.toISOString(), outcome, +hasFailed];
  await statement
    .bind(...values)
    .run()
    .catch(() => {});
}
