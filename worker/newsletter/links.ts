import { DAY_MS } from '../contract/durations.ts';
import { type NamedKey, readKeys } from '../core/keyring.ts';
import type { Env } from '../core/settings.ts';
import { type TokenGrant, writeToken } from '../core/token.ts';

export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

const CONFIRM_WITHIN_MS = 14 * DAY_MS;

/** Purpose of a link. */
export type Purpose = 'confirm' | 'unsubscribe';

/** The subscription that a token is bound to. */
export interface Subscription {
  id: number;
  createdAt: string;
  /** Time of the request for consent; null if there was none. */
  requestedAt: string | null;
}

/**
 * Describes the grant of a token. A confirmation is for one request, so that it does not
 * undo a later unsubscribing.
 */
export function describeGrant(
  purpose: Purpose,
  { id, createdAt, requestedAt }: Subscription,
): TokenGrant {
  return { purpose, id, stamp: purpose === 'confirm' ? (requestedAt ?? '') : createdAt };
}

/** Writes the link to confirm, valid for 14 days. */
export async function writeConfirmUrl(
  env: Env,
  subscription: Subscription,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS);
  const [key] = readKeys(env);
  const token = await writeToken(key, describeGrant('confirm', subscription), expiresAt);
  return `${env.PUBLIC_ORIGIN}${CONFIRM_PATH}?token=${token}`;
}

/** Writes the link to unsubscribe, valid as long as the key is listed. */
export async function writeUnsubscribeUrl(
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  key: NamedKey,
  subscription: Subscription,
): Promise<string> {
  const token = await writeToken(key, describeGrant('unsubscribe', subscription), null);
  return `${PUBLIC_ORIGIN}${UNSUBSCRIBE_PATH}?token=${token}`;
}
