import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../worker/contract/plan.ts';
import {
  describeChoices,
  describePlace,
  describeResults,
  explainYear,
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

const TOO_LATE = 'Too late for this intake, January 2028 still works';

describe('describeResults', () => {
  it('names the country and the level in which it found no award', () => {
    const place = describePlace({ country: 'ca', programLevel: 'masters', gpa: '8' }, names);
    expect(describeResults({ shortlist: [] }, place)).toEqual({
      shortlist: 'No award in our list for Canada, Masters: ask us',
    });
  });

  it('says each in a few words', () => {
    expect(describeResults(results)).toEqual({
      estimate: '₹45.9 lakh to ₹1.34 crore a year',
      shortlist: '2 awards worth a look',
      visaTicks: '2 of 9 documents ready',
      bestScores: 'best so far: Reading 24, Listening 20 of 30',
    });
  });

  it.each<[Plan['results'], object]>([
    [{}, {}],
    [{ bestScores: {} }, {}],
    [
      { bestScores: { Reading: 24 }, bands: { Listening: { low: 3.5, high: 4.5 } } },
      { bestScores: 'best so far: Reading 24 of 30; Listening 3.5 to 4.5 of 6' },
    ],
    [
      { estimate: { totalUsd: { monthly: 82_000, yearly: 82_000 }, years: 2 } },
      { estimate: '$41,000 a year' },
    ],
    [{ shortlist: ['Vanier'] }, { shortlist: '1 award worth a look' }],
  ])('of %j is %j', (found, words) => {
    expect(describeResults(found)).toEqual(words);
  });
});

describe('explainYear', () => {
  const { rate: _, ...atPublishedRate } = results;
  it.each<[Plan['results'], string]>([
    [results, 'rent once, or × 12; rate of 22 November 2026'],
    [atPublishedRate, 'rent once, or × 12; rate of 6 October 2026'],
    [{ estimate: { totalUsd: { monthly: 1, yearly: 1 }, years: 2 } }, 'rent once, or × 12'],
  ])('of %j says "%s"', ({ estimate, rate }, words) => {
    expect(estimate && explainYear(estimate, rate)).toBe(words);
  });
});

describe('writePlanText', () => {
  it('has a line for each thing', () => {
    expect(writePlanText({ choices: { country: 'ca', gpa: '8.5' }, results }, names)).toBe(
      [
        'My plan: Canada, GPA 8.5.',
        'Costs: $303,864 (rent × 12) or $103,664 (rent once a year) for 2 years; $151,900 a year (rent × 12) or $51,800 a year (rent once a year); in rupees ₹2.69 crore or ₹91.7 lakh at ₹88.5 for $1 (my rate of 22 November 2026).',
        'Scholarships: Vanier; Ontario Trillium.',
        'Next step: Sit the IELTS, 15 January 2027.',
        'Visa documents: 2 of 9 ready.',
        'TOEFL practice, best so far: Reading 24, Listening 20 of 30.',
      ].join('\n'),
    );
  });

  it('names steps that are overdue or too late, and an empty list', () => {
    const choices = { country: 'ca', programLevel: 'masters' };
    const write = (nextStep: Plan['results']['nextStep'] & object) =>
      writePlanText({ choices, results: { shortlist: [], nextStep } }, names).split('\n');
    expect(write({ title: 'GRE test', day: '2026-09-01', state: 'overdue' })).toEqual([
      'My plan: Canada, Masters.',
      'Scholarships: no award in our list for Canada, Masters.',
      'Next step: GRE test, overdue since 1 September 2026.',
    ]);
    const [, , line] = write({ title: TOO_LATE, day: '2026-07-01', state: 'too-late' });
    expect(line).toBe(`Next step: ${TOO_LATE}.`);
  });

  it('has rupees at the published rate unless the visitor entered one', () => {
    const { rate: _, ...published } = results;
    expect(writePlanText({ choices: {}, results: published }, names)).toContain(
      '; in rupees ₹2.93 crore or ₹1 crore at ₹96.43 for $1 (6 October 2026).',
    );
  });

  it('stays short however much there is', () => {
    const shortlist = Array.from({ length: 60 }, (_, index) => `Award ${index} ${'x'.repeat(100)}`);
    const text = writePlanText({ choices: {}, results: { ...results, shortlist } }, names);
    expect(text).toContain('and 52 more');
  });
});
