import { withDeadline } from '../deadline.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { HttpError } from '../http/problem.ts';
import type { SubmissionContext } from '../routes/context.ts';

/** A limiter answers within milliseconds; no visitor waits longer than this for one. */
const LIMITER_TIMEOUT_MS = 1000;

type LimitsContext = Pick<SubmissionContext, 'request' | 'env' | 'settings'>;

/**
 * Whether this client's submissions are to be flagged. A whole classroom shares one address, so
 * exceeding the limit refuses nobody.
 * @throws HttpError 429 far over the limit, beyond any classroom
 */
export async function isClientOverRate(path: string, context: LimitsContext): Promise<boolean> {
  const { request, env, settings } = context;
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
 * `+tag`. Never a reason to refuse, since anybody can send another person's address.
 *
 * Also counts what is about to be written, whoever sent it.
 * @param mailbox as `hashMailbox` gives it
 * @throws HttpError 429 when all clients together would use up the writes that D1 allows
 */
export async function isEmailOverRate(
  path: string,
  mailbox: string,
  { env, settings }: LimitsContext,
): Promise<boolean> {
  const [isEmailWithin, isBreakerClosed] = await areWithinRate(
    [env.EMAIL_LIMITER, `${path} ${mailbox}`],
    [env.BREAKER_LIMITER, 'all'],
  );
  if (!isBreakerClosed) throw rateLimited(settings.rateLimitPeriodSeconds, 'breaker');
  return !isEmailWithin;
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
