import type { Deck } from '../content/vocabulary/types.ts';
import type { OwnWord, ReviewSettings } from './review-data.logic.ts';

/** Id of the visitor's own list, beside the ids of the decks. */
export const OWN_LIST = 'own';

/** A word of the review, from a deck or the visitor's own. */
export interface ReviewWord {
  id: string;
  word: string;
  /** Empty for the visitor's own words. */
  partOfSpeech: string;
  definition: string;
  /** Empty if the visitor typed none. */
  example: string;
  /** The word as the example has it; empty where the example has no form of it. */
  formUsed: string;
  synonyms: readonly string[];
  /** Id of its deck, or `OWN_LIST`. */
  list: string;
  /** Title of the list. */
  title: string;
}

/** All words of the review, the visitor's own first: new ones are begun in this order. */
export function listReviewWords(
  decks: readonly Deck[],
  ownWords: readonly OwnWord[],
): ReviewWord[] {
  const own = ownWords.map(({ id, word, meaning, example }) => ({
    id,
    word,
    partOfSpeech: '',
    definition: meaning,
    example,
    formUsed: findForm(word, example),
    synonyms: [],
    list: OWN_LIST,
    title: 'My own words',
  }));
  const chosen = decks.flatMap(({ id: list, title, words }) =>
    words.map((entry) => ({
      ...entry,
      id: `deck-${entry.word}`,
      formUsed: entry.formUsed ?? entry.word,
      list,
      title,
    })),
  );
  return [...own, ...chosen];
}

/** Words with whether new ones of their list are wanted. */
export const orderNew = (words: readonly ReviewWord[], { decksOff }: ReviewSettings) =>
  words.map(({ id, list }) => ({ id, isNewWanted: !decksOff.includes(list) }));

/** The word in a sentence, also with an ending: `bolstered`. Empty unless it is there once. */
function findForm(word: string, sentence: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const found = sentence.match(
    new RegExp(`(?<![\\p{L}\\p{M}])${escaped}[\\p{L}\\p{M}]{0,3}(?![\\p{L}\\p{M}])`, 'giu'),
  );
  return found?.length === 1 ? (found[0] ?? '') : '';
}

/** The sentence around the gap. */
export function splitAtGap({ example, formUsed }: Pick<ReviewWord, 'example' | 'formUsed'>) {
  const at = example.search(
    new RegExp(
      `(?<![\\p{L}\\p{M}])${formUsed.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{M}])`,
      'u',
    ),
  );
  return { before: example.slice(0, at), after: example.slice(at + formUsed.length) };
}

/**
 * Whether the typed text is the word, or the form of it that stands in the sentence. Capitals, spaces,
 * the shape of an apostrophe and American spelling make no difference.
 */
export function isRightAnswer(typed: string, { word, formUsed }: ReviewWord): boolean {
  return [word, formUsed].some((right) => right !== '' && fold(typed) === fold(right));
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/([iy])z(?=e|i|a)/g, '$1s')
    .replace(/our(?=s|ed|ing|able|ful|\b)/g, 'or');
}

/** Other lists that have the same word: titles, in their order. */
export function findElsewhere({ id, word }: ReviewWord, words: readonly ReviewWord[]): string[] {
  const same = words.filter((other) => other.id !== id && fold(other.word) === fold(word));
  return [...new Set(same.map(({ title }) => title))];
}
