import { toAsciiDigits } from '../../../worker/contract/phone-digits.ts';
import { brand } from '../../content/brand.ts';

/** A number with its country, as WhatsApp takes it (E.164). */
const INTERNATIONAL = /^\+([1-9]\d{7,14})$/;
const INDIAN_MOBILE = /^0?(?:91)?([6-9]\d{9})$/;
const INDIA = '91';
/** Blanks, invisible characters, dashes of every kind, and the other signs people write between digits. */
const BETWEEN_DIGITS = /[\s\p{DI}\p{Pd}\u2212()./]/gu;

/**
 * The digits of a number on WhatsApp; null if it cannot be one. A number without a country is
 * one in India: ten digits, with a zero before them or without.
 */
export function findWhatsAppDigits(phone: string | null): string | null {
  const text = toAsciiDigits(phone ?? '')
    .normalize('NFKC')
    .replace(BETWEEN_DIGITS, '');
  const [, international] = INTERNATIONAL.exec(text.replace(/^00/, '+')) ?? [];
  if (international) return international;
  const [, local] = INDIAN_MOBILE.exec(text) ?? [];
  return local ? INDIA + local : null;
}

/** A link to call a number as it was written; null without a digit. */
export function linkToCall(phone: string | null): string | null {
  const number = toAsciiDigits(phone ?? '').replaceAll(/[^+\d]/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** A link to reply by email. Its subject has the reference and no text of the visitor. */
export function linkToMail({ email, reference }: { email: string; reference: string }): string {
  const [local = '', host = ''] = email.split(/@(?=[^@]*$)/);
  const subject = encodeURIComponent(`Your request to ${brand.name} (${reference})`);
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}?subject=${subject}`;
}
