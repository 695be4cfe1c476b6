import { findClientNetwork } from '../core/client-network.ts';
import type { Env } from '../core/settings.ts';
import { addSighting } from '../partners/sightings.sql.ts';
import { areWithinRate } from './rate-limits.ts';

/**
 * Counts a website that nobody has judged and that has sent a submission, so that the desk can show it.
 * A script can claim any origin, but its network only so many a minute; nobody is told when it fails.
 * @param origin well-formed
 */
export async function countSighting(
  origin: string,
  request: Request,
  env: Env,
  now: Date,
): Promise<void> {
  const key = `origin-sightings ${findClientNetwork(request).site}`;
  const [isWithin] = await areWithinRate([env.ADDRESS_LIMITER, key]);
  if (isWithin) await addSighting(env.DB, origin, now).catch(() => {});
}
