import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { isFound } from '../../kit/rules/search-text.ts';

/** Words whose spelling, definition or synonyms contain the term, ignoring case; a blank term finds none. */
export function searchWords(
  words: readonly VocabularyWord[],
  term: string,
): readonly VocabularyWord[] {
  if (!term.trim()) return [];
  return words.filter(({ word, definition, synonyms }) =>
    isFound(term, [word, definition, ...synonyms]),
  );
}

/** The message when there are no results; null when there are some. */
export function describeSearch(term: string, resultCount: number): string | null {
  if (!term.trim()) return 'Enter a search term to find words';
  return resultCount === 0 ? `No results found for "${term.trim()}"` : null;
}
