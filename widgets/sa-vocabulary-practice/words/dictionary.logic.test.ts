import { describe, expect, it } from 'vitest';
import { words } from '../../testing/own/words.ts';
import { describeSearch, searchWords } from './dictionary.logic.ts';

const find = (term: string) => searchWords(words, term).map(({ word }) => word);

describe('searchWords', () => {
  it.each([
    ['part of a word', 'bund', ['abundant']],
    ['a word in another case', 'ZENITH', ['zenith']],
    ['a definition', 'very few words', ['laconic']],
    ['a second synonym', 'equivocal', ['ambiguous']],
    ['a term with blanks around it', '  frugal ', ['frugal']],
    ['only the example', 'monsoon', []],
    ['only the memory aid', 'bakery', []],
    ['nothing', 'qqq', []],
    ['characters with a meaning in patterns', '.*', []],
    ['a blank', '   ', []],
    ['no term', '', []],
  ])('with %s', (_, term, expected) => {
    expect(find(term)).toEqual(expected);
  });

  it('lists several results in the order of the dictionary', () => {
    expect(find('work')).toEqual(['diligent', 'feasible', 'pragmatic']);
  });
});

describe('describeSearch', () => {
  it.each([
    ['', 0, 'Enter a search term to find words'],
    ['  ', 0, 'Enter a search term to find words'],
    ['qqq', 0, 'No results found for "qqq"'],
    [' qqq ', 0, 'No results found for "qqq"'],
    ['frugal', 1, null],
  ])('of %j with %i results is %j', (term, resultCount, text) => {
    expect(describeSearch(term, resultCount)).toBe(text);
  });
});
