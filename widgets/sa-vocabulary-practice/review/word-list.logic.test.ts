import { describe, expect, it } from 'vitest';
import { MAX_OWN_WORDS } from './review-data.logic.ts';
import { addWords, parseWordList, writeAnkiText, writeCsv } from './word-list.logic.ts';

const read = (text: string) =>
  parseWordList(text).words.map(({ word, meaning, example }) =>
    [word, meaning, ...(example ? [example] : [])].join(' | '),
  );
const left = (text: string) => parseWordList(text).left;

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
    expect(read(text)).toEqual([expected]);
  });

  it('takes each line by its own separator', () => {
    expect(read('a – one\nb: two\nc, three\n\nd\tfour')).toEqual([
      'a | one',
      'b | two',
      'c | three',
      'd | four',
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
    expect(read('Meaning,Level,Word\r\nhard-working,B2,diligent\r\n')).toEqual([
      'diligent | hard-working',
    ]);
  });

  it('has headings only where both word and meaning are named', () => {
    expect(read('term, a period\ndiligent, hard-working')).toEqual([
      'term | a period',
      'diligent | hard-working',
    ]);
  });

  it('may quote separators, quotes and line breaks', () => {
    const text = 'word,meaning,example\n"diligent","careful, and ""steady""","One.\nTwo."\nb,two,';
    expect(read(text)).toEqual(['diligent | careful, and "steady" | One. Two.', 'b | two']);
  });

  it('may have semicolons, as spreadsheets write them in Germany or India', () => {
    expect(read('word;meaning\ndiligent;"careful; steady"')).toEqual([
      'diligent | careful; steady',
    ]);
  });

  it('counts lines as an editor does, also after a quoted break', () => {
    expect(left('word,meaning\n"a","one\nmore"\n\nb,')).toMatchObject([
      { line: 5, text: 'b,', reason: 'no meaning' },
    ]);
  });

  it('keeps what an unclosed quote has swallowed', () => {
    const text = 'word,meaning\n"a,one\nb,two';
    expect(
      left(text)
        .map((line) => line.text)
        .join('\n'),
    ).toBe('"a,one\nb,two');
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
    expect(read(text)).toEqual(['diligent | hard\u2011working "careful"']);
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
    expect(read(`#separator:tab\n#html:true\nword\t${html}`)).toEqual([`word | ${text}`]);
  });

  it('leaves markup alone where the file says that there is none', () => {
    expect(read('#separator:tab\n#html:false\nword\tif a<b then <c>')).toEqual([
      'word | if a<b then <c>',
    ]);
  });
});

describe('addWords', () => {
  const list = (text: string) => parseWordList(text);

  it('says which words she has already, and which a deck has too', () => {
    const own = [{ word: 'diligent', meaning: 'hard-working' }];
    const result = addWords(
      list(
        'Diligent – hard-working\ndiligent – careful\nsurge – a rise\nsurge – a wave\nnew – recent',
      ),
      own,
      ['surge'],
    );
    expect(result.added.map(({ word }) => word)).toEqual(['surge', 'new']);
    expect(result.alsoElsewhere).toEqual(['surge']);
    expect(result.left.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '1: already among your words',
      '2: already among your words, with another meaning: hard-working',
      '4: already among your words, with another meaning: a rise',
    ]);
  });

  it('lists what was left in the order of the lines, whatever the reason', () => {
    const result = addWords(list('new – recent\nnew – fresh\njust a thought'), [], []);
    expect(result.left.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('takes 2,000 words and lists the others', () => {
    const own = Array.from({ length: MAX_OWN_WORDS - 1 }, (_, index) => ({
      word: `w${index}`,
      meaning: 'm',
    }));
    const { added, left: rest } = addWords(list('a – one\nb – two'), own, []);
    expect(added).toHaveLength(1);
    expect(rest).toMatchObject([{ line: 2, reason: 'more than 2,000 words' }]);
  });
});

describe('an export', () => {
  const words = [
    { word: 'diligent', meaning: 'careful, "steady"', example: 'Meera is diligent.' },
    { word: '#tag', meaning: 'line\twith tab', example: '' },
    { word: 'मेहनती', meaning: '= diligent', example: '' },
  ];
  const plain = [
    'diligent | careful, "steady" | Meera is diligent.',
    '#tag | line with tab',
    'मेहनती | = diligent',
  ];

  it('as CSV is what an import reads', () => {
    expect(read(writeCsv(words))).toEqual(plain);
    expect(writeCsv(words)).toMatch(/^word,meaning,example\r\n/);
  });

  it('for Anki is what an import reads', () => {
    expect(read(writeAnkiText(words))).toEqual(plain);
    expect(writeAnkiText(words)).toMatch(
      /^#separator:tab\n#html:false\n#columns:Word\tMeaning\tExample\n/,
    );
  });
});
