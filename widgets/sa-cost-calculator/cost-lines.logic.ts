import type { City, Country } from '../content/countries/country.ts';
import type { SourcedText } from '../content/provenance.ts';
import { count } from '../kit/rules/plural.ts';
import type { AccommodationBasis, CostPlan, Lifestyle } from './cost-plan.ts';
import { formatUsd } from './money.logic.ts';

export type CostKey =
  | 'tuitionFees'
  | 'accommodationCost'
  | 'foodCost'
  | 'transportationCost'
  | 'healthInsurance'
  | 'books'
  | 'personalExpenses'
  | 'miscellaneous';

export interface CostLine {
  key: CostKey;
  label: string;
  /** For the whole stay; a whole number. */
  amountUsd: number;
  /** The formula with its numbers: `$10,000 × 12 × 1 year × 1.0`. */
  formula: string;
  /** The same formula in words: `yearly accommodation × 12 × years × city factor`. */
  formulaInWords: string;
  note?: SourcedText;
}

export interface CostContext {
  country: Country;
  /** Undefined if none was chosen: factor 1. */
  city: City | undefined;
  plan: CostPlan;
  basis: AccommodationBasis;
}

interface LineRule {
  key: CostKey;
  label: string;
  base: string;
  baseUsd(costs: Country['costs'], plan: CostPlan): number;
  factors: readonly FactorName[];
  note?(costs: Country['costs']): SourcedText | undefined;
}

type FactorName = '12' | 'years' | 'city factor' | 'lifestyle';

/** The specification's eight formulas (section 9), in its order. */
const LINE_RULES: readonly LineRule[] = [
  {
    key: 'tuitionFees',
    label: 'Tuition',
    base: 'yearly tuition',
    baseUsd: ({ tuition }, { program }) => tuition[program],
    factors: ['years'],
  },
  {
    key: 'accommodationCost',
    label: 'Accommodation',
    base: 'yearly accommodation',
    baseUsd: (costs, { accommodation }) => costs.accommodation[accommodation],
    factors: ['12', 'years', 'city factor'],
  },
  {
    key: 'foodCost',
    label: 'Food',
    base: 'monthly food',
    baseUsd: ({ living }) => living.food,
    factors: ['12', 'years', 'city factor', 'lifestyle'],
  },
  {
    key: 'transportationCost',
    label: 'Transportation',
    base: 'monthly transportation',
    baseUsd: ({ living }) => living.transportation,
    factors: ['12', 'years', 'city factor'],
  },
  {
    key: 'healthInsurance',
    label: 'Health insurance',
    base: 'yearly health insurance',
    baseUsd: ({ living }) => living.healthInsurance,
    factors: ['years'],
    note: ({ healthInsuranceNote }) => healthInsuranceNote,
  },
  {
    key: 'books',
    label: 'Books',
    base: 'yearly books',
    baseUsd: ({ living }) => living.books,
    factors: ['years'],
  },
  {
    key: 'personalExpenses',
    label: 'Personal expenses',
    base: 'monthly personal expenses',
    baseUsd: ({ living }) => living.personal,
    factors: ['12', 'years', 'lifestyle'],
  },
  {
    key: 'miscellaneous',
    label: 'Miscellaneous',
    base: 'monthly miscellaneous',
    baseUsd: ({ living }) => living.miscellaneous,
    factors: ['12', 'years'],
  },
];

const LIFESTYLE_HUNDREDTHS: Record<Lifestyle, number> = { budget: 80, moderate: 100, premium: 130 };

/** The eight lines of an estimate. */
export function computeLines(context: CostContext): CostLine[] {
  return LINE_RULES.map((rule) => computeLine(rule, context));
}

function computeLine(rule: LineRule, context: CostContext): CostLine {
  const { key, label, base, baseUsd } = rule;
  const { costs } = context.country;
  const amountUsd = baseUsd(costs, context.plan);
  const factors = listFactors(rule, context);
  const note = rule.note?.(costs);
  return {
    key,
    label,
    amountUsd: multiply(amountUsd, factors),
    formula: [formatUsd(amountUsd), ...factors.map(({ numbers }) => numbers)].join(' × '),
    formulaInWords: [base, ...factors.map(({ name }) => name)].join(' × '),
    ...(note && { note }),
  };
}

interface Factor {
  name: FactorName;
  hundredths: number;
  numbers: string;
}

function listFactors({ key, factors }: LineRule, { city, plan, basis }: CostContext): Factor[] {
  const isPricePerYear = key === 'accommodationCost' && basis === 'yearly';
  const cityHundredths = Math.round((city?.costFactor ?? 1) * 100);
  const hundredths: Record<FactorName, number> = {
    '12': 1200,
    years: plan.years * 100,
    'city factor': cityHundredths,
    lifestyle: LIFESTYLE_HUNDREDTHS[plan.lifestyle],
  };
  const numbers: Record<FactorName, string> = {
    '12': '12',
    years: count(plan.years, 'year'),
    'city factor': formatFactor(cityHundredths),
    lifestyle: formatFactor(LIFESTYLE_HUNDREDTHS[plan.lifestyle]),
  };
  return factors
    .filter((name) => !(isPricePerYear && name === '12'))
    .map((name) => ({ name, hundredths: hundredths[name], numbers: numbers[name] }));
}

/**
 * Whole dollars, in integers throughout: as binary fractions, 300 × 12 × 3 × 1.1 × 0.8 is not 9504.
 */
function multiply(amountUsd: number, factors: Factor[]): number {
  const product = factors.reduce((result, { hundredths }) => result * hundredths, amountUsd);
  return Math.round(product / 100 ** factors.length);
}

/** `1.0`, `1.5`, or `1.25` for a factor with two decimals. */
export function formatFactor(hundredths: number): string {
  return (hundredths / 100).toFixed(hundredths % 10 ? 2 : 1);
}
