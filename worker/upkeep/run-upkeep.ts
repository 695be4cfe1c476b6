import { classifyFault } from '../store/store-once.ts';
import { queueDigest } from '../messages/queue-digest.ts';
import { sweepOutbox } from '../messages/sweep-outbox.ts';
import type { Env } from '../settings.ts';
import { backUp } from './backup.ts';
import { watchStorage } from './canary.ts';
import { finishErasures } from './finish-erasures.ts';
import { deleteExpired } from '../store/upkeep/retention.ts';

/** One task of a cron trigger. Resolves to what it did, in fixed words and numbers. */
type Task = (env: Env, now: Date) => Promise<string>;

/** The tasks of each trigger of wrangler.toml, in their order. */
export const TASKS: Record<string, Record<string, Task>> = {
  '*/5 * * * *': { canary: watchStorage, sweep: silently(sweepOutbox) },
  '30 3 * * *': { digest: silently(queueDigest) },
  '30 20 * * *': { erasures: finishErasures, retention: deleteExpired, backup: backUp },
};

/** Runs the tasks of one cron trigger, each apart: one that fails stops no other. */
export async function runUpkeep({ cron }: ScheduledController, env: Env): Promise<void> {
  for (const [task, run] of Object.entries(TASKS[cron] ?? {})) await runTask(task, run, env);
}

function silently(run: (env: Env, now: Date) => Promise<void>): Task {
  return async (env, now) => {
    await run(env, now);
    return 'done';
  };
}

async function runTask(task: string, run: Task, env: Env): Promise<void> {
  const startedAt = new Date();
  let outcome: string;
  let hasFailed = false;
  try {
    outcome = await run(env, startedAt);
  } catch (error) {
    hasFailed = true;
    outcome = `failed ${nameFailure(error)}`;
  }
  const durationMs = Date.now() - startedAt.getTime();
  const line = JSON.stringify({ route: 'upkeep', task, outcome, durationMs });
  if (hasFailed) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per task that the Worker writes.
  else console.log(line);
  await keepOutcome(env.DB, { task, outcome, hasFailed, ranAt: startedAt });
}

/** Fixed words: a message may quote a row. */
function nameFailure(error: unknown): string {
  const fault = classifyFault(error);
  return fault === 'unknown' && error instanceof Error ? error.name : fault;
}

interface Run {
  task: string;
  outcome: string;
  hasFailed: boolean;
  ranAt: Date;
}

/** Where not even this can be written, the log has the line and the canary tells staff. */
async function keepOutcome(
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
