// cspell:ignore isation ization beha viour
import { describe, expect, it } from 'vitest';
import { spellings } from '../../content/toefl/spellings.ts';
import { fillsGap, listGaps, splitGaps } from './gaps.logic.ts';

describe('splitGaps', () => {
  it('takes a paragraph apart, in its order', () => {
    expect(splitGaps('Plants gr[ow] in po[or] soil.')).toEqual([
      { text: 'Plants ' },
      { gap: 0, start: 'gr', missing: 'ow' },
      { text: ' in ' },
      { gap: 1, start: 'po', missing: 'or' },
      { text: ' soil.' },
    ]);
  });

  it('finds a gap at both ends, and none where there is none', () => {
    expect(listGaps('Gr[ow] it f[ast]').map(({ start }) => start)).toEqual(['Gr', 'f']);
    expect(splitGaps('Gr[ow]')).toEqual([{ gap: 0, start: 'Gr', missing: 'ow' }]);
    expect(listGaps('No gap.')).toEqual([]);
  });
});

describe('fillsGap', () => {
  it.each([
    ['the end', 'gr', 'ow', 'ow'],
    ['capital letters', 'gr', 'ow', 'OW'],
    ['spaces around', 'gr', 'ow', '  ow '],
    ['the whole word', 'gr', 'ow', 'grow'],
    ['the whole word, with a capital', 'Gr', 'ow', 'Grow'],
    ['a start with a capital', 'Gr', 'ow', 'ow'],
    ['a British word spelled as in America', 'cent', 're', 'er'],
    ['an American word spelled as in Britain', 'col', 'or', 'our'],
    ['an ending after the other spelling', 'organ', 'isation', 'ization'],
    ['the other spelling, whole', 'beha', 'viour', 'behavior'],
    ['full-width letters of an Asian keyboard', 'gr', 'ow', 'ｏｗ'],
  ])('accepts %s', (_, start, missing, typed) => {
    expect(fillsGap(start, missing, typed)).toBe(true);
  });

  it.each([
    ['nothing', 'gr', 'ow', ''],
    ['spaces alone', 'gr', 'ow', '   '],
    ['another word', 'gr', 'ow', 'een'],
    ['a letter too few', 'gr', 'ow', 'o'],
    ['a letter too many', 'gr', 'ow', 'ows'],
    ['a letter doubled', 'gr', 'ow', 'oow'],
    ['the start again', 'gr', 'ow', 'gr'],
    ['another form', 'stu', 'dies', 'died'],
    ['what looks like American spelling and is another word', 'fo', 'ur', 'r'],
    ['the same for a shorter word', 'ho', 'ur', 'r'],
    ['a space inside', 'gr', 'ow', 'o w'],
  ])('refuses %s', (_, start, missing, typed) => {
    expect(fillsGap(start, missing, typed)).toBe(false);
  });
});

it.each(spellings)('takes %s… for %s…, either way, and for nothing else', (american, british) => {
  const cut = (word: string) => [word.slice(0, 2), word.slice(2)] as const;
  expect(fillsGap(...cut(british), american)).toBe(true);
  expect(fillsGap(...cut(american), british)).toBe(true);
  for (const [other] of spellings) {
    if (other !== american) expect(fillsGap(...cut(british), other)).toBe(false);
  }
});
