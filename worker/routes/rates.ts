import { hashText } from '../db/dedupe-key.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { HttpError } from '../http/http-error.ts';
import { isWithinRate } from '../http/rate-limit.ts';
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
  const isWithin = await Promise.all([
    isWithinRate(env.ADDRESS_LIMITER, `${path} ${client}`),
    site === client || isWithinRate(env.NETWORK_LIMITER, `${path} ${site}`),
  ]);
  if (isWithin.every(Boolean)) return false;
  if (!(await isWithinRate(env.FLOOD_LIMITER, site))) throw rateLimited('flood', limits);
  return true;
}

/**
 * Whether submissions with this address are to be kept apart, in any spelling and with any `+tag`.
 * Never a reason to refuse: anybody can post another person's address.
 * @param email normalised
 */
export async function isEmailOverRate(email: string, { path, env }: Limits): Promise<boolean> {
  const mailbox = email.replace(/\+[^@]*(?=@)/, '');
  return !(await isWithinRate(env.EMAIL_LIMITER, `${path} ${await hashText(mailbox)}`));
}

/**
 * Counts what is about to be written, whoever sent it.
 * @throws HttpError 429 when all clients together would use up what D1 may write.
 */
export async function requireBreakerClosed(limits: Limits): Promise<void> {
  const isClosed = await isWithinRate(limits.env.BREAKER_LIMITER, 'all');
  if (!isClosed) throw rateLimited('breaker', limits);
}

function rateLimited(detail: string, { periodSeconds }: Limits): HttpError {
  const headers = { 'Retry-After': `${periodSeconds}` };
  return new HttpError(429, 'rate-limited', { headers, detail });
}
