import { hashText } from './dedupe-key.ts';

const ADDRESS = /^(?<name>.+?)(?:\+.*)?@(?<host>[^@]+)$/;
const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * The one spelling of all addresses whose mail arrives in one mailbox: without a `+tag`, and at Gmail
 * without dots and under its shorter name.
 * @param email normalised
 */
export function normalizeMailbox(email: string): string {
  const { name, host } = ADDRESS.exec(email)?.groups ?? {};
  if (!name || !host) return email;
  return GMAIL.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * SHA-256 of a mailbox, as 64 hexadecimal digits, for limits.
 * @param email normalised
 */
export function hashMailbox(email: string): Promise<string> {
  return hashText(normalizeMailbox(email));
}
