import { findKnownOrigins, type RequestTime } from './known-origins.ts';
import type { RequestOrigin } from './request-guards.ts';
import type { Env, Settings } from './settings.ts';

/** Judges an origin by ALLOWED_ORIGINS, the partners and what members have decided. */
export async function checkOrigin(
  origin: RequestOrigin,
  { allowedOrigins }: Settings,
  env: Env,
  time: RequestTime,
): Promise<RequestOrigin> {
  const { readable } = origin;
  if (origin.isKnown || readable === null || readable === 'null') return origin;
  const standing = (await findKnownOrigins(env, time)).get(readable);
  const { partnerId = null, ruling = null } = standing ?? {};
  const isKnown = allowedOrigins.has(readable) || partnerId !== null || ruling === 'trusted';
  return { ...origin, isKnown, isBlocked: ruling === 'blocked', partnerId };
}
