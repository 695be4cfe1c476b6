import { describe, expect, it } from 'vitest';
import { commonMistakes, countryAdvice, preparationTips } from './advice.ts';
import { interviewCountries, interviewDifficulties, questionCounts } from './options.ts';
import { interviewQuestions } from './questions.ts';
import { feedbackMessage, nextSteps, simulationAlert } from './texts.ts';

const everyQuestion = Object.values(interviewQuestions).flatMap((levels) =>
  Object.values(levels).flat(),
);
const noteOf = (country: string) =>
  interviewCountries.find(({ code }) => code === country)?.note.text;

describe('the interview questions', () => {
  it.each([
    ['us', 'easy', 3],
    ['us', 'medium', 1],
    ['us', 'hard', 1],
    ['uk', 'easy', 1],
    ['uk', 'medium', 0],
    ['uk', 'hard', 0],
    ['au', 'easy', 1],
    ['au', 'medium', 0],
    ['au', 'hard', 0],
    ['ca', 'easy', 1],
    ['ca', 'medium', 0],
    ['ca', 'hard', 0],
  ] as const)('for %s at %s are %i', (country, difficulty, count) => {
    expect(interviewQuestions[country][difficulty]).toHaveLength(count);
    expect(questionCounts[country][difficulty]).toBe(count);
  });

  it('have ids and wordings that are all different', () => {
    expect(new Set(everyQuestion.map(({ id }) => id)).size).toBe(everyQuestion.length);
    expect(new Set(everyQuestion.map(({ text }) => text)).size).toBe(everyQuestion.length);
  });

  it.each(everyQuestion.map((question) => [question.id, question] as const))(
    'include a complete %s',
    (_, { text, description, tips, sampleAnswer, category }) => {
      expect(text).toMatch(/\?$/);
      expect(category).not.toBe('');
      expect(description).not.toBe('');
      expect(tips.length).toBeGreaterThanOrEqual(2);
      expect(sampleAnswer).not.toMatch(/\[|\{|\bX\b/);
      // At 110 to 160 words a minute, that is 20 to 50 seconds: as long as an officer listens.
      const wordCount = sampleAnswer.split(/\s+/).length;
      expect(wordCount).toBeGreaterThanOrEqual(40);
      expect(wordCount).toBeLessThanOrEqual(100);
    },
  );
});

describe('the interview options', () => {
  it('are four countries, each with a code of its own', () => {
    expect(interviewCountries.map(({ code, name }) => [code, name])).toEqual([
      ['us', 'United States'],
      ['uk', 'United Kingdom'],
      ['au', 'Australia'],
      ['ca', 'Canada'],
    ]);
  });

  it('are three difficulties', () => {
    expect(interviewDifficulties.map(({ value, label }) => [value, label])).toEqual([
      ['easy', 'Easy (Basic Questions)'],
      ['medium', 'Medium (Deeper Questions)'],
      ['hard', 'Hard (Challenging Scenarios)'],
    ]);
  });

  it.each(interviewCountries.map(({ code, note }) => [code, note] as const))(
    'carry a dated note with a source for %s',
    (_, { text, asOf, source }) => {
      expect(text).not.toBe('');
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).not.toBe('');
    },
  );

  it.each(['au', 'ca'])('say that %s decides most without an interview', (country) => {
    expect(noteOf(country)).toContain('Most applications are decided without a consular interview');
  });

  it.each([
    ['us', 'Expect an interview'],
    ['uk', 'credibility interviews'],
  ])('say what to expect in %s', (country, text) => {
    expect(noteOf(country)).toContain(text);
  });
});

describe('the interview advice', () => {
  it('has tips under three headings', () => {
    expect(preparationTips.map(({ heading }) => heading)).toEqual([
      'Before the Interview',
      'During the Interview',
      'Key Points to Emphasize',
    ]);
    expect(preparationTips.every(({ tips }) => tips.length >= 3)).toBe(true);
  });

  it('tells to arrive 15-30 minutes early', () => {
    const tips = preparationTips.flatMap((group) => group.tips);
    expect(tips.filter((tip) => tip.includes('arrive 15-30 minutes early'))).toHaveLength(1);
  });

  it('names four common mistakes, each with advice', () => {
    expect(commonMistakes.map(({ title }) => title)).toEqual([
      'Inconsistent Information',
      'Memorized Responses',
      'Immigration Intent',
      'Vague Educational Goals',
    ]);
    expect(commonMistakes.every(({ description, advice }) => description && advice)).toBe(true);
  });
});

describe('the interview texts', () => {
  it('have a feedback, next steps and an alert that names camera and microphone', () => {
    expect(feedbackMessage).not.toBe('');
    expect(nextSteps.length).toBeGreaterThanOrEqual(3);
    expect(simulationAlert).toMatch(/production environment.*camera and microphone/);
  });
});

describe('the advice by country', () => {
  it('keeps ties to home for the US, and calls wanting to stay no ground elsewhere', () => {
    expect(countryAdvice.us.text).toMatch(/214\(b\).*ties/);
    expect(countryAdvice.au.text).toContain('not in itself a reason for refusal');
    expect(countryAdvice.ca.text).toContain('accepts that you may hope to stay later');
  });

  it.each(Object.entries(countryAdvice))('of %s names its source and the day', (_, advice) => {
    expect(advice.source).toMatch(/\.gov|gov\.uk|canada\.ca/);
    expect(advice.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
