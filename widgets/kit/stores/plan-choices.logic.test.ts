import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from './plan.ts';
import { isEmptyPlan, joinPlans, readChoices, readPlan } from './plan-choices.logic.ts';

describe('readChoices', () => {
  it('takes what attributes say, each as it is spelled', () => {
    const choices = {
      country: 'ca',
      city: 'Montréal',
      programLevel: 'masters',
      season: 'fall',
      year: '2027',
      duration: '2',
      accommodation: 'shared',
      lifestyle: 'budget',
      accommodationBasis: 'yearly',
      gpa: '8.5',
      nationality: 'India',
      field: 'Science & Engineering',
      testType: 'PTE Academic',
    };
    expect(readChoices(choices)).toEqual(choices);
    expect(readChoices({ programLevel: 'PhD' })).toEqual({ programLevel: 'phd' });
  });

  it.each([
    ['country', 'Canada'],
    ['country', ''],
    ['country', 7],
    ['country', ['ca']],
    ['programLevel', 'a professor'],
    ['year', '20270'],
    ['year', '+1'],
    ['duration', '0'],
    ['gpa', '-1'],
    ['gpa', 'high'],
    ['city', '<b>Paris</b>'],
    ['city', `P${'a'.repeat(60)}`],
    ['field', 'a\nb'],
    ['toString', 'x'],
    ['unknown', 'x'],
  ])('leaves %s "%s" out', (name, value) => {
    expect(readChoices({ [name]: value })).toEqual({});
  });
});

describe('readPlan', () => {
  const results = {
    estimate: {
      totalUsd: { monthly: 303_864, yearly: 103_664 },
      years: 2,
      rate: { rupees: 96.43, day: '2026-10-06' },
    },
    shortlist: ['Vanier'],
    nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
    visaTicks: { done: 2, all: 9 },
    bestScores: { Reading: 24 },
    bands: { Reading: { low: 4, high: 5 } },
    rate: { rupees: 88.5, day: '2026-11-22' },
  };

  it('gives back what was written', () => {
    const plan = { choices: { country: 'ca' }, results };
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`);
  const scores = (count: number) => Object.fromEntries(names(count).map((name) => [name, 24]));

  it.each([
    ['estimate', { totalUsd: { monthly: 0, yearly: 999_999_999 }, years: 9 }],
    ['shortlist', names(100)],
    ['shortlist', ['a'.repeat(120)]],
    ['visaTicks', { done: 99, all: 99 }],
    ['bestScores', scores(9)],
    ['nextStep', { title: 'a'.repeat(120), day: '2028-02-29' }],
    ['rate', { rupees: 0.01, day: '2026-11-22' }],
  ])('takes %s up to its limit: %j', (name, value) => {
    expect(readPlan({ choices: {}, results: { [name]: value } })?.results).toEqual({
      [name]: value,
    });
  });

  it.each([
    ['estimate', { totalUsd: { monthly: 1e9 }, years: 1 }],
    ['estimate', { totalUsd: { monthly: 1 }, years: 10 }],
    ['shortlist', names(101)],
    ['shortlist', ['a'.repeat(121)]],
    ['visaTicks', { done: 2, all: 100 }],
    ['bestScores', scores(10)],
    ['bestScores', { '': 24 }],
    ['nextStep', { title: 'a'.repeat(121), day: '2027-01-15' }],
    ['visaTicks', { done: -1, all: 9 }],
    ['estimate', { totalUsd: 'much', yearlyUsd: 1 }],
    ['estimate', { totalUsd: -1, yearlyUsd: 1 }],
    ['estimate', { totalUsd: {}, years: 2 }],
    ['estimate', { totalUsd: { monthly: '9' }, years: 2 }],
    ['estimate', { totalUsd: { monthly: 9 }, years: 0 }],
    ['estimate', { totalUsd: { monthly: 9 }, years: 1, rate: { rupees: 0, day: '2026-10-06' } }],
    ['estimate', null],
    ['estimate', 41_000],
    ['shortlist', { 0: 'Vanier' }],
    ['shortlist', ['']],
    ['shortlist', [7]],
    ['nextStep', { title: 'Sit the IELTS', day: '2027-02-30' }],
    ['nextStep', { title: '', day: '2027-01-15' }],
    ['visaTicks', { done: 10, all: 9 }],
    ['bestScores', [24]],
    ['bestScores', { Reading: 'A' }],
    ['bands', { Reading: 4 }],
    ['bands', { Reading: { low: 4 } }],
    ['bands', { Reading: { low: '4', high: 5 } }],
    ['bands', { Reading: { low: 4, high: 7 } }],
    ['rate', { rupees: 0, day: '2026-11-22' }],
    ['rate', { rupees: 88, day: 'today' }],
  ])('leaves %s %j out and keeps the rest', (name, value) => {
    const { [name as 'rate']: _, ...others } = results;
    expect(readPlan({ choices: {}, results: { ...results, [name]: value } })?.results).toEqual(
      others,
    );
  });

  it('reads any JSON without an error, as a plan that it would write again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (choices, inner) => {
        for (const value of [choices, { choices, results: inner }]) {
          const plan = readPlan(value);
          expect(plan === null || !isEmptyPlan(plan)).toBe(true);
          expect(readPlan(plan)).toEqual(plan);
        }
      }),
    );
  });
});

describe('joinPlans', () => {
  const plan: Plan = {
    choices: { country: 'ca', city: 'Toronto', programLevel: 'masters' },
    results: {
      estimate: { totalUsd: { monthly: 2, yearly: 1 }, years: 1 },
      shortlist: ['Vanier'],
      visaTicks: { done: 1, all: 9 },
      bestScores: { Reading: 24 },
    },
  };
  const tell = (choices: Plan['choices'], results: Plan['results'] = {}) =>
    joinPlans(plan, { choices, results });

  it('adds what is new and repeats what is told again', () => {
    expect(tell({ country: 'ca', season: 'fall' })).toEqual({
      choices: { ...plan.choices, season: 'fall' },
      results: plan.results,
    });
  });

  it('drops what rested on another country', () => {
    expect(tell({ country: 'de' })).toEqual({
      choices: { country: 'de', programLevel: 'masters' },
      results: { bestScores: { Reading: 24 } },
    });
  });

  it('drops what rested on another level, but not the visa', () => {
    expect(Object.keys(tell({ programLevel: 'phd' }).results)).toEqual(['visaTicks', 'bestScores']);
  });

  it('takes the results that come with the other choice', () => {
    const estimate = { totalUsd: { monthly: 8, yearly: 4 }, years: 2 };
    expect(tell({ country: 'de', city: 'Berlin' }, { estimate })).toEqual({
      choices: { country: 'de', city: 'Berlin', programLevel: 'masters' },
      results: { bestScores: { Reading: 24 }, estimate },
    });
  });
});
