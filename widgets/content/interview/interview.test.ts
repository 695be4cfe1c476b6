import { describe, expect, it } from 'vitest';
import { commonMistakes, preparationTips } from './advice.ts';
import { interviewCountries, interviewDifficulties, questionCounts } from './options.ts';
import { interviewQuestions } from './questions.ts';
import { feedbackMessage, nextSteps, simulationAlert } from './texts.ts';

const everyQuestion = Object.values(interviewQuestions).flatMap((levels) =>
  Object.values(levels).flat(),
);
const noteOf = (country: string) =>
  interviewCountries.find(({ value }) => value === country)?.note.text;

describe('the interview questions', () => {
  it.each([
    ['US', 'easy', 3],
    ['US', 'medium', 1],
    ['US', 'hard', 1],
    ['UK', 'easy', 1],
    ['UK', 'medium', 0],
    ['UK', 'hard', 0],
    ['Australia', 'easy', 1],
    ['Australia', 'medium', 0],
    ['Australia', 'hard', 0],
    ['Canada', 'easy', 1],
    ['Canada', 'medium', 0],
    ['Canada', 'hard', 0],
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
      // At 110 to 160 words a minute that is 20 to 50 seconds: what an officer has patience for.
      const wordCount = sampleAnswer.split(/\s+/).length;
      expect(wordCount).toBeGreaterThanOrEqual(40);
      expect(wordCount).toBeLessThanOrEqual(100);
    },
  );
});

describe('the interview options', () => {
  it('are four countries, each with a code of its own', () => {
    expect(interviewCountries.map(({ value, label, code }) => [value, label, code])).toEqual([
      ['US', 'United States', 'us'],
      ['UK', 'United Kingdom', 'uk'],
      ['Australia', 'Australia', 'au'],
      ['Canada', 'Canada', 'ca'],
    ]);
  });

  it('are three difficulties', () => {
    expect(interviewDifficulties.map(({ value, label }) => [value, label])).toEqual([
      ['easy', 'Easy (Basic Questions)'],
      ['medium', 'Medium (Deeper Questions)'],
      ['hard', 'Hard (Challenging Scenarios)'],
    ]);
  });

  it.each(interviewCountries.map(({ value, note }) => [value, note] as const))(
    'carry a dated note with a source for %s',
    (_, { text, asOf, source }) => {
      expect(text).not.toBe('');
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).not.toBe('');
    },
  );

  it.each(['Australia', 'Canada'])('say that %s decides most without an interview', (country) => {
    expect(noteOf(country)).toContain('Most applicants are decided without a consular interview');
  });

  it.each([
    ['US', 'Expect an interview'],
    ['UK', 'credibility interviews'],
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
