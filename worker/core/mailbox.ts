import { hashPersonal, hashPersonalByAll } from './hash-personal.ts';
import type { Env } from './settings.ts';

const ADDRESS = /^(?<name>.+?)(?:\+.*)?@(?<host>[^@]+)$/;
const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * Canonical spelling of all addresses of one mailbox: without a `+tag`, and at Gmail without dots and
 * under its shorter name.
 * @param email normalised
 */
export function normalizeMailbox(email: string): string {
  const { name, host } = ADDRESS.exec(email)?.groups ?? {};
  if (!name || !host) return email;
  return GMAIL.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** @param email normalised */
export const hashMailbox = (env: Pick<Env, 'TOKEN_KEYS'>, email: string): Promise<string> =>
  hashPersonal(env, 'mailbox', normalizeMailbox(email));

/** By each key, for what may have been stored by a former one. */
export const hashMailboxByAll = (env: Pick<Env, 'TOKEN_KEYS'>, email: string): Promise<string[]> =>
  hashPersonalByAll(env, 'mailbox', normalizeMailbox(email));
