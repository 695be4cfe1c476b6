import { HEALTH_PATH } from '../contract/protocol.ts';
import { withDeadline } from '../deadline.ts';
import { addApiHeaders } from '../http/headers.ts';
import { HttpError, toProblemResponse } from '../http/problem.ts';
import { requireMethod } from '../http/request-guards.ts';
import { type Env, readSettings } from '../settings.ts';
import { readRuns } from '../store/upkeep/runs.ts';
import { isCanaryWell } from '../upkeep/health-rules.ts';
import type { Route } from './context.ts';

/** Whoever asks more often gets the same answer: nobody can wear out the database here. */
const KEPT_MS = 30_000;

interface Finding {
  atMs: number;
  failure: HttpError | null;
}

/** Keyed by `env`, which stays one object for the life of an isolate. */
const findings = new WeakMap<Env, Finding>();

/** For a monitor: 200 where submissions can be stored and upkeep runs, else 503. */
export const answerHealth: Route = {
  name: HEALTH_PATH,
  async answer({ request, env, now }) {
    requireMethod(request, 'GET', 'HEAD');
    const { failure } = await findHealth(env, now);
    if (failure) throw failure;
    return { response: Response.json({ ok: true }), outcome: 'well' };
  },
  refuse: toProblemResponse,
  finish: (response) => addApiHeaders(response, null),
};

async function findHealth(env: Env, now: Date): Promise<Finding> {
  const kept = findings.get(env);
  if (kept && now.getTime() - kept.atMs < KEPT_MS) return kept;
  const found = { atMs: now.getTime(), failure: await findFailure(env, now) };
  findings.set(env, found);
  return found;
}

/** @throws SettingError, as every other route then does */
async function findFailure(env: Env, now: Date): Promise<HttpError | null> {
  const { dbTimeoutMs } = readSettings(env);
  try {
    const { canary } = await withDeadline(readRuns(env.DB), dbTimeoutMs);
    return isCanaryWell(canary ?? null, now) ? null : new HttpError(503, 'upkeep-failed');
  } catch {
    return new HttpError(503, 'storage-failed');
  }
}
