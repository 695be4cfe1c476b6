// cspell:words näif əˈbeɪt ˈkændɪd
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binaryFixtures, listFixtures } from './testing/list-fixtures.ts';
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
const left = (text: string) => parse(text).left;
const decode = (file: string | Uint8Array) =>
  decodeText(typeof file === 'string' ? new TextEncoder().encode(file) : file);

describe('a list as it is saved or copied', () => {
  it.each(listFixtures)('$name', ({ file, words, left: lines = [] }) => {
    const text = decode(file)?.text ?? '';
    expect(shown(text)).toEqual(words);
    expect(left(text).map(({ line, reason }) => `${line}: ${reason}`)).toEqual(lines);
  });

  it.each(Object.entries(binaryFixtures))('%s is no text', (_, bytes) => {
    expect(decode(bytes)).toBeNull();
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
  const pairs = (word: string, meaning: string) =>
    fc.array(fc.tuple(text(word), text(meaning)), { minLength: 1, maxLength: 6 });
  const toWords = (list: [string, string][]) =>
    list.map(([word, meaning]) => ({ word, meaning, example: '' }));
  const readPairs = (source: string) =>
    parse(source).words.map(({ word, meaning }) => [word, meaning]);

  it.each([
    ['CSV', writeCsv],
    ['for Anki', writeAnkiText],
  ])('that we write as %s is read as it was', (_, write) => {
    const signs = 'abcकम  -–,;:"()=|1.#';
    fc.assert(
      fc.property(pairs(signs, signs), (list) => {
        expect(readPairs(write(toWords(list)))).toEqual(list);
      }),
    );
  });

  it.each(['\t', ' - ', ' – ', ': ', ' = '])('with %j between is read as it was', (separator) => {
    fc.assert(
      fc.property(pairs('abc क', 'abc क'), (list) => {
        expect(readPairs(list.map((pair) => pair.join(separator)).join('\n'))).toEqual(list);
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
        const told = [table.head, ...lines.map((line) => line.text)].join('\n');
        expect(letters(told)).toBe(letters(source));
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

describe('the guess of columns', () => {
  it.each([
    ['1\tabate\tto lessen\n2\tcandid\tfrank', 'a running number'],
    ['abate\t/əˈbeɪt/\tto lessen\ncandid\t/ˈkændɪd/\tfrank', 'a pronunciation'],
    ['abate\tv.\tto lessen\ncandid\tadj.\tfrank', 'a part of speech'],
    ['GRE\tabate\tto lessen\nGRE\tcandid\tfrank', 'the same in each row'],
  ])('of %j passes over %s', (text) => {
    expect(shown(text)).toEqual(['abate | to lessen', 'candid | frank']);
  });

  it('says how many lines it has read and joined', () => {
    expect(readWordList('abate\t1. to lessen\n2. to weaken\n\ncandid\tfrank')).toMatchObject({
      lines: 3,
      joined: 1,
    });
    expect(readWordList('abate - 1. to lessen\n2. to weaken\n\ncandid - frank')).toMatchObject({
      lines: 3,
      joined: 1,
    });
  });

  it('takes no letters for columns where the separator that names them is gone from the rows', () => {
    const head = '#separator:tab\n#columns:Word\tMeaning';
    expect(readWordList(`${head}\nabate – to lessen\ncandid – frank`).names).toEqual([
      'Word',
      'Meaning',
    ]);
  });

  it('keeps the lines above the rows', () => {
    expect(readWordList('sep=;\nword;meaning\nabate;to lessen')).toMatchObject({
      head: 'sep=;\nword;meaning',
      names: ['word', 'meaning'],
    });
  });
});

describe('a pasted list', () => {
  it.each([
    ['diligent – hard-working', 'diligent | hard-working'],
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
    ['\uFEFFdiligent – hard-working\r\n', 'diligent | hard-working'],
    ['  diligent   –   hard-working  ', 'diligent | hard-working'],
  ])('reads %j', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  it('takes each line by its own separator', () => {
    expect(shown('a – one\nb: two\nc, three\n\nd\tfour')).toEqual([
      'a | one',
      'b | two',
      'c | three',
      'd | four',
    ]);
  });

  it('has no word in the rule of a Markdown table', () => {
    const text = '| word | meaning |\n| --- | :-- |\n| abate | to lessen |\n| candid | frank |';
    expect(shown(text)).toEqual(['abate | to lessen', 'candid | frank']);
    expect(left(text)).toEqual([{ line: 2, text: '| --- | :-- |', reason: 'no word' }]);
  });

  it('leaves an entity that has no sign of its own, whatever its name', () => {
    expect(shown('#html:true\na – &lt;b&constructor;&__proto__;')).toEqual([
      'a | <b&constructor;&__proto__;',
    ]);
  });

  it('lists what is no word, with its line and reason, and loses nothing of it', () => {
    expect(left('a – one\n\njust a thought\n– nothing')).toEqual([
      { line: 3, text: 'just a thought', reason: 'no meaning' },
      { line: 4, text: '– nothing', reason: 'no meaning' },
    ]);
    expect(left(`a – ${'x'.repeat(401)}`)[0]?.reason).toBe(
      'the meaning is longer than 400 characters',
    );
  });
});

describe('a CSV file', () => {
  it('is read by its headings, in any order', () => {
    expect(shown('Meaning,Level,Word\r\nhard-working,B2,diligent\r\n')).toEqual([
      'diligent | hard-working',
    ]);
  });

  it('has headings only where both word and meaning are named', () => {
    expect(shown('term, a period\ndiligent, hard-working')).toEqual([
      'term | a period',
      'diligent | hard-working',
    ]);
  });

  it('may quote separators, quotes and line breaks', () => {
    const text = 'word,meaning,example\n"diligent","careful, and ""steady""","One.\nTwo."\nb,two,';
    expect(shown(text)).toEqual(['diligent | careful, and "steady" | One. Two.', 'b | two']);
  });

  it('may have semicolons, as spreadsheets write them in Germany or India', () => {
    expect(shown('word;meaning\ndiligent;"careful; steady"')).toEqual([
      'diligent | careful; steady',
    ]);
  });

  it('counts lines as an editor does, also after a quoted break', () => {
    expect(left('word,meaning\n"a","one\nmore"\n\nb,')).toMatchObject([
      { line: 5, text: 'b,', reason: 'no meaning' },
    ]);
  });

  it('has a quotation mark as such from where nothing closes one', () => {
    expect(shown('word,meaning\n"a, b",one\n"c,two\nd,"three, four"')).toEqual([
      'a, b | one',
      '"c | two',
      'd | three, four',
    ]);
  });
});

describe("Anki's text export", () => {
  it('is read by its header: separator, HTML, columns that are no field', () => {
    const text = [
      '#separator:tab',
      '#html:true',
      '#guid column:1',
      '#notetype column:2',
      '#deck column:3',
      '#tags column:6',
      'x&1\tBasic\tEnglish\t<b>diligent</b>\t"hard&#8209;working&nbsp;<br>""careful"""\tlevel::b2',
    ].join('\n');
    expect(shown(text)).toEqual(['diligent | hard\u2011working "careful"']);
  });

  it.each([
    ['<div>one</div><div>two</div>', 'one two'],
    ['[sound:word.mp3] one', 'one'],
    ['a {{c1::gap::hint}} here', 'a gap here'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<script>alert(1)</script>one', 'one'],
    ['<img src=x onerror=alert(1)>one', 'one'],
    ['5 &amp; 6 &unknown; &#0;', '5 & 6 &unknown; &#0;'],
    ['&#x10ffff; and &#1114112;', '\u{10ffff} and &#1114112;'],
  ])('shows the HTML %j as text', (html, text) => {
    expect(shown(`#separator:tab\n#html:true\nword\t${html}`)).toEqual([`word | ${text}`]);
  });

  it('leaves markup alone where the file says that there is none', () => {
    expect(shown('#separator:tab\n#html:false\nword\tif a<b then <c>')).toEqual([
      'word | if a<b then <c>',
    ]);
  });
});
