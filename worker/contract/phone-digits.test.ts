import { describe, expect, it } from 'vitest';
import { phoneDigits, toAsciiDigits } from './phone-digits.ts';

/** Every decimal digit that Unicode has, in its order. */
const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))
  .join('');

describe('the digits of a telephone number', () => {
  it('are equal in every script', () => {
    const scripts = [...digits].length / 10;
    expect(scripts).toBeGreaterThan(60);
    expect(toAsciiDigits(digits)).toBe('0123456789'.repeat(scripts));
  });

  it.each([
    '9811122001',
    '0091 98111 22001',
    '098111-22001',
    '+९१ ९८१११ २२००१',
    '９８１１１　２２００１',
    '\u202a+91\u201398111\u200b22001\u202c',
    '(+91) 98111.22001',
  ])('are one number in any spelling: %j', (phone) => {
    expect(phoneDigits(phone)).toBe('9811122001');
  });

  it.each([
    ['011-2345678', '112345678'],
    ['022001', '22001'],
    ['no number', ''],
  ])('of %j are %j', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });
});
