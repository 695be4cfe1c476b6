import { describe, expect, it } from 'vitest';
import type { VocabularyWord } from './types.ts';
import { wordListNote, words } from './words.ts';

const rows = words.map((entry) => [entry.word, entry] as const);
const count = (has: (entry: VocabularyWord) => boolean) => words.filter(has).length;

/** The part that all forms of a word begin with: `contaminate`, `contaminating`. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));
const tokens = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
const isTrace = (token: string, word: string) => token.includes(stem(word));

describe('the word list', () => {
  it('holds 20 words with the ids 1 to 20 in alphabetical order', () => {
    expect(words.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const spellings = words.map(({ word }) => word);
    expect(spellings).toEqual([...new Set(spellings)].sort());
  });

  it('offers words for every level and difficulty', () => {
    expect(count(({ level }) => level === 'TOEFL')).toBe(10);
    expect(count(({ level }) => level === 'GRE')).toBe(10);
    for (const level of ['TOEFL', 'GRE']) {
      for (const difficulty of ['easy', 'medium', 'hard']) {
        expect(count((entry) => entry.level === level && entry.difficulty === difficulty)).not.toBe(
          0,
        );
      }
    }
  });

  it('shares no synonym between two words and lists no word as a synonym', () => {
    const all = words.flatMap(({ word, synonyms }) => [word, ...synonyms]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('gives no two words the same definition or example', () => {
    const texts = words.flatMap(({ definition, example }) => [definition, example]);
    expect(new Set(texts).size).toBe(40);
  });

  it('dates its note and names the source', () => {
    expect(wordListNote.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(wordListNote.source).not.toBe('');
    expect(wordListNote.text).toContain('ETS');
  });
});

it.each(rows)(
  'the entry %s is used once, in the form given, and never given away',
  (word, entry) => {
    const { definition, example, formUsed, synonyms } = entry;
    expect(synonyms.length).toBeGreaterThan(0);
    expect([definition, ...synonyms].map((text) => text.trim())).not.toContain('');
    const all = tokens(example);
    expect(all.filter((token) => isTrace(token, word))).toEqual([formUsed]);
    // An article would narrow down the blank.
    expect(['a', 'an']).not.toContain(all[all.indexOf(formUsed) - 1]);
    const hints = tokens([definition, ...synonyms].join(' '));
    expect(hints.filter((token) => isTrace(token, word))).toEqual([]);
  },
);
