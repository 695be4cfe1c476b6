import { describe, expect, it } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { progressOf } from '../testing/progress-of.ts';
import {
  advanceQuiz,
  answerQuestion,
  describeScore,
  isAnswered,
  isFinished,
  listQuizPool,
  QUIZ_MIN_WORDS,
  QUIZ_PAUSE_MS,
  type Quiz,
  scoreQuiz,
  startQuiz,
} from './quiz.logic.ts';
import { buildQuiz } from './quiz-questions.logic.ts';

const quizOf = (size: number) =>
  startQuiz(buildQuiz(words.slice(0, size), words, seededRandom(size)));

function answer(quiz: Quiz, isRight: boolean): Quiz {
  const question = quiz.questions[quiz.position];
  const option = question?.options.find((text) => (text === question.correctAnswer) === isRight);
  return answerQuestion(quiz, option ?? '');
}

/** A quiz of that many questions, that many of them answered right. */
const finish = (size: number, right: number) =>
  quizOf(size).questions.reduce(
    (quiz, _, index) => advanceQuiz(answer(quiz, index < right)),
    quizOf(size),
  );

it('asks about words under way, each once, and no others', () => {
  const stats = { learned: [1, 2, 99], reviewing: [2, 3], mastered: [5] };
  expect(listQuizPool(words, progressOf(stats)).map(({ id }) => id)).toEqual([1, 2, 3]);
});

describe('a quiz', () => {
  it('accepts the first offered answer alone, and advances only after it', () => {
    const quiz = quizOf(7);
    expect(quiz).toMatchObject({ position: 0, answers: [] });
    expect(answerQuestion(quiz, 'something else')).toBe(quiz);
    expect(advanceQuiz(quiz)).toBe(quiz);
    const answered = answer(quiz, false);
    expect([isAnswered(quiz), isAnswered(answered)]).toEqual([false, true]);
    expect(answer(answered, true)).toBe(answered);
    const next = advanceQuiz(answered);
    expect([next.position, isAnswered(next)]).toEqual([1, false]);
    expect(advanceQuiz(next)).toBe(next);
  });

  it('is finished after the last answer and stays so', () => {
    const finished = finish(3, 3);
    expect([isFinished(quizOf(3)), isFinished(finished)]).toEqual([false, true]);
    expect(advanceQuiz(finished)).toBe(finished);
    expect(answer(finished, true)).toBe(finished);
  });

  it('is finished at once, with 0 percent, when there is nothing to ask', () => {
    expect(isFinished(startQuiz([]))).toBe(true);
    expect(scoreQuiz(startQuiz([]))).toBe(0);
  });

  it('pauses 1.5 s after an answer and wants 5 words', () => {
    expect(QUIZ_PAUSE_MS).toBe(1500);
    expect(QUIZ_MIN_WORDS).toBe(5);
  });
});

it.each([
  [9, 7, 78],
  [3, 2, 67],
  [9, 8, 89],
  [8, 1, 13],
  [10, 10, 100],
])('scores of %i questions %i right as %i percent', (size, right, percent) => {
  expect(scoreQuiz(finish(size, right))).toBe(percent);
});

it.each([
  [100, "Excellent! You've mastered these words."],
  [90, "Excellent! You've mastered these words."],
  [89, 'Good job! Keep practicing to improve even more.'],
  [70, 'Good job! Keep practicing to improve even more.'],
  [69, "Keep practicing! You're on the right track."],
  [50, "Keep practicing! You're on the right track."],
  [49, "Don't worry, vocabulary takes time. Keep studying these words."],
  [0, "Don't worry, vocabulary takes time. Keep studying these words."],
])('says of %i percent: %s', (percent, message) => {
  expect(describeScore(percent)).toBe(message);
});
