import { expect, it } from 'vitest';
import type { Question } from '../../content/toefl/types.ts';
import {
  countAnswered,
  countCorrect,
  INTERPRETATION_LEVELS,
  interpretScore,
  reviewAnswers,
  scoreSection,
} from './scoring.logic.ts';

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

it.each([
  [30, 'Advanced'],
  [22, 'Advanced'],
  [21, 'Intermediate'],
  [15, 'Intermediate'],
  [14, 'Basic'],
  [0, 'Basic'],
] as const)('calls %i %s, as its level says', (score, level) => {
  expect(interpretScore(score)).toBe(level);
  const listed = INTERPRETATION_LEVELS.filter(({ from, to }) => from <= score && score <= to);
  expect(listed.map((each) => each.level)).toEqual([level]);
});

const questions = Array.from(
  { length: 10 },
  (_, index) => ({ id: `q${index}`, answer: index % 4 }) as Question,
);

it('counts missing answers as wrong: 6 right and 4 blank of 10 make 18', () => {
  const answers = Object.fromEntries(questions.slice(0, 6).map(({ id, answer }) => [id, answer]));
  expect(scoreSection(countCorrect(questions, answers), questions.length)).toBe(18);
});

it('reviews answers one by one: right, wrong, blank, and none to a question elsewhere', () => {
  const answers = { q0: 0, q1: 3, elsewhere: 1 };
  const review = reviewAnswers(questions.slice(0, 3), answers);
  expect(review.map(({ chosen, isCorrect }) => [chosen, isCorrect])).toEqual([
    [0, true],
    [3, false],
    [null, false],
  ]);
  expect([countAnswered(questions, answers), countCorrect(questions, answers)]).toEqual([2, 1]);
});
