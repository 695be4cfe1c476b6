import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { findFlag, isHoneypotFilled } from './flag.ts';

describe('findFlag', () => {
  const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
  const flagOf = (changes: object, marks = {}) =>
    findFlag(
      { ...person, ...changes },
      { isTrapped: false, isOverRate: false, isUnknown: false, ...marks },
    );

  it.each([
    [{}, null],
    [{ name: 'आशा राव' }, null],
    [{ name: 'क्\u200dष नमस्\u200cते' }, null],
    [{ name: 'Ελένη Παππά' }, null],
    [{ name: 'Анна Smith' }, null],
    [{ name: 'Asha 👩🏽‍🎓' }, null],
    [{ phone: '०९८७६५४३२१' }, null],
    [{ phone: 'call 9876543 now' }, null],
    [{ name: 'Аsha Rao' }, 'spoofed'],
    [{ email: 'аsha@example.com' }, 'spoofed'],
    [{ name: 'As\u200bha' }, 'spoofed'],
    [{ name: '👩🏽‍🎓' }, 'blank'],
    [{ message: '🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓' }, 'blank'],
    [{ phone: 'abcdefghij' }, 'blank'],
    [{ phone: '..........' }, 'blank'],
    [{ phone: '12-34-56-x' }, 'blank'],
  ])('of %j is %s', (changes, flag) => {
    expect(flagOf(changes)).toBe(flag);
  });

  it('is the weightiest reason', () => {
    const everything = { isTrapped: true, isOverRate: true, isUnknown: true };
    expect(flagOf({ name: 'Аsha', phone: 'abcdefghij' }, everything)).toBe('honeypot');
    expect(flagOf({ name: 'Аsha', phone: 'abcdefghij' }, { isOverRate: true })).toBe('spoofed');
    expect(flagOf({ phone: 'abcdefghij' }, { isOverRate: true })).toBe('blank');
    expect(flagOf({}, { isOverRate: true, isUnknown: true })).toBe('rate');
    expect(flagOf({}, { isUnknown: true })).toBe('origin');
  });

  it('does not require a telephone number of a newsletter address', () => {
    expect(
      findFlag({ email: 'a@b.co' }, { isTrapped: false, isOverRate: false, isUnknown: false }),
    ).toBeNull();
  });
});

it.each([true, 7, 'x', { a: 1 }, ['x']])('a trap that holds %j is suspected', (value) => {
  expect(isHoneypotFilled({ [HONEYPOT_FIELD]: value })).toBe(true);
});

it.each(['', ' \t\n\u00a0', null, 0, false, [], {}])('a trap that holds %j is not', (value) => {
  expect(isHoneypotFilled({ [HONEYPOT_FIELD]: value })).toBe(false);
});
