import type { VocabularyWord } from '../content/vocabulary/types.ts';

/** Words whose spelling, definition or synonyms contain the term, in any case; a blank finds none. */
export function searchWords(
  words: readonly VocabularyWord[],
  term: string,
): readonly VocabularyWord[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return [];
  return words.filter(({ word, definition, synonyms }) =>
    [word, definition, ...synonyms].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** What stands in place of results: the invitation, the regret, or null where there are some. */
export function describeSearch(term: string, resultCount: number): string | null {
  if (!term.trim()) return 'Enter a search term to find words';
  return resultCount === 0 ? `No results found for "${term.trim()}"` : null;
}
