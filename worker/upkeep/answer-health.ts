import type { HealthGroup, HealthState } from '../contract/leads.ts';
import { HEALTH_PATH } from '../contract/protocol.ts';
import { withDeadline } from '../core/deadline.ts';
import { requireMethod } from '../core/guards.ts';
import { addApiHeaders } from '../core/headers.ts';
import { AWAY_UNTIL, readMark } from '../core/operator-marks.ts';
import { HttpError, toProblemResponse } from '../core/problem.ts';
import type { Route } from '../core/route.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { readChecks } from './health.ts';
import { judgeCanary, rateGroups } from './health-rules.logic.ts';

/** Requests within this time share an answer, which bounds the reads of the database. */
const CACHED_MS = 30_000;

/** The state of each group by name, and no more: the route is public. */
type Rules = Partial<Record<HealthGroup, HealthState>>;

/** Cached states by `env`, which stays one object for the life of an isolate. */
const cache = new WeakMap<Env, { atMs: number; rules: Rules }>();

/** Answers a monitor: 503 if a group of Health is bad, else 200. */
export const answerHealth: Route = {
  name: HEALTH_PATH,
  async answer({ request, env, now }) {
    requireMethod(request, 'GET', 'HEAD');
    const rules = await findRules(env, now);
    const isBad = Object.values(rules).includes('bad');
    if (isBad) throw new HttpError(503, 'unhealthy', { rules });
    return { response: Response.json({ ok: true, rules }), outcome: 'well' };
  },
  refuse: toProblemResponse,
  finish: (response) => addApiHeaders(response, null),
};

async function findRules(env: Env, now: Date): Promise<Rules> {
  const last = cache.get(env);
  if (last && now.getTime() - last.atMs < CACHED_MS) return last.rules;
  const rules = await readRules(env, now);
  cache.set(env, { atMs: now.getTime(), rules });
  return rules;
}

/** @throws SettingError like every other route */
async function readRules(env: Env, now: Date): Promise<Rules> {
  const { dbTimeoutMs } = readSettings(env);
  try {
    return rateGroups(await withDeadline(readChecks(env, now), dbTimeoutMs));
  } catch {
    const awayUntil = await readMark(env.RECORDS, AWAY_UNTIL);
    return { Storage: judgeCanary({ misses: Number.POSITIVE_INFINITY, awayUntil }, now).state };
  }
}
