import type { Country, TuitionLevel } from '../../content/countries/country.ts';
import type { AccommodationType, Lifestyle } from '../../content/plan-names.ts';
import { findValue, type Option } from '../../kit/rules/options.ts';
import { count } from '../../kit/rules/plural.ts';
import { formatRupees } from '../../kit/rules/rupees.ts';
import type { CostFormValues } from '../cost-calculator.api.ts';
import { formatUsd } from '../estimate/money.logic.ts';
import { hasCity } from '../plan/city.logic.ts';
import { ACCOMMODATION_TYPES, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import { type BudgetQuestion, YEARS } from './affordability.logic.ts';
import { parseAmount } from './amount.logic.ts';

/** The form's fields, by their names. */
export const BUDGET_FIELDS = [
  'budget',
  'currency',
  'per',
  'level',
  'years',
  'fixed-country',
  'fixed-city',
  'fixed-accommodation',
  'fixed-lifestyle',
] as const;

export type BudgetFormValues = Record<(typeof BUDGET_FIELDS)[number], string>;

export const PERIODS: readonly Option<BudgetQuestion['per']>[] = [
  { value: 'year', label: 'for each year' },
  { value: 'total', label: 'for all years' },
];

export const YEAR_OPTIONS: readonly Option[] = YEARS.map((years) => ({
  value: String(years),
  label: count(years, 'year'),
}));

/** The form as it opens: what the other form says stands here too, but nothing of it is fixed. */
export function startBudget(plan: CostFormValues, hasRupees: boolean): BudgetFormValues {
  return {
    budget: '',
    currency: hasRupees ? 'INR' : 'USD',
    per: 'year',
    level: plan.programLevel || 'masters',
    years: YEARS.includes(Number(plan.duration)) ? plan.duration : '1',
    'fixed-country': '',
    'fixed-city': '',
    'fixed-accommodation': '',
    'fixed-lifestyle': '',
  };
}

export interface ReadBudget {
  question: BudgetQuestion;
  /** What is wrong with the budget, or undefined. */
  issue?: string;
  /** The budget as it was understood, in both currencies; empty without one. */
  inWords: string;
}

/** The form as a question. A budget that is no amount counts as none, and says so. */
export function readBudget(
  values: BudgetFormValues,
  countries: readonly Country[],
  rupeesPerUsd: number,
): ReadBudget {
  const amount = parseAmount(values.budget, values.currency);
  const per = findValue(PERIODS, values.per) ?? 'year';
  const isRupees = amount?.currency === 'INR';
  const budgetUsd = amount && (isRupees ? amount.value / rupeesPerUsd : amount.value);
  const country = values['fixed-country'];
  const city = values['fixed-city'];
  const accommodation = findValue<AccommodationType>(
    ACCOMMODATION_TYPES,
    values['fixed-accommodation'],
  );
  const lifestyle = findValue<Lifestyle>(LIFESTYLES, values['fixed-lifestyle']);
  return {
    question: {
      program: findValue<TuitionLevel>(PROGRAM_LEVELS, values.level) ?? 'masters',
      years: Number(values.years) || 1,
      per,
      budgetUsd,
      fixed: {
        ...(country && { country }),
        ...(hasCity(countries, country, city) && { city }),
        ...(accommodation && { accommodation }),
        ...(lifestyle && { lifestyle }),
      },
    },
    ...(values.budget.trim() && !amount && { issue: 'Enter an amount, like 30,000 or 25 lakh' }),
    inWords: amount
      ? `${isRupees ? formatRupees(amount.value) : formatUsd(amount.value)} is about ${
          isRupees ? formatUsd(budgetUsd ?? 0) : formatRupees(amount.value * rupeesPerUsd)
        }, at ₹${rupeesPerUsd} for $1.`
      : '',
  };
}
