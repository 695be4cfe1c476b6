import { withDeadline } from '../deadline.ts';
import { HttpError } from './http-error.ts';

/** A limiter answers within milliseconds; a visitor does not wait longer for it. */
const LIMITER_TIMEOUT_MS = 1000;

/**
 * Counts one request against `key`.
 * @throws HttpError 429 when the limit of the binding's period is used up.
 */
export async function requireWithinRate(
  limiter: RateLimit,
  key: string,
  periodSeconds: number,
): Promise<void> {
  if (!(await isWithinRate(limiter, key))) {
    throw new HttpError(429, 'rate-limited', { headers: { 'Retry-After': `${periodSeconds}` } });
  }
}

/** A limiter that fails lets the request through: losing an enquiry is worse than one more row. */
async function isWithinRate(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    const outcome = await withDeadline(limiter.limit({ key }), LIMITER_TIMEOUT_MS);
    return outcome.success;
  } catch {
    return true;
  }
}
