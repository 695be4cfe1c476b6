import { withDeadline } from '../deadline.ts';

/** A limiter answers within milliseconds; a visitor does not wait longer for it. */
const LIMITER_TIMEOUT_MS = 1000;

/**
 * Counts one request against a key of each limiter, and tells which are within their limit. One
 * that fails lets the request through: losing an enquiry is worse than one more row.
 */
export async function areWithinRate(...counts: [RateLimit, key: string][]): Promise<boolean[]> {
  const verdicts = counts.map(() => true);
  const asked = counts.map(async ([limiter, key], index) => {
    try {
      verdicts[index] = (await limiter.limit({ key })).success;
    } catch {}
  });
  await withDeadline(Promise.all(asked), LIMITER_TIMEOUT_MS).catch(() => {});
  return verdicts;
}
