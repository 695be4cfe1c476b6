import { fileKept } from '../late/kept-late.ts';
import { queueDigest } from '../messages/queue-digest.ts';
import { sweepOutbox } from '../messages/sweep-outbox.ts';
import type { Env } from '../settings.ts';
import { classifyFault } from '../store/store-once.ts';
import { deleteExpired } from '../store/upkeep/retention.ts';
import { keepRun } from '../store/upkeep/runs.ts';
import { backUp } from './backup.ts';
import { finishErasures } from './finish-erasures.ts';
import { watchHealth } from './watch-health.ts';

/** One task of a cron trigger. Resolves to what it did, in fixed words and numbers. */
type Task = (env: Env, now: Date) => Promise<string>;

/** The tasks of each trigger of wrangler.toml, in their order. */
export const TASKS: Record<string, Record<string, Task>> = {
  '*/5 * * * *': {
    canary: watchHealth,
    sweep: silently(sweepOutbox),
    digest: silently(queueDigest),
    late: fileKept,
  },
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
  await keepRun(env.DB, { task, outcome, hasFailed, ranAt: startedAt });
}

/** Fixed words: a message may quote a row. */
function nameFailure(error: unknown): string {
  const fault = classifyFault(error);
  return fault === 'unknown' && error instanceof Error ? error.name : fault;
}
