import { describe, expect, it } from 'vitest';
import { decks } from './decks.ts';
import { words } from './words.ts';

const entries = decks.flatMap((deck) => deck.words);
const rows = entries.map((entry) => [entry.word, entry] as const);
const spellings = entries.map(({ word }) => word);

/** The part that all forms of a word begin with: `scrutinise`, `scrutinising`. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));
const tokens = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
const isTrace = (token: string, word: string) => token.includes(stem(word));

/** `realize`, `analyzing`: what both sides of the Atlantic write, such as `size`, is shorter. */
const AMERICAN = /\b\w{4,}[iy]z(e|es|ed|ing)\b/i;

describe('the decks', () => {
  it('are eight of 25 words, each with a title and an id of its own', () => {
    expect(decks.map((deck) => deck.words.length)).toEqual(Array.from({ length: 8 }, () => 25));
    expect(new Set(decks.map(({ id }) => id)).size).toBe(8);
    expect(new Set(decks.map(({ title }) => title)).size).toBe(8);
  });

  it('hold no word twice, and none of the 20 words', () => {
    expect(spellings.filter((word, index) => spellings.indexOf(word) !== index)).toEqual([]);
    expect(words.map(({ word }) => word).filter((word) => spellings.includes(word))).toEqual([]);
  });

  it('give no two words the same definition, example or pair of synonyms', () => {
    const pairs = entries.map(({ synonyms }) => [...synonyms].sort().join());
    const texts = entries.flatMap(({ definition, example }) => [definition, example]);
    expect(new Set([...texts, ...pairs]).size).toBe(600);
  });
});

it.each(rows)(
  'the entry %s is defined, used once and never given away, as spelled in Britain',
  (word, entry) => {
    const { definition, example, formUsed = word, synonyms } = entry;
    expect(definition.startsWith('to ')).toBe(entry.partOfSpeech === 'verb');
    expect(tokens(definition).filter((token) => isTrace(token, word))).toEqual([]);
    // One form of the word, with enough around it to guess it.
    const around = tokens(example);
    expect(around.filter((token) => isTrace(token, word))).toEqual([formUsed]);
    expect(entry.formUsed).not.toBe(word);
    // An article would narrow down the blank.
    expect(['a', 'an']).not.toContain(around[around.indexOf(formUsed) - 1]);
    expect(new Set(synonyms).size).toBe(2);
    for (const synonym of synonyms) {
      expect(tokens(synonym).filter((token) => isTrace(token, word))).toEqual([]);
      expect(` ${tokens(definition).join(' ')} `).not.toContain(` ${synonym} `);
    }
    expect([word, definition, example, ...synonyms].join(' ')).not.toMatch(AMERICAN);
  },
);
