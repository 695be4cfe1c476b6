import { findClientNetwork } from '../http/client-network.ts';
import { areWithinRate } from '../intake/rate-limits.ts';
import type { Env } from '../settings.ts';
import type { Moment } from './partner-origins.ts';

const MAX_ROWS = 1000;
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Counts a page's refused submission behind its answer, so that the desk can offer to allow its
 * origin. Nobody is told when that fails.
 * @param origin well-formed
 */
export function countRefusal(
  origin: string,
  request: Request,
  env: Env,
  { now, waitUntil }: Moment,
): void {
  waitUntil(countWithinRate(origin, request, env, now).catch(() => {}));
}

/** A script can send any origin it likes, but only so many of them. */
async function countWithinRate(
  origin: string,
  request: Request,
  env: Env,
  now: Date,
): Promise<void> {
  const key = `origin-refusals ${findClientNetwork(request).client}`;
  const [isWithin] = await areWithinRate([env.ADDRESS_LIMITER, key]);
  if (isWithin) await env.DB.batch(prepareCount(env.DB, origin, now));
}

function prepareCount(db: D1Database, origin: string, now: Date): D1PreparedStatement[] {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  const count = db.prepare(`
    INSERT INTO origin_refusals (origin, day, total) SELECT ?1, ?2, 1
    WHERE EXISTS (SELECT 1 FROM origin_refusals WHERE day = ?2 AND origin = ?1)
      OR (SELECT count(*) FROM origin_refusals) < ${MAX_ROWS}
    ON CONFLICT DO UPDATE SET total = total + 1`);
  return [
    db.prepare('DELETE FROM origin_refusals WHERE day <= ?').bind(oldest),
    count.bind(origin, today),
  ];
}
