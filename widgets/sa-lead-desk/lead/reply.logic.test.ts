import { describe, expect, it } from 'vitest';
import { brand } from '../../content/brand.ts';
import { findWhatsAppDigits, linkToCall, linkToMail } from './reply.logic.ts';

describe('findWhatsAppDigits', () => {
  it.each([
    ['98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['919876543210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['+1.416.555.0123', '14165550123'],
    ['९८७६५ ४३२१०', '919876543210'],
    ['+٩١ ٩٨٧٦٥ ٤٣٢١٠', '919876543210'],
    ['+91\u201398765\u201143210', '919876543210'],
    ['\u202a+91 98765\u200b43210\u202c', '919876543210'],
    // A landline without its country, a number with an extension, and words.
    ['011 2345 6789', null],
    ['98765 43210 ext 5', null],
    ['+0 123 456 789', null],
    ['+1234567890123456', null],
    [null, null],
  ])('finds in %j %j', (phone, digits) => {
    expect(findWhatsAppDigits(phone)).toBe(digits);
  });
});

describe('linkToMail', () => {
  it('has the reference for a subject', () => {
    expect(linkToMail({ email: 'asha@example.com', reference: '3F9A-12BC' })).toBe(
      `mailto:asha@example.com?subject=Your%20request%20to%20${encodeURIComponent(brand.name)}%20(3F9A-12BC)`,
    );
  });

  it.each([
    ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com?'],
    ['a&cc=b@example.com', 'mailto:a%26cc%3Db@example.com?'],
  ])('takes no header from the address %s', (email, start) => {
    expect(linkToMail({ email, reference: '1' }).startsWith(start)).toBe(true);
  });
});

it.each([
  ['+91 98765-43210 (home)', 'tel:+919876543210'],
  ['०९८७६ ५४३२१०', 'tel:09876543210'],
  ['ask my mother', null],
  [null, null],
])('calls %j at %j', (phone, link) => {
  expect(linkToCall(phone)).toBe(link);
});
