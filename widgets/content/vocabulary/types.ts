type WordLevel = 'GRE' | 'TOEFL';

type WordDifficulty = 'easy' | 'medium' | 'hard';

export interface VocabularyWord {
  /** Never changes: visitors' stored progress refers to it. */
  id: number;
  word: string;
  partOfSpeech: 'adjective' | 'noun' | 'verb';
  definition: string;
  /** One sentence that contains `formUsed` exactly once. */
  example: string;
  /** The form of the word in `example`, such as a past tense. */
  formUsed: string;
  /** At least one; the first is the answer to synonym questions. */
  synonyms: readonly string[];
  /** An optional memory aid. */
  mnemonic?: string;
  difficulty: WordDifficulty;
  level: WordLevel;
}

/** A word of a deck. Its spelling never changes: what visitors have stored refers to it. */
interface DeckWord
  extends Pick<VocabularyWord, 'word' | 'partOfSpeech' | 'definition' | 'example'> {
  /** The form of the word in `example`, if it differs. */
  formUsed?: string;
  /** Either can take the word's place in `example`. */
  synonyms: readonly [string, string];
}

/** 25 words about one theme, for the daily review. */
export interface Deck {
  /** Never changes, as above. */
  id: string;
  title: string;
  about: string;
  words: readonly DeckWord[];
}
