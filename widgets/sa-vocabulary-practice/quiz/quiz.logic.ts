import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';
import { roundPercent } from '../stats/percent.logic.ts';
import type { QuizQuestion } from './quiz-questions.logic.ts';

/** How long an answer is marked before the next question. */
export const QUIZ_PAUSE_MS = 1500;

/** The Practice Quiz button needs this many learned or reviewing words. */
export const QUIZ_MIN_WORDS = 5;

export interface Quiz {
  questions: readonly QuizQuestion[];
  /** Index of the current question; the number of questions once all are done. */
  position: number;
  /** One per question answered so far. */
  answers: readonly string[];
}

/** The words a quiz may ask about: learned or reviewing, each once. */
export function listQuizPool(
  words: readonly VocabularyWord[],
  { vocabularyStats }: VocabularyProgress,
): readonly VocabularyWord[] {
  const { learned, reviewing } = vocabularyStats;
  return words.filter(({ id }) => learned.includes(id) || reviewing.includes(id));
}

/** A quiz at its first question. */
export function startQuiz(questions: readonly QuizQuestion[]): Quiz {
  return { questions, position: 0, answers: [] };
}

/** Whether the current question has its answer, so that its options are locked. */
export function isAnswered({ position, answers }: Quiz): boolean {
  return answers.length > position;
}

export function isFinished({ questions, position }: Quiz): boolean {
  return position >= questions.length;
}

/** Answers the current question. Only the first answer counts. */
export function answerQuestion(quiz: Quiz, option: string): Quiz {
  const isOption = quiz.questions[quiz.position]?.options.includes(option);
  return isOption && !isAnswered(quiz) ? { ...quiz, answers: [...quiz.answers, option] } : quiz;
}

/** Moves to the next question, once this one is answered. */
export function advanceQuiz(quiz: Quiz): Quiz {
  return isAnswered(quiz) ? { ...quiz, position: quiz.position + 1 } : quiz;
}

/** How many questions have the right answer. */
export function countCorrect({ questions, answers }: Quiz): number {
  return questions.filter(({ correctAnswer }, index) => answers[index] === correctAnswer).length;
}

/** Right answers as a rounded percent of all questions, 0 to 100. */
export function scoreQuiz(quiz: Quiz): number {
  return roundPercent(countCorrect(quiz), quiz.questions.length);
}

/** The message for a score in percent. */
export function describeScore(percent: number): string {
  if (percent >= 90) return "Excellent! You've mastered these words.";
  if (percent >= 70) return 'Good job! Keep practicing to improve even more.';
  if (percent >= 50) return "Keep practicing! You're on the right track.";
  return "Don't worry, vocabulary takes time. Keep studying these words.";
}
