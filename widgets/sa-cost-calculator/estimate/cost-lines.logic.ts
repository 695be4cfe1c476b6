import type { City, Country } from '../../content/countries/country.ts';
import type { Lifestyle } from '../../content/plan-names.ts';
import type { SourcedText } from '../../content/provenance.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { count } from '../../kit/rules/plural.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';

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
  plan: CostChoice;
  basis: AccommodationBasis;
}

interface LineRule {
  key: CostKey;
  label: string;
  base: string;
  baseUsd(costs: Country['costs'], plan: CostChoice): number;
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
    baseUsd: ({ tuition }, { programLevel }) => tuition[programLevel],
    factors: ['years'],
    note: ({ tuitionNote }) => tuitionNote,
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

/** The factor of each lifestyle: `budget 0.8, moderate 1.0, premium 1.3`. */
export function describeLifestyles(): string {
  return Object.entries(LIFESTYLE_HUNDREDTHS)
    .map(([name, hundredths]) => `${name} ${formatFactor(hundredths)}`)
    .join(', ');
}

/** The eight lines of an estimate. */
export function computeLines(context: CostContext): CostLine[] {
  return LINE_RULES.map((rule) => computeLine(rule, context));
}

/** The sum of the eight lines, without their texts. */
export function sumLines(context: CostContext): number {
  return addUp(LINE_RULES.map((rule) => computeAmount(rule, context)));
}

function computeLine(rule: LineRule, context: CostContext): CostLine {
  const { key, label, base, baseUsd } = rule;
  const { costs } = context.country;
  const factors = listFactors(rule, context);
  const note = rule.note?.(costs);
  return {
    key,
    label,
    amountUsd: computeAmount(rule, context),
    formula: [
      formatUsd(baseUsd(costs, context.plan)),
      ...factors.map((name) => showFactor(name, context)),
    ].join(' × '),
    formulaInWords: [base, ...factors].join(' × '),
    ...(note && { note }),
  };
}

/**
 * Whole dollars, in integers throughout: as binary fractions, 300 × 12 × 3 × 1.1 × 0.8 is not 9504.
 */
function computeAmount(rule: LineRule, context: CostContext): number {
  const factors = listFactors(rule, context);
  let product = rule.baseUsd(context.country.costs, context.plan);
  for (const name of factors) product *= toHundredths(name, context);
  return Math.round(product / 100 ** factors.length);
}

/** The factors of a rule; a price per year is not multiplied by twelve months. */
function listFactors({ key, factors }: LineRule, { basis }: CostContext): readonly FactorName[] {
  const isPricePerYear = key === 'accommodationCost' && basis === 'yearly';
  return isPricePerYear ? factors.filter((name) => name !== '12') : factors;
}

function toHundredths(name: FactorName, { city, plan }: CostContext): number {
  if (name === '12') return 1200;
  if (name === 'years') return Number(plan.duration) * 100;
  return name === 'lifestyle'
    ? LIFESTYLE_HUNDREDTHS[plan.lifestyle]
    : Math.round((city?.costFactor ?? 1) * 100);
}

function showFactor(name: FactorName, context: CostContext): string {
  if (name === '12') return name;
  if (name === 'years') return count(Number(context.plan.duration), 'year');
  return formatFactor(toHundredths(name, context));
}

/** `1.0`, `1.5`, or `1.25` for a factor with two decimals. */
export function formatFactor(hundredths: number): string {
  return (hundredths / 100).toFixed(hundredths % 10 ? 2 : 1);
}
