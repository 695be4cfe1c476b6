import { findClientNetwork, UNKNOWN_NETWORK } from './client-network.ts';
import { signHex } from './hmac.ts';
import { readKeys } from './keyring.ts';
import type { Env } from './settings.ts';

/** Random key in place of a missing TOKEN_KEYS: submissions are stored, but never with a plain hash. */
let unsetKey: Uint8Array | undefined;

/**
 * HMAC-SHA256 of a mailbox, a number or a network as 64 hexadecimal digits, for limits. It is keyed,
 * because there are few enough of each to try them all.
 */
export function hashPersonal(
  env: Pick<Env, 'TOKEN_KEYS'>,
  kind: 'mailbox' | 'phone' | 'network',
  value: string,
): Promise<string> {
  return signHex(readKey(env), `${kind} ${value}`);
}

/** The same by each key of TOKEN_KEYS, for what may have been stored by a former one. */
export function hashPersonalByAll(
  env: Pick<Env, 'TOKEN_KEYS'>,
  kind: 'mailbox',
  value: string,
): Promise<string[]> {
  const keys = env.TOKEN_KEYS ? readKeys(env).map(({ bytes }) => bytes) : [readKey(env)];
  return Promise.all(keys.map((key) => signHex(key, `${kind} ${value}`)));
}

function readKey({ TOKEN_KEYS }: Pick<Env, 'TOKEN_KEYS'>): Uint8Array {
  if (TOKEN_KEYS) return readKeys({ TOKEN_KEYS })[0].bytes;
  unsetKey ??= crypto.getRandomValues(new Uint8Array(32));
  return unsetKey;
}

/**
 * The network that a request comes from: an IPv4 address, or the /48 of an IPv6 address; null if it is
 * not known, so that nothing is counted against all unknown ones together.
 */
export async function hashNetwork(
  env: Pick<Env, 'TOKEN_KEYS'>,
  request: Request,
): Promise<string | null> {
  const { site } = findClientNetwork(request);
  return site === UNKNOWN_NETWORK ? null : hashPersonal(env, 'network', site);
}
