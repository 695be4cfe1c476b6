import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyPlan, readChoices, readPlan } from './plan.ts';

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
  review: { due: 3, day: '2026-11-22' },
  rate: { rupees: 88.5, day: '2026-11-22' },
};
const PARTS = Object.keys({ ...choices, ...results });
const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`);
const scores = (count: number) => Object.fromEntries(names(count).map((name) => [name, 24]));

describe('a plan', () => {
  it('is read as it was written', () => {
    const plan = { choices, results };
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(readChoices({ programLevel: 'PhD' })).toEqual({ programLevel: 'phd' });
  });

  it.each([
    ['country', 'Canada'],
    ['country', ['ca']],
    ['programLevel', 'a professor'],
    ['year', '20270'],
    ['duration', '0'],
    ['gpa', '-1'],
    ['city', '<b>Paris</b>'],
    ['city', `P${'a'.repeat(60)}`],
    ['field', 'a\nb'],
    ['toString', 'x'],
  ])('leaves out the choice %s "%s"', (name, value) => {
    expect(readChoices({ [name]: value })).toEqual({});
  });

  it.each([
    ['estimate', { totalUsd: { monthly: 0, yearly: 999_999_999 }, years: 9 }],
    ['shortlist', names(100)],
    ['shortlist', ['a'.repeat(120)]],
    ['visaTicks', { done: 99, all: 99 }],
    ['bestScores', scores(9)],
    ['nextStep', { title: 'a'.repeat(120), day: '2028-02-29', state: 'overdue' }],
    ['rate', { rupees: 0.01, day: '2026-11-22' }],
  ])('has the result %s up to its limit: %j', (name, value) => {
    expect(readPlan({ results: { [name]: value } })?.results).toEqual({ [name]: value });
  });

  it.each([
    ['estimate', { totalUsd: { monthly: 1e9, yearly: 9 }, years: 1 }],
    ['estimate', { totalUsd: { monthly: -1, yearly: 9 }, years: 1 }],
    ['estimate', { totalUsd: { monthly: '9', yearly: 9 }, years: 2 }],
    ['estimate', { totalUsd: { monthly: 9, yearly: 9, weekly: 9 }, years: 2 }],
    ['estimate', { totalUsd: { monthly: 9 }, years: 2 }],
    ['estimate', { totalUsd: { monthly: 9, yearly: 9 }, years: 0 }],
    ['estimate', { totalUsd: { monthly: 9, yearly: 9 }, years: 10 }],
    ['estimate', { ...results.estimate, rate: { rupees: 0, day: '2026-10-06' } }],
    ['estimate', null],
    ['shortlist', names(101)],
    ['shortlist', ['a'.repeat(121)]],
    ['shortlist', ['a\u202eb']],
    ['shortlist', { 0: 'Vanier' }],
    ['shortlist', ['']],
    ['nextStep', { title: 'a'.repeat(121), day: '2027-01-15' }],
    ['nextStep', { title: 'Sit\nthe IELTS', day: '2027-01-15' }],
    ['nextStep', { title: 'Sit the IELTS', day: '2027-02-30' }],
    ['nextStep', { title: 'Sit the IELTS', day: ['2027-02-28'] }],
    ['nextStep', { title: 'Sit the IELTS', day: '2027-02-28', state: 'late' }],
    ['nextStep', { title: 'Sit the IELTS', day: '2027-02-28', more: 'x' }],
    ['nextStep', { title: 'Sit the IELTS', day: '2027-02-28', toString: 'x' }],
    ['visaTicks', null],
    ['visaTicks', { done: 2, all: 100 }],
    ['visaTicks', { done: 10, all: 9 }],
    ['visaTicks', { done: -1, all: 9 }],
    ['bestScores', scores(10)],
    ['bestScores', { '': 24 }],
    ['bestScores', { Reading: 'A' }],
    ['bands', { Reading: { low: 4 } }],
    ['bands', { Reading: { low: '4', high: 5 } }],
    ['bands', { Reading: { low: 4, high: 7 } }],
    ['rate', { rupees: 0, day: '2026-11-22' }],
    ['rate', { rupees: 88, day: 'today' }],
  ])('leaves out the result %s %j and keeps the rest', (name, value) => {
    const { [name as 'rate']: _, ...others } = results;
    expect(readPlan({ results: { ...results, [name]: value } })?.results).toEqual(others);
  });

  it('is read from any JSON without an error, as a plan that is read again as it is', () => {
    const part = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...PARTS), fc.jsonValue()));
    fc.assert(
      fc.property(part, part, (some, other) => {
        for (const value of [some, { choices: some, results: other }]) {
          const plan = readPlan(value);
          expect(plan === null || !isEmptyPlan(plan)).toBe(true);
          expect(readPlan(plan)).toEqual(plan);
        }
      }),
    );
  });
});
