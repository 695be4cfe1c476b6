// cspell:words näif əˈbeɪt ˈkændɪd apkg intr tgre vocab əfréid əgríː
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeWords, writeAnkiText, writeCsv } from './word-list.logic.ts';
import { decodeText, readWordList } from './word-list-reader.logic.ts';

const parse = (text: string) => {
  const table = readWordList(text);
  return takeWords(table, table.columns);
};
const shown = (text: string) =>
  parse(text).words.map(({ word, meaning, example }) =>
    [word, meaning, ...(example ? [example] : [])].join(' | '),
  );
const left = (text: string) => parse(text).left.map(({ line, reason }) => `${line}: ${reason}`);
const decode = (file: string | Uint8Array) =>
  decodeText(typeof file === 'string' ? new TextEncoder().encode(file) : file);

/** The bytes of a text as UTF-16 behind its mark. */
function toUtf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  const units = [0xfeff, ...text.split('').map((unit) => unit.charCodeAt(0))];
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, isLittle);
  return new Uint8Array(view.buffer);
}

/** Windows' code page has a sign of ours elsewhere than Unicode. */
const toWindows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)));

const binary = (start: string) =>
  Uint8Array.from(`${start}\x14\0\x06\0\x08\0abate\n`, (sign) => sign.charCodeAt(0));

const ANKI = '#separator:tab\n#html:true\n';
const FOUR_THOUSAND = [
  'afraid\t<img src="afraid.jpg">\t[sound:afraid.mp3]\t[sound:afraid_m.mp3]\t[sound:afraid_e.mp3]\tWhen someone is <b>afraid</b>, they feel fear.\tThe woman was <b>afraid</b> of what she saw.\t[əfréid]',
  'agree\t<img src="agree.jpg">\t[sound:agree.mp3]\t[sound:agree_m.mp3]\t[sound:agree_e.mp3]\tTo agree is to say &quot;yes&quot; to what is thought.\t"A: ""Good.""&nbsp;B: ""I <b>agree</b>."""\t[əgríː]',
].join('\n');
const FOUR_THOUSAND_WORDS = [
  'afraid | When someone is afraid, they feel fear. | The woman was afraid of what she saw.',
  'agree | To agree is to say "yes" to what is thought. | A: "Good." B: "I agree."',
];
const PAIR = ['abate | to lessen', 'candid | frank'];
const HINDI = ['abate | कम होना', 'candid | स्पष्ट'];
const SEVERAL = 'abate | 1. to lessen 2. to weaken';

/** Written by hand after what the named programs save or copy. */
const files: [name: string, file: string | Uint8Array, words: string[], ...left: string[]][] = [
  [
    'Quizlet, a quotation mark in front of a meaning',
    'abate\t"to lessen\nbrusque\tshort, rude',
    ['abate | "to lessen', 'brusque | short, rude'],
  ],
  [
    'Quizlet, definitions of several lines',
    'abate\t1. to lessen\n2. to weaken\nbrusque\tshort, rude\ncandid\t1. frank\n\n2. open',
    [SEVERAL, 'brusque | short, rude', 'candid | 1. frank 2. open'],
  ],
  [
    'Quizlet, a semicolon between rows',
    'abate - to lessen;brusque - short, rude',
    ['abate | to lessen', 'brusque | short, rude'],
  ],
  [
    'Quizlet, a comma and a semicolon',
    'abate,to lessen;brusque,short;',
    ['abate | to lessen', 'brusque | short'],
  ],
  [
    'Quizlet, a blank line between rows of several lines',
    'abate - 1. to lessen\n2. to weaken\n\ncandid - frank',
    [SEVERAL, 'candid | frank'],
  ],
  [
    'one row of CSV with a semicolon in its quotes',
    'abate,"to lessen; to stop, to end"',
    ['abate | to lessen; to stop, to end'],
  ],
  [
    'Excel, CSV (Comma delimited)',
    toWindows1252('word,meaning\r\nnaïve,trusting – too much\r\n'),
    ['naïve | trusting – too much'],
  ],
  [
    'Excel, CSV UTF-8',
    '\uFEFFWord,Meaning\r\nnaïve,"trusting, simple"\r\nabate,कम होना\r\n',
    ['naïve | trusting, simple', 'abate | कम होना'],
  ],
  [
    'Excel, Unicode Text',
    toUtf16('word\tmeaning\r\nabate\tकम होना\r\ncandid\t"frank, ""open"""\r\n', true),
    ['abate | कम होना', 'candid | frank, "open"'],
  ],
  ['UTF-16 with the large end first', toUtf16('abate\tto lessen\ncandid\tfrank\n', false), PAIR],
  [
    'Excel in Germany or India, semicolons',
    'word;meaning\r\nabate;to lessen, to weaken\r\ncandid;"frank; open"\r\n',
    ['abate | to lessen, to weaken', 'candid | frank; open'],
  ],
  ['Excel, sep= above', 'sep=;\r\nword;meaning\r\nabate;to lessen\r\ncandid;frank\r\n', PAIR],
  [
    'Sheets, languages as headings, in Hindi',
    'हिन्दी,अंग्रेज़ी\r\nकम होना,abate\r\nस्पष्ट,candid\r\n',
    HINDI,
  ],
  ['Sheets, languages as headings', 'English,Hindi\nabate,कम होना\ncandid,स्पष्ट\n', HINDI],
  [
    'Sheets, headings in Hindi',
    'अर्थ,शब्द,उदाहरण\nकम होना,abate,The storm abated.\nस्पष्ट,candid,Be candid.\n',
    ['abate | कम होना | The storm abated.', 'candid | स्पष्ट | Be candid.'],
  ],
  ['Sheets, headings in Marathi', 'इंग्रजी शब्द\tमराठी अर्थ\nabate\tकमी होणे\n', ['abate | कमी होणे']],
  [
    'a table with a meaning that has commas and no quotes',
    'word,meaning\nabate,to lessen, to become weaker\ncandid,frank\n',
    ['abate | to lessen, to become weaker', 'candid | frank'],
  ],
  [
    'a table with more cells than headings, the meaning not last',
    'word,meaning,example\nabate,to lessen,It rained, and then it abated.\ncandid,frank,Be candid.\n',
    ['candid | frank | Be candid.'],
    '2: more columns than the other lines',
  ],
  ['a table with empty cells behind', 'abate,to lessen,,,\ncandid,frank,,,\n,,,,\n', PAIR],
  [
    'Anki, Notes in Plain Text',
    `${ANKI}#tags column:3\nabate\t<b>to lessen</b>&nbsp;\tgre::1\ncandid\tfrank\t\n`,
    PAIR,
  ],
  [
    'Anki, with columns that are no field',
    `${ANKI}#guid column:1\n#notetype column:2\n#deck column:3\nx&1\tBasic\tEnglish\tabate\tto lessen\nx&2\tBasic\tEnglish\tcandid\tfrank\n`,
    PAIR,
  ],
  ['Anki, 4000 Essential English Words', `${ANKI}${FOUR_THOUSAND}\n`, FOUR_THOUSAND_WORDS],
  [
    'Anki, its header saved by a spreadsheet',
    '#separator:Comma,,\n#html:false,,\nabate,to lessen,\ncandid,"frank, open",\n',
    ['abate | to lessen', 'candid | frank, open'],
  ],
  [
    'Anki, its tabs made commas by a spreadsheet',
    '#separator:tab,\n#html:false,\nabate,to lessen\ncandid,frank\n',
    PAIR,
  ],
  ['an older Anki', '<b>abate</b>\tto&nbsp;lessen\ncandid\t<div>frank</div>\n', PAIR],
  [
    'Google Translate, saved phrases',
    'English,Hindi,abate,कम होना\nEnglish,Hindi,candid,स्पष्ट\n',
    HINDI,
  ],
  ['Google Translate, one saved phrase', 'English,Hindi,abate,कम होना', ['abate | कम होना']],
  [
    'a numbered list',
    '1. abate – to lessen\n2) candid – frank\n(3) brusque – short\n• terse – brief\n',
    [...PAIR, 'brusque | short', 'terse | brief'],
  ],
  [
    'parts of speech in brackets',
    'abate (v., intr.) – to lessen, to weaken\ncandid (adj.) – frank\n',
    ['abate (v., intr.) | to lessen, to weaken', 'candid (adj.) | frank'],
  ],
  [
    'brackets, and commas between',
    'abate (v., intr.), to lessen\ncandid (adj.), frank\n',
    ['abate (v., intr.) | to lessen', 'candid (adj.) | frank'],
  ],
  [
    'lines by hand, one of them no word',
    'abate – to lessen\n\njust a thought\ncandid: frank\n',
    PAIR,
    '3: no meaning',
  ],
  [
    'a rule of Markdown',
    '| word | meaning |\n| --- | :-- |\n| abate | to lessen |\n| candid | frank |',
    PAIR,
    '2: no word',
  ],
  [
    'CSV with quoted separators, quotes and line breaks',
    'word,meaning,example\n"diligent","careful, and ""steady""","One.\nTwo."\n\nb,',
    ['diligent | careful, and "steady" | One. Two.'],
    '5: no meaning',
  ],
  [
    'CSV with a quotation mark that nothing closes',
    'word,meaning\n"a, b",one\n"c,two\nd,"three, four"',
    ['a, b | one', '"c | two', 'd | three, four'],
  ],
  [
    'CSV whose first line names no meaning',
    'term, a period\ndiligent, hard-working',
    ['term | a period', 'diligent | hard-working'],
  ],
];

describe('a list as it is saved or copied', () => {
  it.each(files)('%s', (_, file, words, ...lines) => {
    const text = decode(file)?.text ?? '';
    expect(shown(text)).toEqual(words);
    expect(left(text)).toEqual(lines);
  });

  it.each([
    ['vocab.xlsx', 'PK\x03\x04'],
    ['old.xls', '\xd0\xcf\x11\xe0'],
  ])('%s is no text', (_, start) => {
    expect(decode(binary(start))).toBeNull();
  });

  it('has letters that are a guess only where it is no UTF', () => {
    expect(decode(Uint8Array.of(0x6e, 0xe4, 0x69, 0x66))).toEqual({ text: 'näif', isGuess: true });
    expect(decode('naïve')).toEqual({ text: 'naïve', isGuess: false });
  });
});

describe('any list', () => {
  const text = (signs: string) =>
    fc
      .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('').replace(/ +/g, ' ').trim())
      .filter((part) => /\p{L}/u.test(part));
  const pairs = (signs: string) =>
    fc.array(fc.tuple(text(signs), text(signs)), { minLength: 1, maxLength: 6 });
  const toWords = (list: [string, string][]) =>
    list.map(([word, meaning]) => ({ word, meaning, example: '' }));
  const join = (separator: string) => (list: [string, string][]) =>
    list.map((pair) => pair.join(separator)).join('\n');
  const everySign = 'abcकम  -–,;:"()=|1.#';

  it.each([
    ['as CSV', everySign, (list: [string, string][]) => writeCsv(toWords(list))],
    ['for Anki', everySign, (list: [string, string][]) => writeAnkiText(toWords(list))],
    ['with tabs', 'abc क', join('\t')],
    ['with hyphens', 'abc क', join(' - ')],
    ['with dashes', 'abc क', join(' – ')],
    ['with colons', 'abc क', join(': ')],
    ['with equals signs', 'abc क', join(' = ')],
  ])('that is written %s is read as it was', (_, signs, write) => {
    fc.assert(
      fc.property(pairs(signs), (list) => {
        const words = parse(write(list)).words.map(({ word, meaning }) => [word, meaning]);
        expect(words).toEqual(list);
      }),
    );
  });

  it('loses nothing, whatever it is', () => {
    const pieces = [...'abक  -–,;:"()=|1.#<>\t\n\n', 'word', 'meaning', '#separator:', 'sep=;\n'];
    const letters = (source: string) => source.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const source = parts.join('');
        const table = readWordList(source);
        const { words, left: refused } = takeWords(table, table.columns);
        const lines = [...words, ...refused].sort((one, other) => one.line - other.line);
        const kept = [table.head, ...lines.map((line) => line.text)].join('\n');
        expect(letters(kept)).toBe(letters(source));
      }),
      { numRuns: 500 },
    );
  });

  it('may be very long, with a quotation mark in each line that nothing closes', () => {
    const line = (index: number) => `word${index}\t"meaning ${index}`;
    const source = [...Array(20_000).keys()].map(line).join('\n');
    expect(parse(source).words).toHaveLength(20_000);
  });
});

it.each([
  ['1\tabate\tto lessen\n2\tcandid\tfrank', 'a running number'],
  ['abate\t/əˈbeɪt/\tto lessen\ncandid\t/ˈkændɪd/\tfrank', 'a pronunciation'],
  ['abate\tv.\tto lessen\ncandid\tadj.\tfrank', 'a part of speech'],
  ['GRE\tabate\tto lessen\nGRE\tcandid\tfrank', 'the same in each row'],
])('passes over columns: of %j %s', (text) => {
  expect(shown(text)).toEqual(PAIR);
});

it.each([
  ['abate\t1. to lessen\n2. to weaken\n\ncandid\tfrank', { lines: 3, joined: 1 }],
  ['abate - 1. to lessen\n2. to weaken\n\ncandid - frank', { lines: 3, joined: 1 }],
  // The separator that the header names is gone from the rows.
  ['#separator:tab\n#columns:Word\tMeaning\na – b\nc – d', { names: ['Word', 'Meaning'] }],
  ['sep=;\nword;meaning\na;b', { head: 'sep=;\nword;meaning', names: ['word', 'meaning'] }],
])('describes %j by lines, joined lines, head and names', (text, table) => {
  expect(readWordList(text)).toMatchObject(table);
});

describe('a pasted list', () => {
  it.each([
    ['diligent — hard-working', 'diligent | hard-working'],
    ['diligent - hard-working', 'diligent | hard-working'],
    ['well-known - famous', 'well-known | famous'],
    ['diligent: hard-working, careful', 'diligent | hard-working, careful'],
    ['diligent, hard-working', 'diligent | hard-working'],
    ['diligent; hard-working', 'diligent | hard-working'],
    ['diligent = hard-working', 'diligent | hard-working'],
    ['diligent\thard-working\tMeera is diligent.', 'diligent | hard-working | Meera is diligent.'],
    ['take off – to leave the ground', 'take off | to leave the ground'],
    ['मेहनती – diligent', 'मेहनती | diligent'],
    ['\uFEFF  diligent   –   hard-working  \r\n', 'diligent | hard-working'],
  ])('reads %j', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  it('takes each line by its own separator', () => {
    const words = ['a | one', 'b | two', 'c | three', 'd | four'];
    expect(shown('a – one\nb: two\nc, three\n\nd\tfour')).toEqual(words);
  });

  it('lists what is no word, with its line and reason, and loses nothing of it', () => {
    expect(parse('a – one\n\njust a thought\n– nothing').left).toEqual([
      { line: 3, text: 'just a thought', reason: 'no meaning' },
      { line: 4, text: '– nothing', reason: 'no meaning' },
    ]);
    const tooLong = '1: the meaning is longer than 400 characters';
    expect(left(`a – ${'x'.repeat(401)}`)).toEqual([tooLong]);
  });
});

describe("HTML of Anki's text export", () => {
  it.each([
    ['<div>one</div><div>two</div>', 'one two'],
    ['[sound:word.mp3] one', 'one'],
    ['a {{c1::gap::hint}} here', 'a gap here'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<script>alert(1)</script>one', 'one'],
    ['<img src=x onerror=alert(1)>one', 'one'],
    ['"hard&#8209;working&nbsp;<br>""careful"""', 'hard\u2011working "careful"'],
    [
      '5 &amp; 6 &unknown;&constructor;&__proto__; &#0;',
      '5 & 6 &unknown;&constructor;&__proto__; &#0;',
    ],
    ['&#x10ffff; and &#1114112;', '\u{10ffff} and &#1114112;'],
  ])('%j is shown as text', (html, text) => {
    expect(shown(`${ANKI}word\t${html}`)).toEqual([`word | ${text}`]);
  });

  it('is left alone where the file says that there is none', () => {
    const text = 'if a<b then <c>';
    expect(shown(`#separator:tab\n#html:false\nword\t${text}`)).toEqual([`word | ${text}`]);
  });
});
