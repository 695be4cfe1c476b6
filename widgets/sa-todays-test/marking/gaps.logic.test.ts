// cspell:ignore isation ization beha viour
import { expect, it } from 'vitest';
import { spellings } from '../../content/toefl/spellings.ts';
import { fillsGap, listGaps, splitGaps } from './gaps.logic.ts';

it('takes a paragraph apart, in its order, with gaps at both ends or none', () => {
  expect(splitGaps('Plants gr[ow] in po[or]')).toEqual([
    { text: 'Plants ' },
    { gap: 0, start: 'gr', missing: 'ow' },
    { text: ' in ' },
    { gap: 1, start: 'po', missing: 'or' },
  ]);
  expect(listGaps('Gr[ow] it f[ast]').map(({ start }) => start)).toEqual(['Gr', 'f']);
  expect(listGaps('No gap.')).toEqual([]);
});

it.each([
  ['capital letters', 'gr', 'ow', ' OW '],
  ['the whole word', 'Gr', 'ow', 'grow'],
  ['a British word spelled as in America', 'cent', 're', 'er'],
  ['an ending after the other spelling', 'organ', 'isation', 'ization'],
  ['the other spelling, whole', 'beha', 'viour', 'behavior'],
  ['full-width letters of an Asian keyboard', 'gr', 'ow', 'ｏｗ'],
])('accepts %s', (_, start, missing, typed) => {
  expect(fillsGap(start, missing, typed)).toBe(true);
});

it.each([
  ['nothing', 'gr', 'ow', ''],
  ['spaces alone', 'gr', 'ow', '   '],
  ['a letter too few', 'gr', 'ow', 'o'],
  ['a letter too many', 'gr', 'ow', 'ows'],
  ['the start again', 'gr', 'ow', 'gr'],
  ['another form', 'stu', 'dies', 'died'],
  ['another word that looks like American spelling', 'fo', 'ur', 'r'],
  ['a space inside', 'gr', 'ow', 'o w'],
])('refuses %s', (_, start, missing, typed) => {
  expect(fillsGap(start, missing, typed)).toBe(false);
});

it.each(spellings)('takes %s… for %s…, either way, and for nothing else', (american, british) => {
  const cut = (word: string) => [word.slice(0, 2), word.slice(2)] as const;
  expect(fillsGap(...cut(british), american)).toBe(true);
  expect(fillsGap(...cut(american), british)).toBe(true);
  for (const [other] of spellings) {
    if (other !== american) expect(fillsGap(...cut(british), other)).toBe(false);
  }
});
