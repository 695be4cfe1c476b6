import { withDeadline } from '../deadline.ts';

/** A limiter answers within milliseconds; a visitor does not wait longer for it. */
const LIMITER_TIMEOUT_MS = 1000;

/**
 * Counts one request against `key` and tells whether it is within the binding's limit. A limiter
 * that fails lets the request through: losing an enquiry is worse than one more row.
 */
export async function isWithinRate(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    const outcome = await withDeadline(limiter.limit({ key }), LIMITER_TIMEOUT_MS);
    return outcome.success;
  } catch {
    return true;
  }
}
