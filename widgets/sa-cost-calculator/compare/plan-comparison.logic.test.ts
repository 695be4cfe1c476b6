import { describe, expect, it } from 'vitest';
import { countries } from '../../content/countries/countries.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import type { CostPlan } from '../plan/cost-plan.ts';
import { comparePlans } from './plan-comparison.logic.ts';

const us: CostPlan = {
  country: 'us',
  city: '',
  program: 'masters',
  years: 1,
  accommodation: 'shared',
  lifestyle: 'moderate',
};
const germany: CostPlan = { ...us, country: 'de', years: 2 };
const london: CostPlan = { ...us, country: 'uk', city: 'London' };
const singapore: CostPlan = { ...us, country: 'sg', city: 'Singapore', program: 'phd' };

const compare = (...plans: CostPlan[]) =>
  comparePlans(plans.map((plan) => estimateCosts(countries, plan)));

describe('comparePlans', () => {
  it('describes each plan, and a city state once', () => {
    const { plans } = compare(london, germany, singapore);
    expect(plans.map(({ title, details }) => `${title}: ${details}`)).toEqual([
      'United Kingdom, London: Masters, 1 year, shared flat, moderate',
      'Germany: Masters, 2 years, shared flat, moderate',
      'Singapore: PhD, 1 year, shared flat, moderate',
    ]);
  });

  it('measures the bars along one axis in round dollars', () => {
    const { plans, axis } = compare(us, germany);
    expect(axis.ticks).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
    const lengths = plans.map(({ segments }) =>
      segments.reduce((sum, { percent }) => sum + percent, 0),
    );
    expect(lengths.map(Math.round)).toEqual([87, 57]);
  });

  it('says how much more each costs than the cheapest, by its place or its number', () => {
    const differences = (...plans: CostPlan[]) =>
      compare(...plans).plans.map(({ difference }) => difference);
    expect(differences(us, germany, london)).toEqual([
      '+$59,940 more than Germany',
      'The cheapest',
      '+$50,500 more than Germany',
    ]);
    expect(differences(us, { ...us, years: 2 })).toEqual([
      'The cheapest',
      '+$173,500 more than Plan 1',
    ]);
    expect(differences(us)).toEqual(['']);
  });

  it('names in its legend what the bars have', () => {
    const legend = (...plans: CostPlan[]) => compare(...plans).legend.map(({ key }) => key);
    expect(legend(us)).toHaveLength(8);
    expect(legend(germany)).not.toContain('tuitionFees');
  });

  it('has a row for each line, then totals and the month', () => {
    expect(compare(us, germany).rows.map(({ label }) => label)).toEqual([
      'Tuition',
      'Accommodation',
      'Food',
      'Transportation',
      'Health insurance',
      'Books',
      'Personal expenses',
      'Miscellaneous',
      'Total',
      'Total per year',
      'Monthly living expenses',
    ]);
  });

  it.each([
    ['Tuition', [40_000, 0], [false, true]],
    ['Miscellaneous', [1800, 2400], [true, false]],
    ['Total', [173_500, 113_560], [false, true]],
    ['Total per year', [173_500, 56_780], [false, true]],
  ])('marks the lowest of %s', (label, amounts, lowest) => {
    const cells = compare(us, germany).rows.find((row) => row.label === label)?.cells;
    expect(cells?.map(({ amountUsd }) => amountUsd)).toEqual(amounts);
    expect(cells?.map(({ isLowest }) => isLowest)).toEqual(lowest);
  });

  it('marks no amount as the lowest where all are equal, or there is one plan', () => {
    const lowest = (...plans: CostPlan[]) =>
      compare(...plans).rows.flatMap(({ cells }) => cells.filter(({ isLowest }) => isLowest));
    expect(lowest(us, us)).toEqual([]);
    expect(lowest(us)).toEqual([]);
  });

  it('compares nothing with nothing', () => {
    expect(compare().plans).toEqual([]);
    expect(compare().rows.every(({ cells }) => cells.length === 0)).toBe(true);
  });
});
