import { expect, it } from 'vitest';
import { decks } from '../content/vocabulary/decks.ts';
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

it('lists the visitor’s own words first, and ids that are all different', () => {
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
])('finds the form of %j in %j: %j', (word, example, form) => {
  expect(listReviewWords([], [own(word, example)])[0]?.formUsed).toBe(form);
});

it('splits every deck example at its gap', () => {
  for (const word of listReviewWords(decks, [])) {
    const { before, after } = splitAtGap(word);
    expect(before + word.formUsed + after).toBe(word.example);
  }
});

it.each([
  [' Scrutinise ', 'scrutinise', '', true],
  ['scrutinised', 'scrutinise', 'scrutinised', true],
  ['scrutinise', 'scrutinise', 'scrutinised', true],
  ['scrutinized', 'scrutinise', 'scrutinised', true],
  ['analyze', 'analyse', '', true],
  ['favorable', 'favourable', '', true],
  ['knock-on  effect', 'knock on effect', '', true],
  ['don’t', "don't", '', true],
  ['', 'scrutinise', '', false],
  ['scrutinse', 'scrutinise', '', false],
  ['maybe', 'may be', '', false],
  ['scrutiny', 'scrutinise', 'scrutinised', false],
])('takes %j for %j in the form %j: %s', (typed, spelling, formUsed, isRight) => {
  const word = { ...listReviewWords([], [own(spelling)])[0], formUsed };
  expect(isRightAnswer(typed, word as never)).toBe(isRight);
});

it('takes new words from no list that is off', () => {
  const words = listReviewWords(decks, [own('mine')]);
  const wanted = orderNew(words, { ...DEFAULT_SETTINGS, decksOff: [OWN_LIST, 'work-and-money'] });
  expect(wanted.filter(({ isNewWanted }) => !isNewWanted)).toHaveLength(26);
});

it('says where else a word is', () => {
  const known = decks[0]?.words[0]?.word.replace(/^./, (letter) => letter.toUpperCase()) ?? '';
  const words = listReviewWords(decks, [own(known), own('mine')]);
  const elsewhere = words.slice(0, 2).map((word) => findElsewhere(word, words));
  expect(elsewhere).toEqual([[decks[0]?.title], []]);
});
