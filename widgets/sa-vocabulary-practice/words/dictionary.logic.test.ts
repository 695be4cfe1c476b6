import { expect, it } from 'vitest';
import { words } from '../../testing/own/words.ts';
import { describeSearch, searchWords } from './dictionary.logic.ts';

it.each([
  ['part of a word', 'bund', ['abundant']],
  ['a word in another case', 'ZENITH', ['zenith']],
  ['a definition', 'very few words', ['laconic']],
  ['a second synonym', 'equivocal', ['ambiguous']],
  ['a term with blanks around it', '  frugal ', ['frugal']],
  ['only the example', 'monsoon', []],
  ['only the memory aid', 'remember', []],
  ['characters with a meaning in patterns', '.*', []],
  ['a blank', '   ', []],
  ['several, in the order of the dictionary', 'work', ['diligent', 'feasible', 'pragmatic']],
])('finds by %s', (_, term, expected) => {
  expect(searchWords(words, term).map(({ word }) => word)).toEqual(expected);
});

it.each([
  ['  ', 0, 'Enter a search term to find words'],
  [' qqq ', 0, 'No results found for "qqq"'],
  ['frugal', 1, null],
])('describes a search for %j with %i results by %j', (term, resultCount, text) => {
  expect(describeSearch(term, resultCount)).toBe(text);
});
