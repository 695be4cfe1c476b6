import fc from 'fast-check';
import { create, validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { email, phone, text } from './rules.ts';

/** Invisible characters that copies from pages, address books and editors bring along. */
const COPIED = [
  '\u00a0',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202f',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3000',
  '\u3164',
  '\ufeff',
];

const name = text({ min: 2, max: 100 });
const number = phone({ min: 10, max: 40 });

describe.each(COPIED)('an invisible character, %j', (mark) => {
  it.each([
    [name, 'Asha Rao'],
    [text({ min: 10, max: 3000, multiline: true }), 'First line\nsecond line'],
    [number, '+91 98111 22001'],
    [email(), 'asha@example.com'],
  ])('is dropped at the ends of what was typed', (rule, typed) => {
    expect(create(`${mark}${mark} ${typed}\n${mark} ${mark}`, rule)).toBe(typed);
  });
});

describe('an address', () => {
  it.each(COPIED.filter((mark) => mark.trim()))('has no invisible character inside: %j', (mark) => {
    expect(create(`as${mark}ha@exam${mark}ple.${mark}com`, email())).toBe('asha@example.com');
  });

  it.each([
    'Asha Rao <a@example.com>',
    '"Rao, Asha" <A@Example.com>',
    'b@example.com <a@example.com>,',
    '<a@example.com>.',
    ' < a@example.com > ',
    'mailto:a@example.com',
    'MAILTO:a@example.com',
    '<mailto:a@example.com>',
    'a@example.com.',
    'a@example.com,',
    'a@example.com;',
  ])('is taken out of what was copied around it: %j', (copied) => {
    expect(create(copied, email())).toBe('a@example.com');
  });

  it.each(['a<b@c.com', 'a@b.com <Asha Rao>', '<>', 'a@b.com..', 'a@b.com, c@d.com', 'a b@c.com'])(
    'is not guessed: %j',
    (typed) => {
      expect(() => create(typed, email())).toThrow('Invalid email');
    },
  );
});

describe('a text', () => {
  it.each(['रमेश क्\u200d', 'نامه\u200c', '❤\ufe0f❤\ufe0f', '🏴\u{e0067}\u{e007f}'])(
    'keeps a joiner or selector at its end: %j',
    (typed) => {
      expect(create(typed, name)).toBe(typed);
    },
  );

  it.each(['\u202d', '\u202e'])('that is shown in another order is refused: %j', (override) => {
    expect(() => create(`${override}Asha Rao`, name)).toThrow('characters that cannot be shown');
  });

  it('is the same once it was taken', () => {
    const piece = fc.constantFrom(...COPIED, '\n', '\u200d', 'a', 'क', '9', '.', '@', '<', '>');
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (typed) => {
          for (const rule of [name, number, email()]) {
            const [, taken] = validate(typed, rule, { coerce: true });
            if (taken !== undefined) expect(create(taken, rule)).toBe(taken);
          }
        },
      ),
    );
  });
});
