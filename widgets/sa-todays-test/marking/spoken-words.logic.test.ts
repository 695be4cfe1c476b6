import { expect, it } from 'vitest';
import { compareWords } from './spoken-words.logic.ts';

const missed = (sentence: string, transcript: string) =>
  compareWords(sentence, transcript)
    .filter(({ isHeard }) => !isHeard)
    .map(({ word }) => word);

it.each([
  ['The library opens at nine.', 'the library opens at nine', []],
  ['The library opens at nine.', 'The library opens at 9', []],
  ['The library opens at nine.', 'library opens nine', ['the', 'at']],
  ['The library opens at nine.', 'well the the library open at nine', ['opens']],
  ['The library opens at nine.', '', ['the', 'library', 'opens', 'at', 'nine']],
  ['Leave it at the centre, please.', 'leave it at the center please', []],
  ['That’s the one.', "that's the 1", []],
  ['You may take two books, or two films.', 'you may take two films', ['books', 'or', 'two']],
])('of "%s", heard as "%s", misses %j', (sentence, transcript, words) => {
  expect(missed(sentence, transcript).sort()).toEqual([...words].sort());
});

it('knows the numbers up to twelve, which recognisers write as digits', () => {
  const words = 'zero one two three four five six seven eight nine ten eleven twelve';
  expect(missed(words, '0 1 2 3 4 5 6 7 8 9 10 11 12')).toEqual([]);
  expect(missed('thirteen', '13')).toEqual(['thirteen']);
});
