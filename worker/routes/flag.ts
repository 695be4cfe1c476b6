/** Why a submission is kept apart from the others until somebody has looked at it. */
export type Flag = 'honeypot' | 'spoofed' | 'blank' | 'rate';

/** What may be read of a submission of any kind. */
interface Readable {
  name?: string;
  email?: string;
  phone?: string;
  message?: string;
}

/** Fewest digits of a number that can be called. */
const PHONE_DIGITS = 7;

/** Invisible, but for joiners, direction marks and what makes an emoji. */
const HIDDEN = /(?!\u061C|[\u200C-\u200F]|\uFE0E|\uFE0F)\p{DI}/u;

/**
 * The weightiest reason to keep a valid submission apart, or null. Nothing of this is certain
 * enough to refuse anybody for, and nothing is dropped.
 */
export function findFlag(
  submission: object,
  { isTrapped, isOverRate }: { isTrapped: boolean; isOverRate: boolean },
): Flag | null {
  const { name = '', email = '', phone, message }: Readable = submission;
  if (isTrapped) return 'honeypot';
  if (isSpoofed(name) || isSpoofed(email)) return 'spoofed';
  if ((phone !== undefined && !isCallable(phone)) || isWordless(name) || isWordless(message)) {
    return 'blank';
  }
  return isOverRate ? 'rate' : null;
}

/** Looks like another text: hidden characters, or Latin letters among Cyrillic or Greek ones. */
function isSpoofed(text: string): boolean {
  return HIDDEN.test(text) || text.split(/[\s@.]+/).some(mixesScripts);
}

function mixesScripts(word: string): boolean {
  return /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word);
}

function isCallable(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= PHONE_DIGITS;
}

/** Has emoji alone. */
function isWordless(text: string | undefined): boolean {
  return text !== undefined && text !== '' && !/[\p{L}\p{N}]/u.test(text);
}
