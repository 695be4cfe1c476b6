import { describe, expect, it } from 'vitest';
import { guide as australia } from './australia.ts';
import { guide as canada } from './canada.ts';
import { type FundsChoice, sumFunds } from './family.logic.ts';
import { guide as germany } from './germany.ts';
import { guide as unitedKingdom } from './united-kingdom.ts';
import type { FundsRule, Visa } from './visa.ts';

const alone: FundsChoice = {
  place: '',
  months: 12,
  people: 1,
  partner: false,
  children: 0,
  pupils: 0,
};

const ruleOf = (visa: Visa) => visa.fundsRule as FundsRule;

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
    expect(sumFunds(ruleOf(visa), { ...alone, ...given }, day)?.total).toBe(gives);
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
    expect(sumFunds(ruleOf(visa), { ...alone, ...choice }, day)?.total).toBe(total);
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
    expect(sumFunds(ruleOf(visa), { ...alone, ...choice }, '2026-11-22')?.parts).toEqual(parts);
  });

  it('carries the date and the source of the figure in force', () => {
    expect(sumFunds(ruleOf(canada), alone, '2026-08-31')?.asOf).toBe('2025-09-01');
    expect(sumFunds(ruleOf(canada), alone, '2026-09-01')?.asOf).toBe('2026-08-28');
  });
});
