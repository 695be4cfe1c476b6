import { findClientNetwork } from './client-network.ts';
import { withDeadline } from './deadline.ts';
import { HttpError } from './problem.ts';
import type { Env } from './settings.ts';

/** A limiter answers within milliseconds; no visitor waits longer than this for one. */
export const LIMITER_TIMEOUT_MS = 1000;
/** The `period` of every limiter in wrangler.toml, which code cannot read: Retry-After of a 429. */
const PERIOD_SECONDS = 60;

/** A limiter of wrangler.toml, which declares its size, with the counted key. */
type Count = readonly [limiter: RateLimit, key: string];

/** All limits. docs/decisions/034 describes the effect of each on a real visitor. */
export const counts = {
  /** A client on a route: one IPv4 address, or an IPv6 /64. */
  client: (env: Env, route: string, request: Request): Count => [
    env.ADDRESS_LIMITER,
    `${route} ${findClientNetwork(request).client}`,
  ],
  /** The holder of a token or a secret address on a route, from any network. */
  holder: (env: Env, route: string, holder: string): Count => [
    env.ADDRESS_LIMITER,
    `${route} ${holder}`,
  ],
  /** An IPv6 /48 on a route. */
  site: (env: Env, route: string, request: Request): Count => [
    env.NETWORK_LIMITER,
    `${route} ${findClientNetwork(request).site}`,
  ],
  /** An email address on a route. */
  mailbox: (env: Env, route: string, mailbox: string): Count => [
    env.EMAIL_LIMITER,
    `${route} ${mailbox}`,
  ],
  /** An IPv4 address or an IPv6 /48, for requests over one of the limits above. */
  flood: (env: Env, request: Request): Count => [
    env.FLOOD_LIMITER,
    findClientNetwork(request).site,
  ],
  /** All visitors together. */
  everyone: (env: Env): Count => [env.BREAKER_LIMITER, 'all'],
};

/**
 * Counts one request and returns which counts are within their limit. A limiter that fails lets the
 * request through: a lost enquiry is worse than an extra row.
 */
export async function areWithinRate(...counted: Count[]): Promise<boolean[]> {
  const verdicts = counted.map(() => true);
  const answers = counted.map(async ([limiter, key], index) => {
    try {
      verdicts[index] = (await limiter.limit({ key })).success;
    } catch {}
  });
  await withDeadline(Promise.all(answers), LIMITER_TIMEOUT_MS).catch(() => {});
  return verdicts;
}

/**
 * @param detail the limit, for the log
 * @throws HttpError 429 if one of the counts is over its limit
 */
export async function requireWithinRate(counted: Count[], detail?: string): Promise<void> {
  if ((await areWithinRate(...counted)).every(Boolean)) return;
  const headers = { 'Retry-After': `${PERIOD_SECONDS}` };
  throw new HttpError(429, 'rate-limited', { headers, detail });
}
