import type { Env } from '../core/settings.ts';
import { classifyFault } from '../core/with-retry.ts';
import { retryDeadLetters } from '../intake/dead-letters.ts';
import { queueDigest } from '../leads/queue-digest.ts';
import { sweepOutbox } from '../notify/deliver.ts';
import { readRuns, storeRun } from './health.sql.ts';
import { isNightDue } from './night.logic.ts';
import { deleteExpired } from './retention.sql.ts';
import { senders } from './senders.ts';
import { watchHealth } from './watch-health.ts';

/** One task. Resolves to whether it is done; false: it is not due yet, or more is left. */
type Task = (env: Env, now: Date) => Promise<boolean>;

/** Tasks of the cron trigger, in this order. */
export const TASKS = {
  canary: finished(watchHealth),
  sweep: finished((env, now) => sweepOutbox(env, senders, now)),
  digest: finished(queueDigest),
  late: finished(retryDeadLetters),
  night: workAtNight,
} satisfies Record<string, Task>;

/** Runs the tasks independently: one that fails stops no other. */
export async function runUpkeep(env: Env): Promise<void> {
  for (const [task, run] of Object.entries(TASKS)) await runTask(task, run, env);
}

function finished(run: (env: Env, now: Date) => Promise<unknown>): Task {
  return async (env, now) => {
    await run(env, now);
    return true;
  };
}

/** Deletes due leads once a night, a bounded part in each run until nothing is left. */
async function workAtNight(env: Env, now: Date): Promise<boolean> {
  const { night } = await readRuns(env.DB);
  return isNightDue(night?.succeededAt, now) && deleteExpired(env.DB, now);
}

async function runTask(task: string, run: Task, env: Env): Promise<void> {
  const startedAt = new Date();
  let failure: string | null = null;
  try {
    if (!(await run(env, startedAt))) return;
  } catch (error) {
    failure = nameFailure(error);
  }
  logRun(task, failure, startedAt);
  await storeRun(env.DB, task, failure === null ? startedAt : null);
}

/** Names a failure in fixed words: an error's message may quote a row. */
function nameFailure(error: unknown): string {
  const fault = classifyFault(error);
  return fault === 'unknown' && error instanceof Error ? error.name : fault;
}

function logRun(task: string, failure: string | null, startedAt: Date): void {
  const durationMs = Date.now() - startedAt.getTime();
  const outcome = failure === null ? 'done' : `failed ${failure}`;
  const line = JSON.stringify({ route: 'upkeep', task, outcome, durationMs });
  if (failure !== null) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per task that the Worker writes.
  else console.log(line);
}
