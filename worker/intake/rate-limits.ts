import { withDeadline } from '../core/deadline.ts';
import { hashNetwork } from '../core/hash-personal.ts';
import { areWithinRate, counts, LIMITER_TIMEOUT_MS, requireWithinRate } from '../core/limits.ts';
import type { Env } from '../core/settings.ts';
import { isNetworkOver } from '../leads/network.sql.ts';

/**
 * Whether submissions of this client must be flagged. A whole classroom shares one address, so a client
 * over its limit is not refused. Its excess does not count towards its /48, which other customers of a
 * carrier share.
 * @throws HttpError 429 far over the limit, beyond any classroom
 */
export async function isClientOverRate(path: string, request: Request, env: Env): Promise<boolean> {
  const client = counts.client(env, path, request);
  const site = counts.site(env, path, request);
  const [isClientWithin] = await areWithinRate(client);
  const isIpv4 = site[1] === client[1];
  const [isSiteWithin] = isIpv4 || !isClientWithin ? [true] : await areWithinRate(site);
  if (isClientWithin && isSiteWithin) return false;
  await requireWithinRate([counts.flood(env, request)], 'flood');
  return true;
}

/**
 * Whether submissions with this email address must be flagged, in any spelling and with any
 * `+tag`; never a reason to refuse, since anyone can send another person's address. Also whether all
 * visitors together are about to exhaust the writes that D1 allows: a submission is then queued.
 * @param mailbox hash by `hashMailbox`
 */
export async function judgeLoad(
  path: string,
  mailbox: string,
  env: Env,
): Promise<{ isEmailOver: boolean; isBreakerOpen: boolean }> {
  const [isEmailWithin, isBreakerClosed] = await areWithinRate(
    counts.mailbox(env, path, mailbox),
    counts.everyone(env),
  );
  return { isEmailOver: !isEmailWithin, isBreakerOpen: !isBreakerClosed };
}

/**
 * Finds the network of a submission, as stored with the lead, and whether it has sent more within a day
 * than passes unflagged. Without an answer of the database in time, it has not.
 */
export async function judgeNetwork(
  request: Request,
  env: Env,
  now: Date,
): Promise<{ network: string | null; isNetworkOver: boolean }> {
  const network = await hashNetwork(env, request);
  if (network === null) return { network, isNetworkOver: false };
  const isOver = withDeadline(isNetworkOver(env.DB, network, now), LIMITER_TIMEOUT_MS);
  return { network, isNetworkOver: await isOver.catch(() => false) };
}
