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

  it('has words without a memory aid, and none with an empty one', () => {
    expect(count(({ mnemonic }) => mnemonic === undefined)).toBeGreaterThan(0);
    expect(count(({ mnemonic }) => mnemonic?.trim() === '')).toBe(0);
  });

  it('shares no synonym between two words and lists no word as a synonym', () => {
    const all = words.flatMap(({ word, synonyms }) => [word, ...synonyms]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('gives no two words the same definition or example', () => {
    expect(new Set(words.map(({ definition }) => definition)).size).toBe(20);
    expect(new Set(words.map(({ example }) => example)).size).toBe(20);
  });

  it('dates its note and names the source', () => {
    expect(wordListNote.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(wordListNote.source).not.toBe('');
    expect(wordListNote.text).toContain('ETS');
  });
});

describe.each(rows)('the entry %s', (word, entry) => {
  it('has a definition, an example and at least one synonym', () => {
    expect(entry.definition).not.toBe('');
    expect(entry.example).toMatch(/^[A-Z].*[.]$/);
    expect(entry.synonyms.length).toBeGreaterThan(0);
    expect(entry.synonyms.every((synonym) => synonym.trim() !== '')).toBe(true);
  });

  it('uses the word in its example once, in the form given, and leaves no other trace of it', () => {
    const traces = tokens(entry.example).filter((token) => isTrace(token, word));
    expect(traces).toEqual([entry.formUsed]);
    expect(isTrace(entry.formUsed, word)).toBe(true);
  });

  it('puts no article before the word that would narrow down the blank', () => {
    const all = tokens(entry.example);
    expect(['a', 'an']).not.toContain(all[all.indexOf(entry.formUsed) - 1]);
  });

  it('is not given away by its own definition or synonyms', () => {
    const hints = tokens([entry.definition, ...entry.synonyms].join(' '));
    expect(hints.filter((token) => isTrace(token, word))).toEqual([]);
  });
});
