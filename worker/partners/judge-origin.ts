import { type RequestOrigin, readOrigin } from '../http/request-guards.ts';
import type { Env, Settings } from '../settings.ts';
import { findPartnerOrigins, type Moment } from './partner-origins.ts';

/** Judges the Origin header by ALLOWED_ORIGINS and the partners. Our own pages belong to none. */
export async function judgeOrigin(
  header: string | null,
  ownOrigin: string,
  { allowedOrigins }: Settings,
  env: Env,
  moment: Moment,
): Promise<RequestOrigin> {
  const origin = readOrigin(header, ownOrigin, allowedOrigins);
  if (origin.readable === null || origin.readable === ownOrigin) return origin;
  return readOrigin(header, ownOrigin, allowedOrigins, await findPartnerOrigins(env, moment));
}
