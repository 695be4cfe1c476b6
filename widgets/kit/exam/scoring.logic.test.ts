import { describe, expect, it } from 'vitest';
import type { Question } from '../../content/toefl/types.ts';
import {
  countAnswered,
  countCorrect,
  INTERPRETATION_LEVELS,
  interpretScore,
  reviewAnswers,
  scoreSection,
} from './scoring.logic.ts';

const ask = (id: string, answer: number): Question => ({
  id,
  question: 'Which?',
  options: ['A', 'B', 'C', 'D'],
  answer,
  explanation: '',
});
const questions = Array.from({ length: 10 }, (_, index) => ask(`q${index}`, index % 4));
const answerFirst = (count: number) =>
  Object.fromEntries(questions.slice(0, count).map(({ id, answer }) => [id, answer]));

describe('scoreSection', () => {
  it.each([
    [3, '0 10 20 30'],
    [5, '0 6 12 18 24 30'],
    [7, '0 4 9 13 17 21 26 30'],
    [8, '0 4 8 11 15 19 23 26 30'],
    [10, '0 3 6 9 12 15 18 21 24 27 30'],
    [11, '0 3 5 8 11 14 16 19 22 25 27 30'],
    [12, '0 3 5 8 10 13 15 18 20 23 25 28 30'],
    [15, '0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30'],
    [20, '0 2 3 5 6 8 9 11 12 14 15 17 18 20 21 23 24 26 27 29 30'],
  ])('scores 0 to %i right answers of as many questions %s', (total, scores) => {
    const counts = Array.from({ length: total + 1 }, (_, correct) => correct);
    expect(counts.map((correct) => scoreSection(correct, total)).join(' ')).toBe(scores);
  });

  it('has no score where there was nothing to answer', () => {
    expect(scoreSection(0, 0)).toBeNull();
  });
});

describe('interpretScore', () => {
  it.each([
    [30, 'Advanced'],
    [22, 'Advanced'],
    [21, 'Intermediate'],
    [15, 'Intermediate'],
    [14, 'Basic'],
    [0, 'Basic'],
  ] as const)('calls %i %s', (score, level) => {
    expect(interpretScore(score)).toBe(level);
  });

  it('covers 0 to 30 without a gap or an overlap', () => {
    const covered = INTERPRETATION_LEVELS.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(covered.sort((a, b) => a - b)).toEqual(Array.from({ length: 31 }, (_, index) => index));
  });
});

describe('answers', () => {
  it('count as wrong where they are missing: 6 right and 4 blank of 10 make 18', () => {
    const correct = countCorrect(questions, answerFirst(6));
    expect(scoreSection(correct, questions.length)).toBe(18);
  });

  it('count as answered whether they are right or wrong', () => {
    expect(countAnswered(questions, { q0: 0, q1: 0 })).toBe(2);
    expect(countCorrect(questions, { q0: 0, q1: 0 })).toBe(1);
  });

  it('are ignored where no such question exists', () => {
    expect(countAnswered(questions, { elsewhere: 1 })).toBe(0);
  });

  it('are reviewed one by one, blank ones too', () => {
    const review = reviewAnswers(questions.slice(0, 3), { q0: 0, q1: 3 });
    expect(review.map(({ chosen, isCorrect }) => [chosen, isCorrect])).toEqual([
      [0, true],
      [3, false],
      [null, false],
    ]);
  });
});
