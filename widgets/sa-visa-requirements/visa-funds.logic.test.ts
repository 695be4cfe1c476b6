import { describe, expect, it } from 'vitest';
import { australia } from '../content/visas/australia.ts';
import { canada } from '../content/visas/canada.ts';
import { germany } from '../content/visas/germany.ts';
import { newZealand } from '../content/visas/new-zealand.ts';
import { unitedKingdom } from '../content/visas/united-kingdom.ts';
import { unitedStates } from '../content/visas/united-states.ts';
import type { MonthlyFunds, Visa } from '../content/visas/visa.ts';
import {
  describeHolding,
  describeHoldingWindow,
  type FundsChoice,
  findHoldingWindow,
  sumFunds,
} from './visa-funds.logic.ts';

const alone: FundsChoice = {
  place: '',
  months: 12,
  people: 1,
  partner: false,
  children: 0,
  pupils: 0,
};

const { account } = unitedKingdom.fundsRule as MonthlyFunds;
if (!account) throw new Error('the UK asks for days in the account');

const examples = [unitedKingdom, canada, australia, germany].flatMap((visa) =>
  (visa.fundsRule?.examples ?? []).map(
    ({ given: { day, ...given }, gives }) => [visa, given, day, gives] as const,
  ),
);

describe('sumFunds', () => {
  it('is tried with an official example of each country that has a rule', () => {
    const countries = new Set(examples.map(([{ country }]) => country));
    expect([...countries]).toEqual(['uk', 'ca', 'au', 'de']);
  });

  it.each(examples)('$country, %j on %s: %i, as the office says', (visa, given, day, gives) => {
    expect(sumFunds(visa, { ...alone, ...given }, day)?.total).toBe(gives);
  });

  it.each<[string, Visa, Partial<FundsChoice>, string, number | undefined]>([
    ['one month in London', unitedKingdom, { place: 'london', months: 1 }, '2026-11-22', 1529],
    ['outside it', unitedKingdom, { place: 'elsewhere', months: 8 }, '2026-11-22', 9368],
    ['from the day of the rise', unitedKingdom, { place: 'london' }, '2026-11-30', 14130],
    ['the day before', unitedKingdom, { place: 'london' }, '2026-11-29', 13761],
    ['before the ledger', unitedKingdom, { place: 'london' }, '2025-01-01', undefined],
    ['half a year in Germany', germany, { months: 6 }, '2026-11-22', 5952],
    ['two people', canada, { people: 2 }, '2026-11-22', 29192],
    ['nine people', canada, { people: 9 }, '2026-11-22', 74690],
    ['nine people a year before', canada, { people: 9 }, '2025-11-22', 72929],
    ['before the tables', canada, { people: 2 }, '2025-08-31', undefined],
    ['a partner', australia, { partner: true }, '2026-11-22', 40104],
    ['three children, two at school', australia, { children: 3, pupils: 2 }, '2026-11-22', 70061],
    ['more pupils than children', australia, { children: 1, pupils: 3 }, '2026-11-22', 47661],
    ['before the instrument', australia, {}, '2024-05-09', undefined],
  ])('%s', (_, visa, choice, day, total) => {
    expect(sumFunds(visa, { ...alone, ...choice }, day)?.total).toBe(total);
  });

  it.each<[Visa, Partial<FundsChoice>, string[]]>([
    [unitedKingdom, { place: 'elsewhere', months: 1 }, ['£1,171 × 1 month']],
    [unitedKingdom, { place: 'london', months: 12 }, ['£1,529 × 9 months']],
    [canada, { people: 1 }, ['CAD 23,448 for 1 person']],
    [canada, { people: 8 }, ['CAD 62,054 for 7 people', 'CAD 6,318 × 1 more']],
    [
      australia,
      { partner: true, children: 2, pupils: 2 },
      [
        'AUD 29,710 for you',
        'AUD 10,394 for your partner',
        'AUD 4,449 × 2 for your children',
        'AUD 13,502 × 2 for school',
      ],
    ],
  ])('$country shows its working for %j', (visa, choice, parts) => {
    expect(sumFunds(visa, { ...alone, ...choice }, '2026-11-22')?.parts).toEqual(parts);
  });

  it('carries the date and the source of the figure in force', () => {
    expect(sumFunds(canada, alone, '2026-08-31')?.asOf).toBe('2025-09-01');
    expect(sumFunds(canada, alone, '2026-09-01')?.asOf).toBe('2026-08-28');
  });

  it.each([unitedStates, newZealand])('has no rule for $country', (visa) => {
    expect(sumFunds(visa, alone, '2026-11-22')).toBeNull();
  });
});

describe('the days in the account', () => {
  it('end where the example of GOV.UK says', () => {
    const { given, gives } = account.example;
    expect(findHoldingWindow(account, given).firstEnd).toBe(gives);
  });

  it.each([
    ['2021-01-01', '2020-12-01', '2020-12-05'],
    ['2026-11-22', '2026-10-22', '2026-10-26'],
    ['2028-03-01', '2028-01-30', '2028-02-03'],
  ])('for an application on %s end on %s or later and begin on %s or before', (day, end, start) => {
    expect(findHoldingWindow(account, day)).toEqual({ firstEnd: end, latestStart: start });
  });

  it('are told in words', () => {
    expect(describeHoldingWindow(account, '2026-11-22')).toBe(
      'To apply on 22 November 2026, the full sum must be in the account by 26 October 2026 and stay for 28 days in a row. The last of these days must lie between 22 October 2026 and 22 November 2026.',
    );
  });

  it.each([
    [
      '2026-10-26',
      'day 28 is 22 November 2026, the first day you can apply on. 22 November 2026 is fine, with a statement whose last day is not before 22 November 2026.',
    ],
    [
      '2026-10-27',
      'day 28 is 23 November 2026, the first day you can apply on. 22 November 2026 is too early.',
    ],
    [
      '2026-06-01',
      'day 28 is 28 June 2026, the first day you can apply on. 22 November 2026 is fine, with a statement whose last day is not before 22 October 2026.',
    ],
  ])('since %s: %s', (since, text) => {
    expect(describeHolding(account, since, '2026-11-22')).toContain(text);
  });
});
