import { SLOTS_PATH, type Slots, type Way } from '../contract/appointment.ts';
import { consultationTypes } from '../contract/options.ts';
import { apiRoute } from '../core/api-route.ts';
import { findClientNetwork } from '../core/client-network.ts';
import { answerPreflight } from '../core/headers.ts';
import { findDay, findStartOfDay, INDIA } from '../core/office-time.logic.ts';
import { HttpError } from '../core/problem.ts';
import { requireMethod } from '../core/request-guards.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { tryTwice } from '../core/store-once.ts';
import { areWithinRate, rateLimited } from '../intake/rate-limits.ts';
import { keepSlots, readKeptSlots } from './kept-slots.ts';
import { readOffice } from './office.sql.ts';
import { listSlots } from './slots.logic.ts';

/** The times that are free for one way, of all members together: who is free is not public. */
export const answerSlots = apiRoute(SLOTS_PATH, async (asked) => {
  const { request, env, origin, now, waitUntil, logLate } = asked;
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(request, origin, 'GET'), outcome: 'preflight' };
  }
  if (origin.isBlocked) throw new HttpError(403, 'origin-not-allowed');
  const way = requireWay(new URL(request.url).searchParams.get('way'));
  await requireWithinRate(request, env);
  const kept = await readKeptSlots(way);
  if (kept) return { response: Response.json(kept), outcome: 'slots kept' };
  const slots = await tryTwice(() => findSlots(env, way, now), {
    timeLimitMs: readSettings(env).dbTimeoutMs,
    onLate: logLate,
  });
  waitUntil(keepSlots(way, slots));
  return { response: Response.json(slots), outcome: 'slots' };
});

async function findSlots(env: Env, way: Way, now: Date): Promise<Slots> {
  // The appointments of this morning count for the day's share.
  const office = await readOffice(env, new Date(findStartOfDay(findDay(now))), null);
  return {
    zone: INDIA,
    minutes: office.rules.minutes,
    days: listSlots(office, way, now).map(({ day, times }) => ({
      day,
      starts: times.map(({ startMs }) => new Date(startMs).toISOString()),
    })),
  };
}

function requireWay(text: string | null): Way {
  const way = consultationTypes.find((one) => one === text);
  if (way) return way;
  const issue = {
    field: 'way',
    code: 'invalid-option',
    message: `Expected one of ${consultationTypes.join(', ')}`,
  } as const;
  throw new HttpError(422, 'invalid-fields', { issues: [issue] });
}

/** @throws HttpError 429 */
async function requireWithinRate(request: Request, env: Env): Promise<void> {
  const [isWithin] = await areWithinRate([env.SLOTS_LIMITER, findClientNetwork(request).client]);
  if (!isWithin) throw rateLimited(readSettings(env).rateLimitPeriodSeconds);
}
