import { findClientNetwork } from '../core/client-network.ts';
import { areWithinRate, counts } from '../core/limits.ts';
import type { Env } from '../core/settings.ts';
import { addSighting } from '../partners/sightings.sql.ts';

/**
 * Counts a submission from a website that no member has judged, for the desk's list. A script can claim
 * any origin, but only so many a minute. A count that fails is lost.
 * @param origin well-formed
 */
export async function countSighting(
  origin: string,
  request: Request,
  env: Env,
  now: Date,
): Promise<void> {
  const { site } = findClientNetwork(request);
  const [isWithin] = await areWithinRate(counts.holder(env, 'origin-sightings', site));
  if (isWithin) await addSighting(env.DB, origin, now).catch(() => {});
}
