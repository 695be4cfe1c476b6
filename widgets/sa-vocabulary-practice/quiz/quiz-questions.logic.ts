import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { type Random, shuffle } from '../../kit/rules/shuffle.ts';

type QuizQuestionType = 'definition' | 'synonym' | 'example';

export interface QuizQuestion {
  id: string;
  type: QuizQuestionType;
  word: VocabularyWord;
  question: string;
  correctAnswer: string;
  /** Four different texts, of which only the correct answer is right. */
  options: readonly string[];
}

type Words = readonly VocabularyWord[];

/** Replaces the word in its example sentence. */
export const BLANK = '_____';

const MAX_QUESTIONS = 10;
const DISTRACTORS = 3;
const TYPES: readonly QuizQuestionType[] = ['definition', 'synonym', 'example'];

/**
 * Questions on up to ten words of a pool, each word once. A word without three wrong answers, which
 * a fair question needs, is skipped.
 *
 * @param words All words, for the wrong answers.
 */
export function buildQuiz(pool: Words, words: Words, random: Random): QuizQuestion[] {
  return shuffle(pool, random)
    .flatMap((word) => buildQuestion(word, words, random) ?? [])
    .slice(0, MAX_QUESTIONS);
}

/** The example with all given forms of the word blanked out; null if it has none of them. */
export function blankExample({ word, formUsed, example }: VocabularyWord): string | null {
  const forms = [formUsed, word].map(escapePattern).join('|');
  // No lookbehind, which Safari before 16.4 does not support.
  const pattern = new RegExp(`(^|\\P{L})(?:${forms})(?!\\p{L})`, 'giu');
  const blanked = example.replace(pattern, `$1${BLANK}`);
  return formUsed && blanked !== example ? blanked : null;
}

/** A question of a random type; of another one if that is impossible. */
function buildQuestion(word: VocabularyWord, words: Words, random: Random): QuizQuestion | null {
  for (const type of shuffle(TYPES, random)) {
    const question = phraseQuestion(word, type);
    const correctAnswer = answerOf(word, type);
    const wrong = correctAnswer ? pickDistractors(word, type, words, random) : [];
    if (question && correctAnswer && wrong.length === DISTRACTORS) {
      const options = shuffle([correctAnswer, ...wrong], random);
      return { id: `${word.id}-${type}`, type, word, question, correctAnswer, options };
    }
  }
  return null;
}

function phraseQuestion(word: VocabularyWord, type: QuizQuestionType): string | null {
  if (type === 'definition') return `What does "${word.word}" mean?`;
  if (type === 'synonym') return `Which of these is a synonym of "${word.word}"?`;
  const sentence = blankExample(word);
  const inForm = word.formUsed === word.word ? '' : ', in the right form,';
  return sentence && `Which word${inForm} completes the sentence? "${sentence}"`;
}

function answerOf(word: VocabularyWord, type: QuizQuestionType): string | undefined {
  if (type === 'definition') return word.definition;
  return type === 'synonym' ? word.synonyms[0] : word.word;
}

/**
 * Answers of other words, all different and none of them right: random ones, those of the word's own
 * part of speech first, because the form alone would give the answer away.
 */
function pickDistractors(
  word: VocabularyWord,
  type: QuizQuestionType,
  words: Words,
  random: Random,
): string[] {
  const taken = new Set([word.word, word.definition, ...word.synonyms].map(toComparable));
  const others = words.filter((other) => other.id !== word.id && !areRelated(word, other));
  const picked: string[] = [];
  const isAlike = (other: VocabularyWord) => Number(other.partOfSpeech === word.partOfSpeech);
  const byForm = shuffle(others, random).sort((one, other) => isAlike(other) - isAlike(one));
  for (const text of byForm.map((other) => answerOf(other, type))) {
    if (!text || taken.has(toComparable(text)) || picked.length === DISTRACTORS) continue;
    taken.add(toComparable(text));
    picked.push(text);
  }
  return picked;
}

/** Whether two words share a meaning, so that an answer may be right for both. */
function areRelated(word: VocabularyWord, other: VocabularyWord): boolean {
  const meanings = new Set([word.word, ...word.synonyms].map(toComparable));
  return [other.word, ...other.synonyms].some((text) => meanings.has(toComparable(text)));
}

const toComparable = (text: string) => text.trim().toLowerCase();

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
