import { findClientNetwork } from '../core/client-network.ts';
import { withDeadline } from '../core/deadline.ts';
import { HttpError } from '../core/problem.ts';
import type { Env, Settings } from '../core/settings.ts';

/** A limiter answers within milliseconds; no visitor waits longer than this for one. */
const LIMITER_TIMEOUT_MS = 1000;

interface Limited {
  request: Request;
  env: Env;
  settings: Settings;
}

/**
 * Whether this client's submissions are to be flagged. A whole classroom shares one address, so
 * exceeding the limit refuses nobody.
 * @throws HttpError 429 far over the limit, beyond any classroom
 */
export async function isClientOverRate(path: string, asked: Limited): Promise<boolean> {
  const { request, env, settings } = asked;
  const { client, site } = findClientNetwork(request);
  const counts: [RateLimit, string][] = [[env.ADDRESS_LIMITER, `${path} ${client}`]];
  if (site !== client) counts.push([env.NETWORK_LIMITER, `${path} ${site}`]);
  if ((await areWithinRate(...counts)).every(Boolean)) return false;
  const [isBearable] = await areWithinRate([env.FLOOD_LIMITER, site]);
  if (!isBearable) throw rateLimited(settings.rateLimitPeriodSeconds, 'flood');
  return true;
}

/**
 * Whether submissions with this e-mail address are to be flagged, in any spelling and with any
 * `+tag`; never a reason to refuse, since anybody can send another person's address. And whether all
 * clients together are about to use up the writes that D1 allows: then it waits in a queue.
 * @param mailbox as `hashMailbox` gives it
 */
export async function judgeLoad(
  path: string,
  mailbox: string,
  { env }: Pick<Limited, 'env'>,
): Promise<{ isEmailOver: boolean; isBreakerOpen: boolean }> {
  const [isEmailWithin, isBreakerClosed] = await areWithinRate(
    [env.EMAIL_LIMITER, `${path} ${mailbox}`],
    [env.BREAKER_LIMITER, 'all'],
  );
  return { isEmailOver: !isEmailWithin, isBreakerOpen: !isBreakerClosed };
}

/**
 * Counts one request against a key of each limiter, and tells which are within their limit. A
 * limiter that fails lets the request through: a lost enquiry is worse than an extra row.
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

/** @param detail the limiter, for the log */
export function rateLimited(periodSeconds: number, detail?: string): HttpError {
  const headers = { 'Retry-After': `${periodSeconds}` };
  return new HttpError(429, 'rate-limited', { headers, detail });
}
