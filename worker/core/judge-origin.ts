import type { RequestOrigin } from './guards.ts';
import { findKnownOrigins } from './known-origins.ts';
import type { RequestContext } from './route.ts';
import { readSettings } from './settings.ts';

/** Judges the origin of a request by ALLOWED_ORIGINS, the partners and the members' decisions. */
export async function judgeOrigin(context: RequestContext): Promise<RequestOrigin> {
  const { env, origin } = context;
  const { allowedOrigins } = readSettings(env);
  const { readable, isKnown } = origin;
  if (isKnown || readable === null || readable === 'null') return origin;
  const standing = (await findKnownOrigins(env, context)).get(readable);
  const { partnerId = null, ruling = null } = standing ?? {};
  return {
    ...origin,
    isKnown: allowedOrigins.has(readable) || partnerId !== null || ruling === 'trusted',
    isBlocked: ruling === 'blocked',
    partnerId,
  };
}
