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

describe('listQuizPool', () => {
  it.each([
    ['nothing learned', {}, []],
    ['a word in both lists once', { learned: [1, 2], reviewing: [2, 3] }, [1, 2, 3]],
    ['no mastered words', { learned: [1], mastered: [5] }, [1]],
    ['no ids of other words', { learned: [1, 99] }, [1]],
  ])('has %s', (_, stats, expected) => {
    expect(listQuizPool(words, progressOf(stats)).map(({ id }) => id)).toEqual(expected);
  });
});

describe('a quiz', () => {
  it('begins at an unanswered first question', () => {
    expect(quizOf(7)).toMatchObject({ position: 0, answers: [] });
    expect(isAnswered(quizOf(7))).toBe(false);
    expect(isFinished(quizOf(7))).toBe(false);
  });

  it('takes the first answer and locks the options', () => {
    const answered = answer(quizOf(7), false);
    expect(isAnswered(answered)).toBe(true);
    expect(answer(answered, true)).toBe(answered);
  });

  it('takes no answer that is not offered', () => {
    const quiz = quizOf(7);
    expect(answerQuestion(quiz, 'something else')).toBe(quiz);
  });

  it('goes on after an answer and not before', () => {
    const quiz = quizOf(7);
    expect(advanceQuiz(quiz)).toBe(quiz);
    const next = advanceQuiz(answer(quiz, true));
    expect(next.position).toBe(1);
    expect(isAnswered(next)).toBe(false);
    expect(advanceQuiz(next)).toBe(next);
  });

  it('is finished after the last answer and stays so', () => {
    const finished = finish(3, 3);
    expect(isFinished(finished)).toBe(true);
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

describe('scoreQuiz', () => {
  it.each([
    [9, 7, 78],
    [3, 2, 67],
    [9, 8, 89],
    [10, 10, 100],
    [4, 0, 0],
  ])('of %i questions with %i right is %i', (size, right, percent) => {
    expect(scoreQuiz(finish(size, right))).toBe(percent);
  });

  it('counts questions not answered as wrong', () => {
    expect(scoreQuiz(answer(quizOf(4), true))).toBe(25);
  });
});

describe('describeScore', () => {
  it.each([
    [100, "Excellent! You've mastered these words."],
    [90, "Excellent! You've mastered these words."],
    [89, 'Good job! Keep practicing to improve even more.'],
    [70, 'Good job! Keep practicing to improve even more.'],
    [69, "Keep practicing! You're on the right track."],
    [50, "Keep practicing! You're on the right track."],
    [49, "Don't worry, vocabulary takes time. Keep studying these words."],
    [0, "Don't worry, vocabulary takes time. Keep studying these words."],
  ])('of %i is %s', (percent, message) => {
    expect(describeScore(percent)).toBe(message);
  });
});
