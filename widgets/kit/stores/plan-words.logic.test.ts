import { describe, expect, it } from 'vitest';
import type { Plan } from './plan.ts';
import {
  describeChoices,
  describeResults,
  type PlanNames,
  writePlanText,
} from './plan-words.logic.ts';

const names: PlanNames = {
  countries: [{ code: 'ca', name: 'Canada' }],
  levels: { masters: 'Masters' },
  seasons: { fall: 'autumn' },
  accommodations: { shared: 'Shared flat' },
  lifestyles: { budget: 'on a budget' },
};

describe('describeChoices', () => {
  it.each<[Plan['choices'], string]>([
    [{}, ''],
    [
      { country: 'ca', programLevel: 'masters', season: 'fall', year: '2027' },
      'Canada, Masters, autumn 2027',
    ],
    [{ year: '2027' }, '2027'],
    [{ country: 'xx', programLevel: 'wizard', city: 'Oz', lifestyle: 'constructor' }, 'Oz'],
    [
      { duration: '1', accommodation: 'shared', lifestyle: 'budget' },
      '1 year, shared flat, on a budget',
    ],
    [{ gpa: '8.5', nationality: 'India', testType: 'IELTS' }, 'IELTS, nationality India, GPA 8.5'],
  ])('of %j says "%s"', (choices, words) => {
    expect(describeChoices(choices, names).join(', ')).toBe(words);
  });
});

const results: Plan['results'] = {
  estimate: { totalUsd: 81_730, yearlyUsd: 40_865 },
  shortlist: ['Vanier', 'Ontario Trillium'],
  nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
  visaTicks: { done: 2, all: 9 },
  bestScores: { Reading: 24, Listening: 20 },
  rate: { rupees: 88.5, day: '2026-11-22' },
};

describe('describeResults', () => {
  it('says each in a few words', () => {
    expect(describeResults(results)).toEqual({
      estimate: 'about $41,000 a year',
      shortlist: '2 awards worth a look',
      nextStep: 'next: sit the IELTS in January 2027',
      visaTicks: '2 of 9 documents ready',
      bestScores: 'best so far: Reading 24, Listening 20 of 30',
    });
  });

  it.each<[Plan['results'], object]>([
    [{}, {}],
    [{ bestScores: {} }, {}],
    [{ shortlist: [] }, { shortlist: '0 awards worth a look' }],
    [{ shortlist: ['Vanier'] }, { shortlist: '1 award worth a look' }],
    [
      { nextStep: { title: 'IELTS test', day: '2027-01-15' } },
      { nextStep: 'next: IELTS test in January 2027' },
    ],
  ])('of %j is %j', (found, words) => {
    expect(describeResults(found)).toEqual(words);
  });
});

describe('writePlanText', () => {
  it('has a line for each thing', () => {
    expect(writePlanText({ choices: { country: 'ca', gpa: '8.5' }, results }, names)).toBe(
      [
        'My plan: Canada, GPA 8.5.',
        'Costs: $81,730 in total, $41,000 a year; I reckon with ₹88.5 for $1 (22 November 2026).',
        'Scholarships: Vanier; Ontario Trillium.',
        'Next step: Sit the IELTS, 15 January 2027.',
        'Visa documents: 2 of 9 ready.',
        'TOEFL practice, best so far: Reading 24, Listening 20 of 30.',
      ].join('\n'),
    );
  });

  it('stays short however much there is', () => {
    const shortlist = Array.from({ length: 60 }, (_, index) => `Award ${index} ${'x'.repeat(100)}`);
    const text = writePlanText({ choices: {}, results: { ...results, shortlist } }, names);
    expect(text).toContain('and 52 more');
    expect(text.length).toBeLessThan(1500);
  });
});
