import type { LeadFlag } from '../contract/leads.ts';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import type { SubmissionValues } from '../contract/submissions.ts';
import type { JsonObject } from '../core/guards.ts';

/** Fewest digits of a number that can be called. */
const PHONE_DIGITS = 7;

/** Default-ignorable characters, except joiners, direction marks and the selectors of emoji. */
const HIDDEN = /(?!\u061C|[\u200C-\u200F]|\uFE0E|\uFE0F)\p{DI}/u;

/** Whether the hidden field is filled in, as only a program does. Empty values do not count. */
export function isHoneypotFilled(body: JsonObject): boolean {
  const value = body[HONEYPOT_FIELD];
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Signs against a submission beside its fields. */
interface Suspicion {
  /** Whether the honeypot is filled in. */
  isTrapped: boolean;
  isOverRate: boolean;
  /** Whether its website is neither ours nor a partner's, nor trusted by a member. */
  isUnknown: boolean;
}

/**
 * Finds the strongest reason to flag a valid submission, or null. None is certain enough for a
 * refusal: a flagged submission is stored like any other.
 */
export function findFlag(
  { name = '', email, phone, message }: SubmissionValues,
  { isTrapped, isOverRate, isUnknown }: Suspicion,
): LeadFlag | null {
  if (isTrapped) return 'honeypot';
  if (isSpoofed(name) || isSpoofed(email)) return 'spoofed';
  if ((phone !== undefined && !isCallable(phone)) || isWordless(name) || isWordless(message)) {
    return 'blank';
  }
  if (isOverRate) return 'rate';
  return isUnknown ? 'origin' : null;
}

/** Whether a text disguises itself: hidden characters, or Latin letters among Cyrillic or Greek ones. */
function isSpoofed(text: string): boolean {
  return HIDDEN.test(text) || text.split(/[\s@.]+/).some(mixesScripts);
}

function mixesScripts(word: string): boolean {
  return /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word);
}

function isCallable(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= PHONE_DIGITS;
}

/** Whether a text has no letter or digit: emoji alone, since the schema refuses invisible text. */
function isWordless(text: string | undefined): boolean {
  return text !== undefined && text !== '' && !/[\p{L}\p{N}]/u.test(text);
}
