import { expect, it } from 'vitest';
import type { ScrambledSentence } from '../../content/toefl/today-types.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { isRightOrder, listWords, shuffleChunks } from './sentence.logic.ts';

const sentence = {
  answer: 'Yesterday, the bus didn’t come, so I walked.',
  chunks: ['yesterday', 'the bus', "didn't", 'come', 'so', 'I walked'],
  accepted: ["The bus didn't come yesterday, so I walked."],
} as unknown as ScrambledSentence;

it.each([
  ['the answer', [0, 1, 2, 3, 4, 5], true],
  ['another order that is right too', [1, 2, 3, 0, 4, 5], true],
  ['a wrong order', [1, 3, 2, 0, 4, 5], false],
  ['an order without the last chunk', [0, 1, 2, 3, 4], false],
])('marks %s, whatever its punctuation, capitals and apostrophes', (_, order, isRight) => {
  expect(isRightOrder(sentence, order)).toBe(isRight);
});

it('treats two equal chunks as the same', () => {
  const chunks = ['the', 'dog', 'saw', 'the', 'cat'];
  const twice = { ...sentence, answer: 'The dog saw the cat.', chunks };
  expect(isRightOrder(twice, [3, 1, 2, 0, 4])).toBe(true);
  expect(isRightOrder(twice, [3, 4, 2, 0, 1])).toBe(false);
});

it('shuffles every chunk once, and never to a right order', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const order = shuffleChunks(sentence, seededRandom(seed));
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(isRightOrder(sentence, order)).toBe(false);
  }
});

it('keeps hyphens and apostrophes within words', () => {
  expect(listWords('It’s well-known – isn‘t it?')).toEqual(["it's", 'well-known', "isn't", 'it']);
});
