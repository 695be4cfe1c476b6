import { brand } from '../../content/brand.ts';

/** Digits of a number with its country, as WhatsApp has them (E.164). */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const INDIA = '91';

/**
 * The digits of a number on WhatsApp; null where it cannot be one. A number without a country is
 * one in India: ten digits, with a zero before them or without.
 */
export function findWhatsAppDigits(phone: string | null): string | null {
  const text = phone?.normalize('NFKC').trim() ?? '';
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const withoutPrefix = text.startsWith('+') ? digits : digits.replace(/^00/, '');
  if (withoutPrefix !== digits || text.startsWith('+')) {
    return INTERNATIONAL.test(withoutPrefix) ? withoutPrefix : null;
  }
  const local = digits.replace(/^0/, '');
  if (INDIAN_MOBILE.test(local)) return INDIA + local;
  return local.startsWith(INDIA) && INDIAN_MOBILE.test(local.slice(2)) ? local : null;
}

/** A link to answer by mail. Its subject holds the reference and nothing that a visitor wrote. */
export function linkToMail({ email, reference }: { email: string; reference: string }): string {
  const [local = '', host = ''] = email.split(/@(?=[^@]*$)/);
  const subject = encodeURIComponent(`Your request to ${brand.name} (${reference})`);
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}?subject=${subject}`;
}
