import { expect, it } from 'vitest';
import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../../content/interview/options.ts';
import type { InterviewDifficulty } from '../../content/interview/types.ts';
import { explainEmptyChoice, listDifficulties } from './setup.logic.ts';

const explainUk = (difficulty: InterviewDifficulty, counts = questionCounts) =>
  explainEmptyChoice(
    { country: 'uk', difficulty },
    counts,
    interviewCountries,
    interviewDifficulties,
  );

it.each([
  ['us', ['3 questions', '1 question', '1 question']],
  ['uk', ['1 question', 'No questions yet', 'No questions yet']],
] as const)('says for %s which levels have questions', (country, hints) => {
  const levels = listDifficulties(country, questionCounts, interviewDifficulties);
  expect(levels.map(({ hint }) => hint)).toEqual(hints);
});

it('explains a choice without questions, and suggests a level that has some', () => {
  expect(explainUk('easy')).toBeNull();
  const reason = 'There are no questions for United Kingdom at the level';
  expect(explainUk('medium')).toBe(`${reason} Medium yet. Choose Easy, or another country.`);
  const none = { ...questionCounts, uk: { easy: 0, medium: 0, hard: 0 } };
  expect(explainUk('easy', none)).toBe(`${reason} Easy yet. Choose another country.`);
});
