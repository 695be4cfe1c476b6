import { describe, expect, it } from 'vitest';
import { openingValues, readQuery, writeQuery } from '../../kit/address/address-table.ts';
import { countries } from '../../testing/own/countries.ts';
import { formTable } from '../cost-calculator.api.ts';
import {
  type BudgetFormValues,
  budgetTable,
  readBudget,
  startBudget,
} from './budget-form.logic.ts';

const DEFAULT_COST_VALUES = openingValues(formTable);

const start = startBudget(DEFAULT_COST_VALUES, true);
const read = (changes: Partial<BudgetFormValues>) =>
  readBudget({ ...start, ...changes }, countries, { perUsd: 80, day: '2026-10-06' });

describe('startBudget', () => {
  it('takes level and years from the other form, and fixes nothing', () => {
    const plan = { ...DEFAULT_COST_VALUES, country: 'de', programLevel: 'phd', duration: '3' };
    expect(startBudget(plan, false)).toMatchObject({
      budgetLevel: 'phd',
      budgetYears: '3',
      budgetCurrency: 'USD',
      budgetCountry: '',
    });
    expect(startBudget({ ...plan, duration: '9' }, true)).toMatchObject({
      budgetYears: '1',
      budgetCurrency: 'INR',
    });
  });
});

describe('readBudget', () => {
  it('turns rupees into dollars at the rate, and says both', () => {
    const { question, inWords, issue } = read({ budget: '24 lakh' });
    expect(question.budgetUsd).toBe(30_000);
    expect(inWords).toBe('₹24 lakh a year is about $30,000, at ₹80 for $1 (6 October 2026).');
    expect(issue).toBeUndefined();
    expect(read({ budget: '30,000', budgetCurrency: 'USD' }).inWords).toBe(
      '$30,000 a year is about ₹24 lakh, at ₹80 for $1 (6 October 2026).',
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

  it.each([
    ['25', 'INR', '₹25 lakh'],
    ['250', 'INR', '₹2.5 lakh'],
    ['999', 'INR', '₹9.99 lakh'],
    ['99.5', 'INR', '₹99.5 lakh'],
    ['30', 'USD', '$30,000'],
    ['$25', 'INR', '$25,000'],
  ])('asks what %s in %s means, and takes it for no budget', (budget, budgetCurrency, meant) => {
    const { question, inWords, guess } = read({ budget, budgetCurrency });
    expect([guess, question.budgetUsd, inWords]).toEqual([meant, undefined, '']);
    const { question: next } = read({ budget: meant, budgetCurrency });
    expect(next.budgetUsd).toBeGreaterThan(0);
  });

  it.each(['25 lakh', '25k', '1000'])('asks nothing about %s', (budget) => {
    expect(read({ budget }).guess).toBeUndefined();
  });

  it('starts with rent once a year', () => {
    expect(read({}).basis).toBe('yearly');
    expect(read({ budgetRent: 'monthly' }).basis).toBe('monthly');
  });

  it('takes what the text says the amount is for before what is chosen', () => {
    const { question, inWords } = read({ budget: '60 lakh in total', budgetYears: '2' });
    expect(question.per).toBe('total');
    expect(inWords).toBe('₹60 lakh in all is about $75,000, at ₹80 for $1 (6 October 2026).');
  });

  it('says what the answer rests on', () => {
    const fixed = { budgetCountry: 'fr', budgetCity: 'Paris', budgetLifestyle: 'budget' };
    expect(read({}).choices).toBe('each year, Masters, 1 year');
    expect(read({ ...fixed, budgetAccommodation: 'shared', budgetPer: 'total' }).choices).toBe(
      'in all, Masters, 1 year, France, Paris, shared flat, budget lifestyle',
    );
  });

  it.each([
    ['25 lakh', 'year', true],
    ['25 lakh a year', 'year', false],
    ['25 lakh', 'total', false],
    ['', 'year', false],
  ])('may be all there is: "%s", for %s: %s', (budget, budgetPer, expected) => {
    expect(read({ budget, budgetPer }).mayBeAll).toBe(expected);
  });

  it('fixes what is chosen, and never a city of another country', () => {
    const fixed = (changes: Partial<BudgetFormValues>) => read(changes).question.fixed;
    expect(fixed({})).toEqual({});
    expect(fixed({ budgetCountry: 'fr', budgetCity: 'Paris' })).toEqual({
      country: 'fr',
      city: 'Paris',
    });
    expect(fixed({ budgetCountry: 'de', budgetCity: 'Paris' })).toEqual({ country: 'de' });
    expect(fixed({ budgetAccommodation: 'castle', budgetLifestyle: 'budget' })).toEqual({
      lifestyle: 'budget',
    });
  });
});

describe('the budget in an address', () => {
  it('is restored as it was, beside what else is there', () => {
    const values = {
      ...start,
      budget: '25 lakh',
      budgetYears: '2',
      budgetCountry: 'fr',
      budgetCity: 'Paris',
      budgetRent: 'monthly',
    };
    const query = writeQuery(budgetTable, '?utm=x&cost-tab=afford', values);
    expect(query).toMatch(/^utm=x&cost-tab=afford&cost-budget=25\+lakh&/);
    expect({ ...start, ...readQuery(budgetTable, query) }).toEqual(values);
  });

  it.each([
    'cost-budget=a+lot',
    `cost-budget=25+lakh${'+'.repeat(40)}`,
    'cost-budget-country=xx&cost-budget-level=wizard&cost-budget-rent=never&cost-budget-per=week',
  ])('omits what %s spells wrongly', (query) => {
    expect(readQuery(budgetTable, query)).toEqual({});
  });
});
