import { describe, expect, it, vi } from 'vitest';
import { usMasters } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import { estimateCosts } from './cost-calculator.logic.ts';
import { checkFunds } from './funds.logic.ts';

vi.mock('../../content/visas/visas.ts', () => import('../../testing/own/visas.ts'));

const plan: CostChoice = { ...usMasters, country: 'ca', duration: '2' };
const TODAY = '2026-11-22';
const entered = (perUsd: number) => ({ perUsd, day: TODAY });

function check(
  changes: Partial<CostChoice>,
  perUsd: number,
  { today = TODAY, basis = 'yearly' as AccommodationBasis } = {},
) {
  const estimate = estimateCosts(countries, { ...plan, ...changes }, basis);
  return checkFunds(estimate, today, entered(perUsd));
}

describe('checkFunds', () => {
  it('sets the plan beside the figure of the day, for a year whatever its length', () => {
    expect(check({}, 1.4)).toMatchObject({
      asked:
        'Canada asks you to show CAD 23,448 for living costs outside Quebec (since 1 September 2026).',
      planned:
        "Your plan's living costs are CAD 25,256 a year at the rate you enter: CAD 1,808 more than you must show.",
      otherwise: 'With rent × 12 they are CAD 133,056: CAD 109,608 more than you must show.',
      announced: '',
    });
    expect(check({ duration: '5' }, 1.4)?.planned).toBe(check({}, 1.4)?.planned);
  });

  it('uses the figure in force on the day', () => {
    expect(check({}, 1.4, { today: '2026-08-31' })).toMatchObject({
      asked:
        'Canada asks you to show CAD 22,895 for living costs outside Quebec (since 1 September 2025).',
      announced: 'From 1 September 2026 it asks for CAD 23,448 a year.',
    });
    expect(check({}, 1.4, { today: '2025-08-31' })?.asked).toContain('CAD 20,635');
    expect(check({}, 1.4, { today: '2023-12-31' })).toBeUndefined();
  });

  it('says that the figure counts if the plan is lower', () => {
    expect(check({ lifestyle: 'budget', accommodation: 'shared' }, 1.2)?.planned).toBe(
      "Your plan's living costs are CAD 20,122 a year at the rate you enter: CAD 3,326 less. The visa's figure is what you must show all the same.",
    );
  });

  it('counts nine months for the United Kingdom, by the city', () => {
    expect(check({ country: 'uk', city: 'London' }, 0.8)).toMatchObject({
      asked:
        'The United Kingdom asks you to show £13,761 for living costs in London (£1,529 × 9 months, since 11 November 2025).',
      announced: 'From 30 November 2026 it asks for £1,570 a month.',
    });
    expect(check({ country: 'uk', city: 'Glasgow' }, 0.8)?.asked).toContain(
      '£10,539 for living costs outside London (£1,171 × 9 months',
    );
    expect(check({ country: 'uk' }, 0.8)?.asked).toContain('outside London');
    expect(check({ country: 'uk', city: 'London' }, 0.8)?.planned).toContain('for 9 months');
  });

  it.each(['Montreal', 'Quebec City'])('has the sum that Quebec asks for in %s', (city) => {
    expect(check({ city }, 1.4)?.asked).toBe(
      'Quebec asks you to show CAD 24,617 for living costs (since 1 January 2026).',
    );
  });

  it.each([
    ['au', 'Australia asks you to show AUD 29,710 for living costs (since 10 May 2024).'],
    [
      'de',
      'Germany asks you to show €11,904 for living costs (€992 × 12 months, since 1 September 2024).',
    ],
    ['nz', 'New Zealand asks you to show NZD 20,000 for living costs (as read on 1 October 2026).'],
  ])('has the figure of %s', (country, asked) => {
    expect(check({ country }, 1.5)?.asked).toBe(asked);
  });

  it('sets a whole year beside the range of the United States, without a rate', () => {
    const funds = (basis: AccommodationBasis) =>
      checkFunds(estimateCosts(countries, { ...plan, country: 'us' }, basis), TODAY, undefined);
    expect(funds('yearly')).toMatchObject({
      asked:
        'For the United States, $40,000 to $60,000 for the first year, tuition included, is typical (our list of 2021-23).',
      planned: 'A year of your plan costs $63,500, above that range.',
      otherwise: 'With rent × 12 it is $173,500, above that range. Show what your I-20 says.',
    });
    expect(funds('monthly')?.planned).toContain('$173,500, above');
  });

  it.each(['sg', 'fr', 'nl', 'ch'])('has no figure for %s', (country) => {
    expect(check({ country }, 1)).toBeUndefined();
  });

  it('compares nothing without a rate, and names the table if none was entered', () => {
    const estimate = estimateCosts(countries, plan, 'yearly');
    expect(checkFunds(estimate, TODAY, undefined)).toBeUndefined();
    const published = { perUsd: 1.425, day: '2026-10-06', publisher: 'A bank' };
    expect(checkFunds(estimate, TODAY, published)?.planned).toContain(
      'CAD 25,707 a year at 1.425 CAD for $1 (A bank, 6 October 2026):',
    );
  });
});
