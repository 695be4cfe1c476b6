import { SLOTS_PATH, type Slots, type Way } from '../contract/appointment.ts';
import { consultationTypes } from '../contract/options.ts';
import { requireMethod } from '../core/guards.ts';
import { answerPreflight } from '../core/headers.ts';
import { counts, requireWithinRate } from '../core/limits.ts';
import { findDay, findStartOfDay, INDIA } from '../core/office-time.logic.ts';
import { HttpError } from '../core/problem.ts';
import { apiRoute } from '../core/route.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { withRetry } from '../core/with-retry.ts';
import { readOffice } from './office.sql.ts';
import { listSlots } from './slots.logic.ts';
import { cacheSlots, readCachedSlots } from './slots-cache.ts';

/** Answers the free times for one way, of all members together: the members' own times are not public. */
export const answerSlots = apiRoute(SLOTS_PATH, async (context) => {
  const { request, env, origin, now, waitUntil, logLate } = context;
  requireMethod(request, 'GET', 'OPTIONS');
  if (request.method === 'OPTIONS') {
    return { response: answerPreflight(request, origin, 'GET'), outcome: 'preflight' };
  }
  if (origin.isBlocked) throw new HttpError(403, 'origin-not-allowed');
  const way = requireWay(new URL(request.url).searchParams.get('way'));
  const cached = await readCachedSlots(way);
  if (cached) return { response: Response.json(cached), outcome: 'slots cached' };
  // Only a read of the database is limited: visitors behind a carrier's address share the cache.
  await requireWithinRate([counts.client(env, SLOTS_PATH, request)]);
  const slots = await withRetry(() => findSlots(env, way, now), {
    timeLimitMs: readSettings(env).dbTimeoutMs,
    onLate: logLate,
  });
  waitUntil(cacheSlots(way, slots));
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
