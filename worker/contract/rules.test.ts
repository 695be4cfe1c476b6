import fc from 'fast-check';
import { type Struct, validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { email, normaliseEmail, phone, text } from './rules.ts';

const name = text({ min: 2, max: 100 });
const message = text({ min: 10, max: 3000, multiline: true });
const number = phone({ min: 10, max: 40 });

/** The value as it is stored, or the code of what is wrong with it. */
function judge(typed: unknown, rule: Struct<string, null>): string {
  const [error, taken] = validate(typed, rule, { coerce: true });
  return error ? `wrong: ${error.refinement ?? error.type}` : taken;
}

/** Invisible characters that copies from pages, address books and editors bring along. */
const COPIED = [
  ...'\u00a0\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202f\u2060\u2066\u2069\u3000\u3164\ufeff',
];

describe.each(COPIED)('an invisible character, %j', (mark) => {
  it.each([
    [name, 'Asha Rao'],
    [message, 'First line\nsecond line'],
    [number, '+91 98111 22001'],
    [email(), 'asha@example.com'],
  ])('is dropped at the ends of what was typed', (rule, typed) => {
    expect(judge(`${mark}${mark} ${typed}\n${mark} ${mark}`, rule)).toBe(typed);
  });
});

describe('an address', () => {
  it.each([
    'user@example.com',
    "o'neil+sop@mail.example.co.in",
    'asha@xn--j1aef.example',
    `${'आ'.repeat(21)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
    `'or'1'='1'--@example.com`,
  ])('is taken as it is: %s', (typed) => {
    expect(judge(typed, email())).toBe(typed);
  });

  it.each([
    ' Asha@EXAMPLE.com ',
    '"Rao, Asha" <asha@Example.com>',
    'b@example.com <asha@example.com>,',
    '<MAILTO:asha@example.com>',
    'asha@example.com.',
    'asha@example.com;',
    ...COPIED.filter((mark) => mark.trim()).map((mark) => `as${mark}ha@exam${mark}ple.${mark}com`),
    'a\ufe0fsha@example.com',
  ])('is the one that is meant: %j', (typed) => {
    expect(judge(typed, email())).toBe('asha@example.com');
  });

  it.each([
    ...'abc a@b @b.com a@b..com a@b.com.. a@-b.com .a@b.com a<b@c.com <> a@b@c.com a@1.2.3.4'.split(
      ' ',
    ),
    ...'a@b-.com a@b_c.com a@b.com/c a@%62.com x\uff20y@z.co \u2800@c.co ﬁ@c.co a@b.\u0301c'.split(
      ' ',
    ),
    '',
    'a b@c.com',
    'a@b.com, c@d.com',
    'a@b.com\nBcc: c@d.com',
    'a@b.com <Asha Rao>',
    'asha@exam\0ple.com',
    'a\u202e@b.com',
    'u@exٯnple.net',
    `${'a'.repeat(65)}@example.com`,
    `${'आ'.repeat(22)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('is refused: %j', (typed) => {
    expect(judge(typed, email())).toBe('wrong: invalid-email');
  });

  it('holds 254 octets', () => {
    const labels = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`;
    const of = (octets: number) =>
      `${'a'.repeat(64)}@${labels.slice(labels.length - (octets - 65))}`;
    expect(judge(of(254), email())).toBe(of(254));
    expect(judge(of(255), email())).toBe('wrong: invalid-email');
  });

  // A rule that backtracks would not come to an end here.
  it('is judged even when it is made to be slow', () => {
    const slow = [
      `${'a.'.repeat(126)}`,
      `a@${'a-'.repeat(125)}`,
      `a@${'a.'.repeat(125)}1`,
      '<'.repeat(250),
      '. '.repeat(125),
    ];
    for (const typed of slow.flatMap((once) => [once, once.repeat(30)])) {
      expect(judge(typed, email())).toBe('wrong: invalid-email');
    }
  });
});

describe('normaliseEmail', () => {
  it.each([
    [' Asha@EXAMPLE.com ', 'asha@example.com'],
    ['x@ｇｍａｉｌ.com', 'x@gmail.com'],
    ['x@gmail。com', 'x@gmail.com'],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['x@BU\u0308CHER.example', 'x@xn--bcher-kva.example'],
    ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['no host', 'no host'],
    ['x@a.example/path', 'x@a.example/path'],
    ['x@%61.example', 'x@%61.example'],
    ['x@exٯnple.net', 'x@exٯnple.net'],
  ])('makes %s into %s', (address, normal) => {
    expect(normaliseEmail(address)).toBe(normal);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, host) => {
        const once = normaliseEmail(`${local}@${host}`);
        expect(normaliseEmail(once)).toBe(once);
      }),
      // A letter that composes again after lower-casing, and hosts that are addresses.
      {
        numRuns: 3000,
        examples: [
          ['\u0130\u0323', 'a.example'],
          ['x', '1.2.3'],
          ['x', '0x7f.1'],
        ],
      },
    );
  });
});

describe.each([
  ['name', name, 2, 100],
  ['message', message, 10, 3000],
  ['number', number, 10, 40],
] as const)('the length of a %s', (_, rule, min, max) => {
  it.each(['x', '🎓'])('counts code points of %s', (character) => {
    const judged = (length: number) => judge(character.repeat(length), rule);
    expect(judged(min - 1)).toBe('wrong: too-short');
    expect(judged(min)).toBe(character.repeat(min));
    expect(judged(max)).toBe(character.repeat(max));
    expect(judged(max + 1)).toBe('wrong: too-long');
  });

  it.each(['', ' \t\n ', '\u200b'.repeat(12)])('is nothing where nothing is seen: %j', (typed) => {
    expect(judge(typed, rule)).toBe('wrong: too-short');
    // It is counted after trimming.
    expect(judge(` ${'x'.repeat(min - 1)} `, rule)).toBe('wrong: too-short');
  });
});

describe.each([
  ['name', name],
  ['message', message],
  ['number', number],
])('a %s', (_, rule) => {
  it.each([
    ...'\0\u0007\u001b\u007f\u0085\u009f\u202a\u202e\u2066\u2069\u2028\u2029\ufffe\uffff\ufdd0\u{1fffe}',
    '\ud800',
    '\udc00',
    '\udc00\ud800',
  ])('is refused with what cannot be stored or misleads: %j', (character) => {
    expect(judge(`98765 ${character} 43210`, rule)).toBe('wrong: invalid-characters');
  });

  it.each(['\u202d', '\u202e'])('is refused where it is shown in another order: %j', (override) => {
    expect(judge(`${override}01234 56789`, rule)).toBe('wrong: invalid-characters');
  });

  it.each(['क्\u200dष', 'نمی\u200cخواهم', '👩\u200d🎓', '\u200fשלום', 'soft\u00adhyphen'])(
    'keeps what a script or an emoji needs: %j',
    (typed) => {
      expect(judge(`98765 ${typed} 43210`, rule)).toBe(`98765 ${typed} 43210`);
    },
  );

  it.each(['क्\u200d', '🏴\u{e0067}\u{e007f}'])('keeps a joiner at its end: %j', (typed) => {
    expect(judge(`98765 43210 ${typed}`, rule)).toBe(`98765 43210 ${typed}`);
  });

  it('is composed', () => {
    expect(judge('Zoe\u0308 98765 43210', rule)).toBe('Zo\u00eb 98765 43210');
  });
});

describe('line breaks and tabs', () => {
  it.each(['\n', '\t', '\n\n'])('stay in a message: %j', (layout) => {
    expect(judge(`Long enough${layout}message`, message)).toBe(`Long enough${layout}message`);
  });

  it.each(['\r\n', '\r'])('are written as one kind: %j', (end) => {
    expect(judge(`Long enough${end}message`, message)).toBe('Long enough\nmessage');
  });

  it.each(['\n', '\r', '\t'])('are refused on one line: %j', (layout) => {
    expect(judge(`Asha${layout}Rao`, name)).toBe('wrong: invalid-characters');
    expect(judge(`98765${layout}43210`, number)).toBe('wrong: invalid-characters');
  });
});

describe('a text', () => {
  it.each(['..', '-', '?!', '…', '\u2800', '\ufe0f', '\u{e0041}'])(
    'is refused without a letter, digit or emoji: %j',
    (typed) => {
      expect(judge(typed.repeat(10), name)).toMatch(/^wrong: (blank|too-short)$/);
      expect(judge(typed.repeat(10), message)).toMatch(/^wrong: (blank|too-short)$/);
    },
  );

  it.each(['ab', 'आशा', '李明', '42', '🎓🎓', '👩🏽‍🎓'])('is taken: %j', (typed) => {
    expect(judge(typed, name)).toBe(typed);
  });

  it('is the same once it was taken', () => {
    const piece = fc.constantFrom(...COPIED, '\n', '\u200d', 'a', 'क', '9', '.', '@', '<', '>');
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (typed) => {
          for (const rule of [name, message, number, email()]) {
            const taken = judge(typed, rule);
            if (!taken.startsWith('wrong: ')) expect(judge(taken, rule)).toBe(taken);
          }
        },
      ),
    );
  });
});

it.each(['abcdefghij', '..........', 'call 9876543 now', '९८१११ २२००१'])(
  'a number is any text of its length: %j',
  (typed) => {
    expect(judge(typed, number)).toBe(typed);
  },
);
