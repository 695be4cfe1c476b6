import { describe, expect, it } from 'vitest';
import { onEverySite } from '../../testing/specification.ts';
import { commonMistakes, countryAdvice, preparationTips } from './advice.ts';
import { interviewCountries, interviewDifficulties, questionCounts } from './options.ts';
import { interviewQuestions } from './questions.ts';

const everyQuestion = Object.values(interviewQuestions).flatMap((levels) =>
  Object.values(levels).flat(),
);

describe('the interview questions', () => {
  it.each(onEverySite.interviewQuestionCounts)('for %s are %i, %i and %i', (country, ...counts) => {
    const { easy, medium, hard } = interviewQuestions[country];
    expect([easy.length, medium.length, hard.length]).toEqual(counts);
    expect(Object.values(questionCounts[country])).toEqual(counts);
  });

  it('have ids and wordings that are all different', () => {
    expect(new Set(everyQuestion.map(({ id }) => id)).size).toBe(everyQuestion.length);
    expect(new Set(everyQuestion.map(({ text }) => text)).size).toBe(everyQuestion.length);
  });

  it.each(everyQuestion.map((question) => [question.id, question] as const))(
    'include a complete %s',
    (_, { text, description, tips, sampleAnswer, category }) => {
      expect(text).toMatch(/\?$/);
      expect([category, description, ...tips]).not.toContain('');
      expect(tips.length).toBeGreaterThanOrEqual(2);
      expect(sampleAnswer).not.toMatch(/\[|\{|\bX\b/);
    },
  );
});

describe('the interview options', () => {
  it('are four countries, each with a code of its own', () => {
    expect(new Set(interviewCountries.map(({ code }) => code)).size).toBe(4);
    expect(interviewCountries.map(({ name }) => name)).toEqual(onEverySite.interviewCountries);
  });

  it('are three difficulties', () => {
    expect(
      interviewDifficulties.map((level) => [level.value, level.shortLabel, level.label]),
    ).toEqual(onEverySite.interviewDifficulties);
  });

  it.each(interviewCountries.map(({ code, note }) => [code, note] as const))(
    'carry a dated note with a source for %s',
    (_, { text, asOf, source }) => {
      expect(text).not.toBe('');
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).not.toBe('');
    },
  );
});

describe('the interview advice', () => {
  it('has tips under three headings', () => {
    expect(preparationTips.map(({ heading }) => heading)).toEqual(onEverySite.interviewTipHeadings);
    expect(preparationTips.every(({ tips }) => tips.length >= 3)).toBe(true);
  });

  it('names four common mistakes, each with advice', () => {
    expect(commonMistakes.map(({ title }) => title)).toEqual(onEverySite.interviewMistakes);
    expect(commonMistakes.every(({ description, advice }) => description && advice)).toBe(true);
  });
});

describe('the advice by country', () => {
  it.each(Object.entries(countryAdvice))('of %s names its source and the day', (_, advice) => {
    expect(advice.source).toMatch(/\.gov|gov\.uk|canada\.ca/);
    expect(advice.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
