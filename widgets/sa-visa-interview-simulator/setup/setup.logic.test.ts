import { describe, expect, it } from 'vitest';
import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../../content/interview/options.ts';
import type { InterviewCountry, InterviewDifficulty } from '../../content/interview/types.ts';
import { explainEmptyChoice, listDifficulties } from './setup.logic.ts';

const explain = (
  country: InterviewCountry,
  difficulty: InterviewDifficulty,
  counts = questionCounts,
) => explainEmptyChoice({ country, difficulty }, counts, interviewCountries, interviewDifficulties);

describe('listDifficulties', () => {
  it.each([
    ['us', ['3 questions', '1 question', '1 question']],
    ['uk', ['1 question', 'No questions yet', 'No questions yet']],
    ['au', ['1 question', 'No questions yet', 'No questions yet']],
    ['ca', ['1 question', 'No questions yet', 'No questions yet']],
  ] as const)('says for %s which levels have questions', (country, hints) => {
    const levels = listDifficulties(country, questionCounts, interviewDifficulties);
    expect(levels.map(({ hint }) => hint)).toEqual(hints);
    expect(levels.map(({ label }) => label)).toEqual([
      'Easy (Basic Questions)',
      'Medium (Deeper Questions)',
      'Hard (Challenging Scenarios)',
    ]);
  });
});

describe('explainEmptyChoice', () => {
  it.each([
    ['us', 'easy'],
    ['us', 'medium'],
    ['us', 'hard'],
    ['uk', 'easy'],
    ['au', 'easy'],
    ['ca', 'easy'],
  ] as const)('has nothing to explain for %s at %s', (country, difficulty) => {
    expect(explain(country, difficulty)).toBeNull();
  });

  it.each([
    [
      'uk',
      'medium',
      'There are no questions for United Kingdom at the level Medium yet. Choose Easy, or another country.',
    ],
    [
      'au',
      'hard',
      'There are no questions for Australia at the level Hard yet. Choose Easy, or another country.',
    ],
    [
      'ca',
      'medium',
      'There are no questions for Canada at the level Medium yet. Choose Easy, or another country.',
    ],
  ] as const)('tells why %s at %s does not start', (country, difficulty, text) => {
    expect(explain(country, difficulty)).toBe(text);
  });

  it('suggests no level of a country that has none', () => {
    const none = { ...questionCounts, uk: { easy: 0, medium: 0, hard: 0 } };
    expect(explain('uk', 'easy', none)).toBe(
      'There are no questions for United Kingdom at the level Easy yet. Choose another country.',
    );
  });
});
