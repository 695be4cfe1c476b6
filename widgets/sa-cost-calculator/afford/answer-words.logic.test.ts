import { describe, expect, it } from 'vitest';
import { countries } from '../../testing/own/countries.ts';
import {
  type BudgetQuestion,
  countReached,
  findAffordable,
  listPricedPlans,
} from './affordability.logic.ts';
import { describeReach } from './answer-words.logic.ts';

const priced = {
  monthly: listPricedPlans(countries, 'monthly'),
  yearly: listPricedPlans(countries, 'yearly'),
};
const question: BudgetQuestion = {
  programLevel: 'masters',
  duration: '2',
  budgetUsd: 2_500_000 / 96.43,
  per: 'year',
  fixed: {},
};
const describeFor = (changes: Partial<BudgetQuestion>) => {
  const asked = { ...question, ...changes };
  const reach = {
    monthly: countReached(priced.monthly, asked),
    yearly: countReached(priced.yearly, asked),
  };
  return describeReach(reach, findAffordable(priced.yearly, countries, asked), asked);
};

describe('describeReach', () => {
  it('answers 25 lakh by both readings of the rent', () => {
    expect(describeFor({})).toBe(
      'Your budget reaches 2 of 10 countries with rent once a year, and 0 of 10 with rent × 12.',
    );
  });

  it('names the distance to the nearest city if none is reached', () => {
    expect(describeFor({ budgetUsd: 10_000 })).toMatch(
      /with rent × 12\. The nearest city is Dresden at \$11,320 a year, \$1,320 more than you have\.$/,
    );
    expect(describeFor({ budgetUsd: 20_000, per: 'total' })).toContain(
      'Dresden at $22,640, $2,640 more than you have.',
    );
  });

  it('explains the dots before a budget is entered', () => {
    expect(describeFor({ budgetUsd: undefined })).toBe(
      "Each dot is the cheapest way to live in that city during a master's. Enter a budget to see which cities are within it.",
    );
  });

  it('reports that nothing matches', () => {
    expect(describeFor({ fixed: { country: 'fr', city: 'Berlin' } })).toBe(
      'Nothing in our tables matches these choices.',
    );
  });
});
