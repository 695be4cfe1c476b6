import { findClientNetwork } from '../http/client-network.ts';
import { areWithinRate } from '../intake/rate-limits.ts';
import type { Env } from '../settings.ts';
import { addRefusal } from '../store/partners/refusals.ts';
import type { Moment } from './partner-origins.ts';

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
  if (isWithin) await addRefusal(env.DB, origin, now);
}
