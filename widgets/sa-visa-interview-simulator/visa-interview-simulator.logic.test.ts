import { describe, expect, it } from 'vitest';
import {
  interviewCountries,
  interviewDifficulties,
  questionCounts,
} from '../content/interview/options.ts';
import type { InterviewCountry, InterviewDifficulty } from '../content/interview/types.ts';
import {
  defaultSetup,
  explainEmptyChoice,
  findCountry,
  formatQuery,
  listDifficulties,
  readQuery,
  type SimulatorChoices,
} from './visa-interview-simulator.logic.ts';

const explain = (
  country: InterviewCountry,
  difficulty: InterviewDifficulty,
  counts = questionCounts,
) => explainEmptyChoice({ country, difficulty }, counts, interviewCountries, interviewDifficulties);

describe('defaultSetup', () => {
  it('is the US at easy', () => {
    expect(defaultSetup).toEqual({ country: 'US', difficulty: 'easy' });
  });
});

describe('findCountry', () => {
  it.each([
    ['US', 'US'],
    ['us', 'US'],
    ['United Kingdom', 'UK'],
    ['au', 'Australia'],
    [' canada ', 'Canada'],
    ['ca', 'Canada'],
    ['de', null],
    ['', null],
  ])('%j is %j', (text, country) => {
    expect(findCountry(text, interviewCountries)).toBe(country);
  });
});

const choices = (tab: string, country: string, difficulty: string) =>
  ({ tab, setup: { country, difficulty } }) as SimulatorChoices;

describe('readQuery', () => {
  const read = (query: string) => (name: string) => new URLSearchParams(query).get(name) ?? '';

  it.each([
    ['', choices('tips', 'UK', 'hard')],
    ['tab=mistakes&country=ca&difficulty=easy', choices('mistakes', 'Canada', 'easy')],
    ['country=au', choices('tips', 'Australia', 'hard')],
    ['tab=toString&country=de&difficulty=easier', choices('tips', 'UK', 'hard')],
  ])('finds in "%s"', (query, expected) => {
    expect(readQuery(read(query), choices('tips', 'UK', 'hard'), interviewCountries)).toEqual(
      expected,
    );
  });
});

describe('formatQuery', () => {
  it.each([
    [choices('simulator', 'US', 'easy'), { tab: '', country: '', difficulty: '' }],
    [choices('tips', 'Canada', 'hard'), { tab: 'tips', country: 'ca', difficulty: 'hard' }],
  ])('of %j', (chosen, parameters) => {
    expect(formatQuery(chosen, interviewCountries)).toEqual(parameters);
  });
});

describe('listDifficulties', () => {
  it.each([
    ['US', ['3 questions', '1 question', '1 question']],
    ['UK', ['1 question', 'No questions yet', 'No questions yet']],
    ['Australia', ['1 question', 'No questions yet', 'No questions yet']],
    ['Canada', ['1 question', 'No questions yet', 'No questions yet']],
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
    ['US', 'easy'],
    ['US', 'medium'],
    ['US', 'hard'],
    ['UK', 'easy'],
    ['Australia', 'easy'],
    ['Canada', 'easy'],
  ] as const)('has nothing to explain for %s at %s', (country, difficulty) => {
    expect(explain(country, difficulty)).toBeNull();
  });

  it.each([
    [
      'UK',
      'medium',
      'There are no questions for United Kingdom at the level Medium yet. Choose Easy, or another country.',
    ],
    [
      'Australia',
      'hard',
      'There are no questions for Australia at the level Hard yet. Choose Easy, or another country.',
    ],
    [
      'Canada',
      'medium',
      'There are no questions for Canada at the level Medium yet. Choose Easy, or another country.',
    ],
  ] as const)('tells why %s at %s does not start', (country, difficulty, text) => {
    expect(explain(country, difficulty)).toBe(text);
  });

  it('suggests no level of a country that has none', () => {
    const none = { ...questionCounts, UK: { easy: 0, medium: 0, hard: 0 } };
    expect(explain('UK', 'easy', none)).toBe(
      'There are no questions for United Kingdom at the level Easy yet. Choose another country.',
    );
  });
});
