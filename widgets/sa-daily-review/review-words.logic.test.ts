import { describe, expect, it } from 'vitest';
import { decks } from '../content/vocabulary/decks.ts';
import type { Deck } from '../content/vocabulary/types.ts';
import { DEFAULT_SETTINGS } from './review-data.logic.ts';
import {
  findElsewhere,
  isRightAnswer,
  listReviewWords,
  OWN_LIST,
  orderNew,
  splitAtGap,
} from './review-words.logic.ts';

const own = (word: string, example = '') => ({ id: `own-${word}`, word, meaning: 'm', example });
const formOf = (word: string, example: string) =>
  listReviewWords([], [own(word, example)])[0]?.formUsed;

describe('listReviewWords', () => {
  it('has her own words first, and ids that are all different', () => {
    const words = listReviewWords(decks, [own('surge')]);
    expect(words[0]).toMatchObject({ id: 'own-surge', list: OWN_LIST, partOfSpeech: '' });
    expect(new Set(words.map(({ id }) => id)).size).toBe(201);
  });

  it.each([
    ['surge', 'Prices surged in May.', 'surged'],
    ['surge', 'A Surge came.', 'Surge'],
    ['age', 'The village is old.', ''],
    ['surge', 'A surge after a surge.', ''],
    ['C++ (language)', 'She writes C++ (language).', 'C++ (language)'],
    ['मेहनत', 'मेहनत रंग लाती है।', 'मेहनत'],
    ['surge', '', ''],
  ])('finds the form of %j in %j: %j', (word, example, form) => {
    expect(formOf(word, example)).toBe(form);
  });

  it('splits every deck example at its gap', () => {
    for (const word of listReviewWords(decks, [])) {
      const { before, after } = splitAtGap(word);
      expect(before + word.formUsed + after).toBe(word.example);
    }
  });
});

describe('isRightAnswer', () => {
  const word = (spelling: string, form = '') =>
    ({ ...listReviewWords([], [own(spelling)])[0], formUsed: form }) as never;

  it.each([
    [' Scrutinise ', 'scrutinise', ''],
    ['scrutinised', 'scrutinise', 'scrutinised'],
    ['scrutinise', 'scrutinise', 'scrutinised'],
    ['scrutinized', 'scrutinise', 'scrutinised'],
    ['analyze', 'analyse', ''],
    ['favorable', 'favourable', ''],
    ['knock-on  effect', 'knock on effect', ''],
    ['don’t', "don't", ''],
  ])('takes %j for %j', (typed, spelling, form) => {
    expect(isRightAnswer(typed, word(spelling, form))).toBe(true);
  });

  it.each([
    ['', 'scrutinise', ''],
    ['scrutinse', 'scrutinise', ''],
    ['maybe', 'may be', ''],
    ['scrutiny', 'scrutinise', 'scrutinised'],
  ])('does not take %j for %j', (typed, spelling, form) => {
    expect(isRightAnswer(typed, word(spelling, form))).toBe(false);
  });
});

it('takes new words from no list that is off', () => {
  const words = listReviewWords(decks, [own('mine')]);
  const wanted = orderNew(words, { ...DEFAULT_SETTINGS, decksOff: [OWN_LIST, 'work-and-money'] });
  expect(wanted.filter(({ isNewWanted }) => !isNewWanted)).toHaveLength(26);
});

it('says where else a word is', () => {
  const [deck] = decks as [Deck];
  const known = deck.words[0]?.word.replace(/^./, (letter) => letter.toUpperCase()) ?? '';
  const words = listReviewWords(decks, [own(known), own('mine')]);
  expect(findElsewhere(words[0] as never, words)).toEqual([deck.title]);
  expect(findElsewhere(words[1] as never, words)).toEqual([]);
});
