import { describe, expect, it } from 'vitest';
import { MAX_OWN_WORDS } from './review-data.logic.ts';
import {
  addWords,
  chooseColumn,
  listColumns,
  takeWords,
  writeAnkiText,
  writeCsv,
} from './word-list.logic.ts';
import { readWordList } from './word-list-reader.logic.ts';

const parse = (text: string) => {
  const table = readWordList(text);
  return takeWords(table, table.columns);
};

describe('addWords', () => {
  it('adds new words, says which a deck has too, and lists the others with their reason', () => {
    const list =
      'Diligent – hard-working\ndiligent – careful\nsurge – a rise\njust a thought\nsurge – a wave\nsurge – a rise\nnew – recent';
    const own = [{ word: 'diligent', meaning: 'hard-working' }];
    const result = addWords(parse(list), own, ['surge']);
    expect(result.added.map(({ word }) => word)).toEqual(['surge', 'new']);
    expect(result.alsoElsewhere).toEqual(['surge']);
    expect(
      result.left.map(({ line, reason, isKnown }) => [line, reason, isKnown ?? false]),
    ).toEqual([
      [1, 'already among your words', true],
      [2, 'already among your words, with another meaning: hard-working', false],
      [4, 'no meaning', false],
      [5, 'already in line 3 of this list, with another meaning: a rise', false],
      [6, 'already in line 3 of this list', true],
    ]);
  });

  it('takes 2,000 words and lists the others', () => {
    const own = Array.from({ length: MAX_OWN_WORDS - 1 }, (_, index) => {
      return { word: `w${index}`, meaning: 'm' };
    });
    const { added, left } = addWords(parse('a – one\nb – two'), own, []);
    expect(added).toHaveLength(1);
    expect(left).toMatchObject([{ line: 2, reason: 'more than 2,000 words' }]);
  });
});

describe('the columns of a table', () => {
  it('are named by heading or number, with a sample; empty ones are none', () => {
    expect(listColumns(readWordList('word,meaning,\nabate,,\ncandid,frank,'))).toMatchObject([
      { name: 'word', sample: 'abate' },
      { name: 'meaning', sample: 'frank' },
    ]);
    expect(listColumns(readWordList('1\tabate\tto lessen'))).toMatchObject([
      { index: 0, name: 'Column 1', sample: '1' },
      { index: 1, name: 'Column 2', sample: 'abate' },
      { index: 2, name: 'Column 3', sample: 'to lessen' },
    ]);
  });

  it('can be chosen otherwise', () => {
    const list = readWordList('कम होना\tabate\nस्पष्ट\tcandid');
    const columns = chooseColumn(list.columns, 'word', 1);
    expect(columns).toEqual({ word: 1, meaning: 0, example: -1 });
    expect(takeWords(list, columns).words[0]).toMatchObject({ word: 'abate', meaning: 'कम होना' });
    const three = { word: 0, meaning: 1, example: 2 };
    expect(chooseColumn(three, 'meaning', 2)).toEqual({ word: 0, meaning: 2, example: -1 });
    expect(chooseColumn(three, 'meaning', 0)).toEqual({ word: 1, meaning: 0, example: 2 });
  });
});

it.each([
  ['CSV', writeCsv, 'word,meaning,example\r\n'],
  ['Anki', writeAnkiText, '#separator:tab\n#html:false\n#columns:Word\tMeaning\tExample\n'],
])('exports for %s what an import reads, as plain text', (_, write, head) => {
  const words = [
    { word: 'diligent', meaning: 'careful, "steady"', example: 'Meera is diligent.' },
    { word: '#tag', meaning: 'line\twith tab', example: '' },
    { word: 'मेहनती', meaning: '= diligent', example: '' },
  ];
  const text = write(words);
  expect(text.startsWith(head)).toBe(true);
  const plain = words.map((word) => ({ ...word, meaning: word.meaning.replace('\t', ' ') }));
  expect(parse(text).words).toMatchObject(plain);
});
