import { readKeys } from '../core/keyring.ts';
import type { Env } from '../core/settings.ts';
import { isExpired, isGranted, readToken } from '../core/token.ts';
import { describeGrant, type Purpose } from './links.ts';
import { readSubscription, type StoredSubscription } from './subscriptions.sql.ts';

/** Reasons why a token is refused. `used`: its reader has unsubscribed since. */
export type TokenProblem = 'invalid' | 'expired' | 'used';

/** Finds the subscription that a token is for. */
export async function openSubscription(
  env: Env,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<StoredSubscription | TokenProblem> {
  const claim = readToken(token);
  const found = claim && (await readSubscription(env.DB, claim.id));
  if (!found) return 'invalid';
  const grant = describeGrant(purpose, found);
  if (!(await isGranted(claim, grant, readKeys(env)))) return 'invalid';
  if (isExpired(claim, now)) return 'expired';
  return purpose === 'confirm' && found.state === 'unsubscribed' ? 'used' : found;
}
