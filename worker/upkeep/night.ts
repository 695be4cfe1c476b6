import type { Env } from '../core/settings.ts';
import { backUp } from './backup.ts';
import { finishErasures } from './finish-erasures.ts';
import { logRun, nameFailure } from './log-run.ts';
import { deleteExpired } from './retention.sql.ts';
import { keepRun, type Run } from './runs.sql.ts';
import {
  type ClaimedStep,
  claimStep,
  endSteps,
  hasOpenStep,
  keepStep,
  releaseStep,
  replaceSteps,
  type StepEnd,
} from './steps.sql.ts';

/**
 * One step of a task: some 45 queries, as D1 allows a run 50 on the free plan and 1,000 on a paid one,
 * and more only where erasures are to be finished. Taken again after it died half-way, it does no harm.
 * @param state what the task's step before has left; null before the first
 * @param startedAt when the task began
 */
type Step = (env: Env, state: never, startedAt: Date) => Promise<StepEnd<unknown>>;

/** What a night does, in this order: who is to be gone is gone before the copy is made. */
const TASKS: Record<string, Step> = {
  erasures: finishErasures,
  retention: deleteExpired,
  backup: backUp,
};

/** A step that fails so often fails its task. */
const MAX_ATTEMPTS = 3;
const RETRY_SECONDS = 60;

/** Begins a night. Tasks that the one before has not ended by now have failed. */
export async function beginNight(env: Env, now: Date): Promise<void> {
  for (const task of await replaceSteps(env.DB, Object.keys(TASKS))) {
    const run = { task, outcome: 'failed unfinished', hasFailed: true, ranAt: now };
    logRun(run);
    await keepRun(env.DB, run);
  }
  await continueNight(env, now);
}

/**
 * Every five minutes: sees to it that a night goes on whose last message the queue has lost, or whose
 * last step died. Without the queue it takes a step itself.
 */
export async function continueNight(env: Env, now: Date): Promise<void> {
  if (!(await hasOpenStep(env.DB, now))) return;
  if (!(await queueStep(env))) await takeStep(env, now);
}

/** Takes the night's next step, if nobody is at it, and queues the one after. */
export async function takeStep(env: Env, now: Date): Promise<void> {
  const step = await claimStep(env.DB, now);
  if (!step) return;
  const isDone = await tryStep(env, step);
  await queueStep(env, isDone ? 0 : RETRY_SECONDS);
}

async function queueStep(env: Env, delaySeconds = 0): Promise<boolean> {
  try {
    await env.OUTBOX.send({ upkeep: 'step' }, { delaySeconds });
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the night goes on at once: not where the same step is to be tried again */
async function tryStep(env: Env, step: ClaimedStep): Promise<boolean> {
  const { task, startedAt, attempts } = step;
  const ranAt = new Date(startedAt);
  try {
    const take = attempts <= MAX_ATTEMPTS ? TASKS[task] : undefined;
    if (!take) throw new Error('It never came back, or is of another version');
    const end = await take(env, step.state as never, ranAt);
    if ('next' in end) await keepStep(env.DB, step, end.next);
    else await endTask(env, step, { task, ranAt, outcome: end.outcome, hasFailed: false });
    return true;
  } catch (error) {
    const run = { task, ranAt, outcome: `failed ${nameFailure(error)}`, hasFailed: true };
    const isLast = attempts >= MAX_ATTEMPTS;
    // Where not even this can be written, the step is free again when its claim is over.
    await (isLast ? endTask(env, step, run) : releaseFailed(env, step, run)).catch(() => {});
    return isLast;
  }
}

async function endTask(env: Env, step: ClaimedStep, run: Run): Promise<void> {
  await endSteps(env.DB, step);
  logRun(run);
  await keepRun(env.DB, run);
}

async function releaseFailed(env: Env, step: ClaimedStep, run: Run): Promise<void> {
  logRun(run);
  await releaseStep(env.DB, step);
}
