export type WordLevel = 'GRE' | 'TOEFL';

export type WordDifficulty = 'easy' | 'medium' | 'hard';

export interface VocabularyWord {
  /** Stays with the word for ever: visitors' progress is kept by it. */
  id: number;
  word: string;
  partOfSpeech: 'adjective' | 'noun' | 'verb';
  definition: string;
  /** One sentence with the word, in the form `formUsed`, once. */
  example: string;
  /** The form of the word that stands in `example`, such as a past tense. */
  formUsed: string;
  /** At least one; the first is the answer to a synonym question. */
  synonyms: readonly string[];
  /** A memory aid. A word may do without. */
  mnemonic?: string;
  difficulty: WordDifficulty;
  level: WordLevel;
}

/** A statement that may go out of date. */
export interface DatedNote {
  text: string;
  /** Day for which it holds, YYYY-MM-DD. */
  asOf: string;
  source: string;
}
