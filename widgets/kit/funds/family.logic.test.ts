import { describe, expect, it } from 'vitest';
import type {
  FamilySum,
  FamilyTable,
  FundsRule,
  MonthlyFunds,
  VisaAmount,
} from '../../content/visas/visa.ts';
import { loadGuides } from '../../content/visas/visas.ts';
import { type FundsChoice, sumFunds } from './family.logic.ts';

const alone: FundsChoice = {
  place: '',
  months: 12,
  people: 1,
  partner: false,
  children: 0,
  pupils: 0,
};

const examples = (await loadGuides()).flatMap(({ country, fundsRule }) =>
  (fundsRule?.examples ?? []).map(
    ({ given: { day, ...given }, gives }) => ({ country, fundsRule, given, day, gives }) as const,
  ),
);

const source = 'https://office.example/funds';

/** A sum a month at one place, since each day. */
function monthsAt(id: string, currency: VisaAmount['currency'], values: Record<string, number>) {
  const newer = Object.entries(values).map(([effective, value]) => ({
    currency,
    value,
    effective,
    asOf: effective,
    source,
  }));
  const listed = { currency, value: 1, asOf: '2023', source };
  const figure = { topic: 'finances', label: id, shows: 'a year', listed, newer } as const;
  return { id, label: id, figure };
}

const byMonths: MonthlyFunds = {
  kind: 'months',
  places: [
    monthsAt('london', '£', { '2025-01-02': 1483, '2025-11-11': 1529, '2026-11-30': 1570 }),
    monthsAt('elsewhere', '£', { '2025-01-02': 1136, '2025-11-11': 1171, '2026-11-30': 1203 }),
  ],
  maxMonths: 9,
  note: '',
  examples: [],
};

const tableFrom = (effective: string, amounts: number[], perFurther?: number) => ({
  effective,
  amounts,
  asOf: effective.replace('2026-09-01', '2026-08-28'),
  source,
  ...(perFurther && { perFurther }),
});
const byTable: FamilyTable = {
  kind: 'table',
  currency: 'CAD',
  note: '',
  examples: [],
  places: [
    {
      id: 'elsewhere',
      label: 'Elsewhere',
      tables: [
        tableFrom('2025-09-01', [22895, 28502, 35040, 42543, 48252, 54420, 60589], 6170),
        tableFrom('2026-09-01', [23448, 29192, 35888, 43572, 49419, 55736, 62054], 6318),
      ],
    },
    { id: 'quebec', label: 'Quebec', tables: [tableFrom('2026-01-01', [24617, 34814])] },
  ],
};

const byPerson: FamilySum = {
  kind: 'sum',
  currency: 'AUD',
  note: '',
  examples: [],
  rates: [
    {
      effective: '2024-05-10',
      student: 29710,
      partner: 10394,
      child: 4449,
      school: 13502,
      asOf: '2024-05-09',
      source,
    },
  ],
};

describe('sumFunds', () => {
  it('is tried with an official example of each country that has a rule', async () => {
    const ruled = (await loadGuides()).filter(({ fundsRule }) => fundsRule);
    expect(new Set(examples.map(({ country }) => country))).toEqual(
      new Set(ruled.map(({ country }) => country)),
    );
  });

  it.each(examples)('$country, $given on $day: $gives, as the office says', (example) => {
    const { fundsRule, given, day, gives } = example;
    expect(fundsRule && sumFunds(fundsRule, { ...alone, ...given }, day)?.total).toBe(gives);
  });

  it.each<[string, FundsRule, Partial<FundsChoice>, string, number | undefined]>([
    ['outside it', byMonths, { place: 'elsewhere', months: 8 }, '2026-11-22', 9368],
    ['from the day of the rise', byMonths, { place: 'london' }, '2026-11-30', 14130],
    ['the day before', byMonths, { place: 'london' }, '2026-11-29', 13761],
    ['before the ledger', byMonths, { place: 'london' }, '2025-01-01', undefined],
    ['at the first place unless one is chosen', byMonths, { months: 6 }, '2026-11-22', 9174],
    ['two people', byTable, { people: 2 }, '2026-11-22', 29192],
    ['nine people', byTable, { people: 9 }, '2026-11-22', 74690],
    ['two people in Quebec', byTable, { place: 'quebec', people: 2 }, '2026-11-22', 34814],
    ['three in a table of two', byTable, { place: 'quebec', people: 3 }, '2026-11-22', undefined],
    ['before the tables', byTable, { people: 2 }, '2025-08-31', undefined],
    ['a partner', byPerson, { partner: true }, '2026-11-22', 40104],
    ['three children, two at school', byPerson, { children: 3, pupils: 2 }, '2026-11-22', 70061],
    ['more pupils than children', byPerson, { children: 1, pupils: 3 }, '2026-11-22', 47661],
    ['before the instrument', byPerson, {}, '2024-05-09', undefined],
  ])('%s', (_, rule, choice, day, total) => {
    expect(sumFunds(rule, { ...alone, ...choice }, day)?.total).toBe(total);
  });

  it.each<[FundsRule, Partial<FundsChoice>, string[]]>([
    [byMonths, { place: 'elsewhere', months: 1 }, ['£1,171 × 1 month']],
    [byMonths, { place: 'london', months: 12 }, ['£1,529 × 9 months']],
    [byTable, { people: 1 }, ['CAD 23,448 for 1 person']],
    [byTable, { people: 8 }, ['CAD 62,054 for 7 people', 'CAD 6,318 × 1 more']],
    [
      byPerson,
      { partner: true, children: 2, pupils: 2 },
      [
        'AUD 29,710 for you',
        'AUD 10,394 for your partner',
        'AUD 4,449 × 2 for your children',
        'AUD 13,502 × 2 for school',
      ],
    ],
  ])('$kind shows its working for %j', (rule, choice, parts) => {
    expect(sumFunds(rule, { ...alone, ...choice }, '2026-11-22')?.parts).toEqual(parts);
  });

  it('carries the date and the source of the figure in force', () => {
    expect(sumFunds(byTable, alone, '2026-08-31')?.asOf).toBe('2025-09-01');
    expect(sumFunds(byTable, alone, '2026-09-01')?.asOf).toBe('2026-08-28');
  });
});
