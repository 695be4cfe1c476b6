import type { Question } from '../../content/toefl/types.ts';

export type ScoredSection = 'reading' | 'listening';
export type Interpretation = 'Advanced' | 'Intermediate' | 'Basic';

/** Chosen option by question id. An unanswered question has no entry. */
export type Answers = Readonly<Record<string, number>>;

export const HIGHEST_SCORE = 30;

/** The levels of a section score, best first. */
export const INTERPRETATION_LEVELS: readonly {
  level: Interpretation;
  from: number;
  to: number;
}[] = [
  { level: 'Advanced', from: 22, to: HIGHEST_SCORE },
  { level: 'Intermediate', from: 15, to: 21 },
  { level: 'Basic', from: 0, to: 14 },
];

/**
 * The share of right answers scaled to 30 and rounded, halves upwards. Null if there was nothing to
 * answer. Multiplied before it is divided, so that a half is exactly a half.
 */
export function scoreSection(correct: number, total: number): number | null {
  return total === 0 ? null : Math.round((correct * HIGHEST_SCORE) / total);
}

export function interpretScore(score: number): Interpretation {
  return INTERPRETATION_LEVELS.find(({ from }) => score >= from)?.level ?? 'Basic';
}

export interface ReviewedQuestion {
  question: Question;
  /** Null if the visitor left it blank. */
  chosen: number | null;
  isCorrect: boolean;
}

export function reviewAnswers(
  questions: readonly Question[],
  answers: Answers,
): ReviewedQuestion[] {
  return questions.map((question) => {
    const chosen = answers[question.id] ?? null;
    return { question, chosen, isCorrect: chosen === question.answer };
  });
}

/** Unanswered questions count as wrong. */
export function countCorrect(questions: readonly Question[], answers: Answers): number {
  return reviewAnswers(questions, answers).filter(({ isCorrect }) => isCorrect).length;
}

export function countAnswered(questions: readonly Question[], answers: Answers): number {
  return reviewAnswers(questions, answers).filter(({ chosen }) => chosen !== null).length;
}
