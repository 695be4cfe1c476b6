import { describe, expect, it } from 'vitest';
import { usMasters as us } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import type { CostChoice } from '../plan/cost-choice.ts';
import { comparePlans } from './plan-comparison.logic.ts';

const germany: CostChoice = { ...us, country: 'de', duration: '2' };
const london: CostChoice = { ...us, country: 'uk', city: 'London' };
const singapore: CostChoice = { ...us, country: 'sg', city: 'Singapore', programLevel: 'phd' };

const compare = (...plans: CostChoice[]) =>
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

  it('measures both readings against the highest amount', () => {
    const lengths = (...plans: CostChoice[]) =>
      compare(...plans).plans.map((plan) => plan.lengths.map(Math.round));
    expect(lengths(us, { ...germany, duration: '1' })).toEqual([
      [37, 100],
      [7, 33],
    ]);
    // By the year, where they last differently.
    expect(lengths(us, germany)).toEqual(lengths(us, { ...germany, duration: '1' }));
    expect(compare(us, germany).plans[1]?.rangeUsd).toEqual([12_780, 56_780]);
  });

  it('says how much more each costs than the cheapest, by its place or its number', () => {
    const differences = (...plans: CostChoice[]) =>
      compare(...plans).plans.map(({ difference }) => difference);
    expect(differences(us, { ...germany, duration: '1' }, london)).toEqual([
      '$116,720 more than Germany',
      'The cheapest',
      '$107,280 more than Germany',
    ]);
    expect(differences(us, { ...us, lifestyle: 'budget' })).toEqual([
      '$1,440 more than Plan 2',
      'The cheapest',
    ]);
    expect(differences(us)).toEqual(['']);
  });

  it('compares plans of different durations by the year, and marks no total as the lowest', () => {
    const { isByYear, plans, rows } = compare(us, { ...us, duration: '4' }, germany);
    expect(isByYear).toBe(true);
    expect(plans.map(({ difference }) => difference)).toEqual([
      '$116,720 a year more than Germany',
      '$116,720 a year more than Germany',
      'The cheapest by the year',
    ]);
    const amounts = (label: string) =>
      rows.find((row) => row.label === label)?.cells.map(({ amountUsd }) => amountUsd);
    expect(amounts('Health insurance')).toEqual([1500, 1500, 1200]);
    expect(amounts('Total per year')).toEqual([173_500, 173_500, 56_780]);
    expect(amounts('Total')).toEqual([173_500, 694_000, 113_560]);
    const total = rows.find(({ label }) => label === 'Total');
    expect(total?.cells.some(({ isLowest }) => isLowest)).toBe(false);
    expect(compare(us, london).isByYear).toBe(false);
  });

  it('has the totals with the rent counted otherwise', () => {
    const other = (...plans: CostChoice[]) =>
      compare(...plans).rows.find(({ label }) => label.includes('rent once a year'));
    expect(other(us, london)).toMatchObject({
      label: 'Total, rent once a year',
      cells: [{ amountUsd: 63_500 }, { amountUsd: 48_560 }],
    });
    expect(other(us, germany)).toMatchObject({
      label: 'Total per year, rent once a year',
      cells: [{ amountUsd: 63_500 }, { amountUsd: 12_780 }],
    });
  });

  it.each([
    ['Tuition', [40_000, 0], [false, true]],
    ['Miscellaneous', [1800, 1200], [false, true]],
    ['Total', [173_500, 56_780], [false, true]],
    ['Total per year', [173_500, 56_780], [false, true]],
  ])('marks the lowest of %s', (label, amounts, lowest) => {
    const cells = compare(us, { ...germany, duration: '1' }).rows.find(
      (row) => row.label === label,
    )?.cells;
    expect(cells?.map(({ amountUsd }) => amountUsd)).toEqual(amounts);
    expect(cells?.map(({ isLowest }) => isLowest)).toEqual(lowest);
  });

  it('marks no amount as the lowest if all are equal, or for a single plan', () => {
    const lowest = (...plans: CostChoice[]) =>
      compare(...plans).rows.flatMap(({ cells }) => cells.filter(({ isLowest }) => isLowest));
    expect(lowest(us, us)).toEqual([]);
    expect(lowest(us)).toEqual([]);
  });
});
