import type { Env } from '../core/settings.ts';
import { fileKept } from '../intake/kept-late.ts';
import { queueDigest } from '../leads/queue-digest.ts';
import { sweepOutbox } from '../notify/deliver.ts';
import { logRun, nameFailure } from './log-run.ts';
import { beginNight, continueNight } from './night.ts';
import { keepRun } from './runs.sql.ts';
import { senders } from './senders.ts';
import { watchHealth } from './watch-health.ts';

/** One task of a cron trigger. Resolves to what it did, in fixed words and numbers. */
type Task = (env: Env, now: Date) => Promise<string>;

/** The tasks of each trigger of wrangler.toml, in their order. */
export const TASKS: Record<string, Record<string, Task>> = {
  '*/5 * * * *': {
    canary: watchHealth,
    sweep: silently((env, now) => sweepOutbox(env, senders, now)),
    digest: silently(queueDigest),
    late: fileKept,
    steps: silently(continueNight),
  },
  '30 20 * * *': { night: silently(beginNight) },
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
  const ranAt = new Date();
  let outcome: string;
  let hasFailed = false;
  try {
    outcome = await run(env, ranAt);
  } catch (error) {
    hasFailed = true;
    outcome = `failed ${nameFailure(error)}`;
  }
  logRun({ task, outcome, hasFailed, ranAt });
  await keepRun(env.DB, { task, outcome, hasFailed, ranAt });
}
