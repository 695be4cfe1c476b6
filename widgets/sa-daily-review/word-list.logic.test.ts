import { describe, expect, it } from 'vitest';
import { MAX_OWN_WORDS } from './review-data.logic.ts';
import {
  addWords,
  chooseColumn,
  listColumns,
  takeWords,
  type WordTable,
  writeAnkiText,
  writeCsv,
} from './word-list.logic.ts';
import { readWordList } from './word-list-reader.logic.ts';

const parse = (text: string) => {
  const table = readWordList(text);
  return takeWords(table, table.columns);
};
const read = (text: string) =>
  parse(text).words.map(({ word, meaning, example }) =>
    [word, meaning, ...(example ? [example] : [])].join(' | '),
  );

describe('addWords', () => {
  it('says which words she has already, and which a deck has too', () => {
    const own = [{ word: 'diligent', meaning: 'hard-working' }];
    const result = addWords(
      parse(
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
      '4: already in line 3 of this list, with another meaning: a rise',
    ]);
  });

  it('tells a word that is there already from one that is refused', () => {
    const own = [{ word: 'diligent', meaning: 'hard-working' }];
    const { left } = addWords(
      parse('diligent – hard-working\nnew – recent\nnew – recent\nnew – fresh'),
      own,
      [],
    );
    expect(left.map(({ isKnown }) => isKnown)).toEqual([true, true, false]);
  });

  it('lists what was left in the order of the lines, whatever the reason', () => {
    const result = addWords(parse('new – recent\nnew – fresh\njust a thought'), [], []);
    expect(result.left.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('takes 2,000 words and lists the others', () => {
    const own = Array.from({ length: MAX_OWN_WORDS - 1 }, (_, index) => ({
      word: `w${index}`,
      meaning: 'm',
    }));
    const { added, left: rest } = addWords(parse('a – one\nb – two'), own, []);
    expect(added).toHaveLength(1);
    expect(rest).toMatchObject([{ line: 2, reason: 'more than 2,000 words' }]);
  });
});

describe('the columns of a table', () => {
  const table = (text: string): WordTable => readWordList(text);

  it('are told by heading or number and a sample; empty ones are none', () => {
    expect(listColumns(table('word,meaning,\nabate,,\ncandid,frank,'))).toMatchObject([
      { name: 'word', sample: 'abate' },
      { name: 'meaning', sample: 'frank' },
    ]);
    expect(listColumns(table('1\tabate\tto lessen'))).toMatchObject([
      { index: 0, name: 'Column 1', sample: '1' },
      { index: 1, name: 'Column 2', sample: 'abate' },
      { index: 2, name: 'Column 3', sample: 'to lessen' },
    ]);
  });

  it('can be chosen otherwise', () => {
    const list = table('कम होना\tabate\nस्पष्ट\tcandid');
    const columns = chooseColumn(list.columns, 'word', 1);
    expect(columns).toEqual({ word: 1, meaning: 0, example: -1 });
    expect(takeWords(list, columns).words).toMatchObject([
      { word: 'abate', meaning: 'कम होना' },
      { word: 'candid', meaning: 'स्पष्ट' },
    ]);
    const three = { word: 0, meaning: 1, example: 2 };
    expect(chooseColumn(three, 'meaning', 2)).toEqual({ word: 0, meaning: 2, example: -1 });
    expect(chooseColumn(three, 'meaning', 0)).toEqual({ word: 1, meaning: 0, example: 2 });
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
