import { hashText } from '../db/dedupe-key.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { HttpError } from '../http/http-error.ts';
import { areWithinRate } from '../http/rate-limit.ts';
import type { Env } from '../settings.ts';

interface Limits {
  /** The route. */
  path: string;
  env: Env;
  /** Period of the limiters. */
  periodSeconds: number;
}

/**
 * Whether this client's submissions are to be kept apart: a classroom is one address, so its limit
 * refuses nobody.
 * @throws HttpError 429 far over the limit, where no classroom is.
 */
export async function isClientOverRate(request: Request, limits: Limits): Promise<boolean> {
  const { path, env } = limits;
  const { client, site } = findClientNetwork(request);
  const counts: [RateLimit, string][] = [[env.ADDRESS_LIMITER, `${path} ${client}`]];
  if (site !== client) counts.push([env.NETWORK_LIMITER, `${path} ${site}`]);
  if ((await areWithinRate(...counts)).every(Boolean)) return false;
  const [isBearable] = await areWithinRate([env.FLOOD_LIMITER, site]);
  if (!isBearable) throw rateLimited('flood', limits);
  return true;
}

/**
 * Whether submissions with this address are to be kept apart, in any spelling and with any `+tag`.
 * Never a reason to refuse: anybody can post another person's address.
 *
 * Counts what is about to be written, too, whoever sent it.
 * @param email normalised
 * @throws HttpError 429 when all clients together would use up what D1 may write
 */
export async function isEmailOverRate(email: string, limits: Limits): Promise<boolean> {
  const { path, env } = limits;
  const mailbox = email.replace(/\+[^@]*(?=@)/, '');
  const [isEmailWithin, isBreakerClosed] = await areWithinRate(
    [env.EMAIL_LIMITER, `${path} ${await hashText(mailbox)}`],
    [env.BREAKER_LIMITER, 'all'],
  );
  if (!isBreakerClosed) throw rateLimited('breaker', limits);
  return !isEmailWithin;
}

function rateLimited(detail: string, { periodSeconds }: Limits): HttpError {
  const headers = { 'Retry-After': `${periodSeconds}` };
  return new HttpError(429, 'rate-limited', { headers, detail });
}
