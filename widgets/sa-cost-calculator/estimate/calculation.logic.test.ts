import { describe, expect, it } from 'vitest';
import { usMasters as plan } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import {
  type Calculation,
  type CalculationAction,
  changeCalculation,
  listLinkedPlans,
  NO_CALCULATION,
} from './calculation.logic.ts';
import { estimateCosts } from './cost-calculator.logic.ts';

const estimate = (country: 'us' | 'de' | 'uk' | 'sg') =>
  estimateCosts(countries, { ...plan, country });
const us = estimate('us');
const germany = estimate('de');
const uk = estimate('uk');
const singapore = estimate('sg');
const shown = (state: Partial<Calculation>): Calculation => ({ ...NO_CALCULATION, ...state });

describe('changeCalculation', () => {
  it.each<[string, Partial<Calculation>, CalculationAction, Partial<Calculation>]>([
    ['shows the plan of a link', {}, { type: 'opened', linked: [us] }, { shown: us }],
    [
      'compares the plans of a link',
      {},
      { type: 'opened', linked: [us, germany] },
      { shown: us, compared: [us, germany] },
    ],
    [
      'keeps its state for a link without plans',
      { shown: us, isChanged: true },
      { type: 'opened', linked: [] },
      { shown: us, isChanged: true },
    ],
    [
      'shows and announces a result, beside the comparison',
      { shown: us, compared: [us] },
      { type: 'calculated', estimate: germany },
      { shown: germany, announced: germany, compared: [us], isChanged: true },
    ],
    [
      'adds what is shown',
      { shown: uk, compared: [us, germany] },
      { type: 'added' },
      { shown: uk, compared: [us, germany, uk], isChanged: true },
    ],
    [
      'adds no fourth plan',
      { shown: singapore, compared: [us, germany, uk] },
      { type: 'added' },
      { shown: singapore, compared: [us, germany, uk] },
    ],
    [
      'adds no plan twice',
      { shown: estimate('us'), compared: [us] },
      { type: 'added' },
      { shown: us, compared: [us] },
    ],
    [
      'removes one plan and leaves the others in their order',
      { shown: us, compared: [us, germany, uk] },
      { type: 'removed', plan: { ...germany.plan } },
      { shown: us, compared: [us, uk], isChanged: true },
    ],
  ])('%s', (_, before, action, after) => {
    expect(changeCalculation(shown(before), action)).toEqual(shown(after));
  });
});

describe('listLinkedPlans', () => {
  it.each([
    ['alone', uk, [], [uk]],
    ['before the others', uk, [us, germany], [uk, us, germany]],
    ['once if it is compared', germany, [us, germany, uk], [germany, us, uk]],
    ['and as many others as fit', singapore, [us, germany, uk], [singapore, us, germany]],
  ])('puts the shown plan first, %s', (_, first, compared, linked) => {
    expect(listLinkedPlans(shown({ shown: first, compared }))).toEqual(
      linked.map((each) => each.plan),
    );
  });
});
