import { hashText } from './dedupe-key.ts';

/**
 * SHA-256 of an address without its `+tag`, as 64 hexadecimal digits: what counts as one mailbox
 * for limits.
 * @param email normalised
 */
export function hashMailbox(email: string): Promise<string> {
  return hashText(email.replace(/\+[^@]*(?=@)/, ''));
}
