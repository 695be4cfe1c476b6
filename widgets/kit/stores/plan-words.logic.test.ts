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
  estimate: {
    totalUsd: { monthly: 303_864, yearly: 103_664 },
    years: 2,
    rate: { rupees: 96.43, day: '2026-10-06' },
  },
  shortlist: ['Vanier', 'Ontario Trillium'],
  nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
  visaTicks: { done: 2, all: 9 },
  bestScores: { Reading: 24, Listening: 20 },
  rate: { rupees: 88.5, day: '2026-11-22' },
};

describe('describeResults', () => {
  it('says each in a few words', () => {
    expect(describeResults(results)).toEqual({
      estimate:
        'about $151,900 a year (rent × 12) or $51,800 a year (rent once a year), in rupees ₹1.34 crore or ₹45.9 lakh at the rate of 22 November 2026',
      shortlist: '2 awards worth a look',
      nextStep: 'next: sit the IELTS in January 2027',
      visaTicks: '2 of 9 documents ready',
      bestScores: 'best so far: Reading 24, Listening 20 of 30',
    });
  });

  it.each<[Plan['results'], object]>([
    [{}, {}],
    [{ bestScores: {} }, {}],
    // As versions up to 0.1.0 kept it, with one reading and no rate.
    [
      { estimate: { totalUsd: { monthly: 82_000 }, years: 2 } },
      {
        estimate: 'about $41,000 a year (rent × 12); calculate again to see rent once a year',
      },
    ],
    [
      { estimate: { totalUsd: { yearly: 82_000 }, years: 2 } },
      { estimate: 'about $41,000 a year (rent once a year); calculate again to see rent × 12' },
    ],
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
        'Costs of 2 years: $303,864 (rent × 12) or $103,664 (rent once a year); $151,900 a year (rent × 12) or $51,800 a year (rent once a year); in rupees ₹2.69 crore or ₹91.7 lakh at ₹88.5 for $1 (my rate of 22 November 2026).',
        'Scholarships: Vanier; Ontario Trillium.',
        'Next step: Sit the IELTS, 15 January 2027.',
        'Visa documents: 2 of 9 ready.',
        'TOEFL practice, best so far: Reading 24, Listening 20 of 30.',
      ].join('\n'),
    );
  });

  it('says rupees at the published rate unless she has entered hers', () => {
    const { rate: _, ...published } = results;
    expect(writePlanText({ choices: {}, results: published }, names)).toContain(
      '; in rupees ₹2.93 crore or ₹1 crore at ₹96.43 for $1 (6 October 2026).',
    );
  });

  it('stays short however much there is', () => {
    const shortlist = Array.from({ length: 60 }, (_, index) => `Award ${index} ${'x'.repeat(100)}`);
    const text = writePlanText({ choices: {}, results: { ...results, shortlist } }, names);
    expect(text).toContain('and 52 more');
    expect(text.length).toBeLessThan(1500);
  });
});
