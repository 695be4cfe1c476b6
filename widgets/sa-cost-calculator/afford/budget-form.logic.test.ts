import { describe, expect, it } from 'vitest';
import { countries } from '../../content/countries/countries.ts';
import { openingValues } from '../../kit/address/address-table.ts';
import { formTable } from '../cost-calculator.api.ts';
import { type BudgetFormValues, readBudget, startBudget } from './budget-form.logic.ts';

const DEFAULT_COST_VALUES = openingValues(formTable);

const start = startBudget(DEFAULT_COST_VALUES, true);
const read = (changes: Partial<BudgetFormValues>) =>
  readBudget({ ...start, ...changes }, countries, 80);

describe('startBudget', () => {
  it('takes level and years from the other form, and fixes nothing', () => {
    const plan = { ...DEFAULT_COST_VALUES, country: 'de', programLevel: 'phd', duration: '3' };
    expect(startBudget(plan, false)).toMatchObject({
      level: 'phd',
      years: '3',
      currency: 'USD',
      'fixed-country': '',
    });
    expect(startBudget({ ...plan, duration: '9' }, true)).toMatchObject({
      years: '1',
      currency: 'INR',
    });
  });
});

describe('readBudget', () => {
  it('turns rupees into dollars at the rate, and says both', () => {
    const { question, inWords, issue } = read({ budget: '24 lakh' });
    expect(question.budgetUsd).toBe(30_000);
    expect(inWords).toBe('₹24 lakh is about $30,000, at ₹80 for $1.');
    expect(issue).toBeUndefined();
    expect(read({ budget: '30,000', currency: 'USD' }).inWords).toBe(
      '$30,000 is about ₹24 lakh, at ₹80 for $1.',
    );
  });

  it('has no budget while none is entered', () => {
    const { question, inWords, issue } = read({ budget: ' ' });
    expect([question.budgetUsd, inWords, issue]).toEqual([undefined, '', undefined]);
  });

  it.each(['a lot', '0', '-3'])('asks for an amount after "%s"', (budget) => {
    const { question, issue } = read({ budget });
    expect(question.budgetUsd).toBeUndefined();
    expect(issue).toBe('Enter an amount, like 30,000 or 25 lakh');
  });

  it('fixes what is chosen, and never a city of another country', () => {
    const fixed = (changes: Partial<BudgetFormValues>) => read(changes).question.fixed;
    expect(fixed({})).toEqual({});
    expect(fixed({ 'fixed-country': 'fr', 'fixed-city': 'Paris' })).toEqual({
      country: 'fr',
      city: 'Paris',
    });
    expect(fixed({ 'fixed-country': 'de', 'fixed-city': 'Paris' })).toEqual({ country: 'de' });
    expect(fixed({ 'fixed-accommodation': 'castle', 'fixed-lifestyle': 'budget' })).toEqual({
      lifestyle: 'budget',
    });
  });
});
