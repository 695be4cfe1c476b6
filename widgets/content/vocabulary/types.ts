export type WordLevel = 'GRE' | 'TOEFL';

export type WordDifficulty = 'easy' | 'medium' | 'hard';

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
