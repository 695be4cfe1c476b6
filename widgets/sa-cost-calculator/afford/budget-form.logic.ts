import { countries } from '../../content/countries/countries.ts';
import type { Country } from '../../content/countries/country.ts';
import { accommodations, lifestyles } from '../../content/plan-names.ts';
import {
  type Amount,
  BUDGET_CURRENCIES,
  type BudgetCurrency,
  parseAmount,
} from '../../kit/rules/amount.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { findCountry } from '../../kit/rules/find-country.ts';
import { formatRupees, formatUsd } from '../../kit/rules/money.ts';
import { findValue, labelOf, type Option } from '../../kit/rules/options.ts';
import { count } from '../../kit/rules/plural.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import { type CostFormValues, PARAMETER_PREFIX } from '../cost-calculator.api.ts';
import { findCity, hasCity } from '../plan/city.logic.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import { ACCOMMODATION_TYPES, DURATIONS, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { BudgetQuestion } from './affordability.logic.ts';

/** The periods a budget may be for, by the length of the course. */
export const listPeriods = (years: string): readonly Option<BudgetQuestion['per']>[] => [
  { value: 'year', label: 'each year' },
  { value: 'total', label: `all of it, for ${count(Number(years), 'year')}` },
];

const PERIODS = listPeriods('1');

export const YEAR_OPTIONS = DURATIONS.map((value) => ({
  value,
  label: count(Number(value), 'year'),
}));

const oneOf =
  <Value extends string>(options: readonly Option<Value>[]) =>
  (text: string) =>
    findValue(options, text);

/** Too little for a year in either currency: below it, the unit is missing. */
const LEAST = 1000;

/** Longer than any amount that is read. */
const MAX_LENGTH = 40;

/**
 * The form of the second tab. It is stored in the page's address beside the plans of the first tab, for
 * reloads, Back and links, and has no attributes.
 */
export const budgetTable = {
  prefix: PARAMETER_PREFIX,
  fields: {
    // Only an amount: no other text belongs in an address.
    budget: {
      accept: (text: string) =>
        text.length <= MAX_LENGTH && parseAmount(text, '') ? text.trim() : undefined,
      fallback: '',
    },
    budgetCurrency: { accept: oneOf(BUDGET_CURRENCIES), fallback: '' },
    budgetPer: { accept: oneOf(PERIODS), fallback: 'year' },
    budgetLevel: { accept: oneOf(PROGRAM_LEVELS), fallback: '' },
    budgetYears: { accept: oneOf(YEAR_OPTIONS), fallback: '' },
    budgetCountry: { accept: (text: string) => findCountry(text, countries)?.code, fallback: '' },
    budgetCity: { accept: (text: string) => findCity(text, countries), fallback: '' },
    budgetAccommodation: { accept: oneOf(ACCOMMODATION_TYPES), fallback: '' },
    budgetLifestyle: { accept: oneOf(LIFESTYLES), fallback: '' },
    /** The reading to draw: the likelier one unless the other is chosen. */
    budgetRent: {
      accept: (text: string) => (text in rentReadings ? text : undefined),
      fallback: 'yearly',
    },
  },
} as const;

export type BudgetFormValues = Record<keyof typeof budgetTable.fields, string>;

/** Initial values: level and years of the other form; no choice is fixed. */
export function startBudget(plan: CostFormValues, hasRupees: boolean): BudgetFormValues {
  return {
    budget: '',
    budgetCurrency: hasRupees ? 'INR' : 'USD',
    budgetPer: 'year',
    budgetLevel: plan.programLevel || 'masters',
    budgetYears: findValue(YEAR_OPTIONS, plan.duration) ?? '1',
    budgetCountry: '',
    budgetCity: '',
    budgetAccommodation: '',
    budgetLifestyle: '',
    budgetRent: 'yearly',
  };
}

interface ReadBudget {
  question: BudgetQuestion;
  basis: AccommodationBasis;
  /** Currency of the budget and of the answers. */
  currency: BudgetCurrency;
  /** Error message for the budget, if any. */
  issue?: string;
  /** The amount probably meant by a number without a unit: `₹25 lakh` for 25. The number counts as no budget. */
  guess?: string;
  /** The budget as it was understood, in both currencies; empty without one. */
  inWords: string;
  /** Whether it may be all there is: it counts for a year, and does not say so itself. */
  mayBeAll: boolean;
  /** The choices behind the answer: `each year, Masters, 2 years, France, shared flat`. */
  choices: string;
}

/** Reads the form as a question. A budget that is no amount counts as none, with a message. */
export function readBudget(
  values: BudgetFormValues,
  known: readonly Country[],
  rate: Rate,
): ReadBudget {
  const { budget, budgetCountry: country, budgetCity: city } = values;
  const amount = parseAmount(budget, values.budgetCurrency);
  const currency = amount?.currency ?? findValue(BUDGET_CURRENCIES, values.budgetCurrency) ?? 'USD';
  const per = amount?.per ?? findValue(PERIODS, values.budgetPer) ?? 'year';
  const guess = amount && amount.value < LEAST ? guessAmount(amount) : undefined;
  const budgetUsd =
    amount && !guess ? (currency === 'INR' ? amount.value / rate.perUsd : amount.value) : undefined;
  const accommodation = findValue(ACCOMMODATION_TYPES, values.budgetAccommodation);
  const lifestyle = findValue(LIFESTYLES, values.budgetLifestyle);
  const basis = values.budgetRent === 'monthly' ? 'monthly' : 'yearly';
  const question: BudgetQuestion = {
    programLevel: findValue(PROGRAM_LEVELS, values.budgetLevel) ?? 'masters',
    duration: findValue(YEAR_OPTIONS, values.budgetYears) ?? '1',
    per,
    budgetUsd,
    fixed: {
      ...(country && { country }),
      ...(hasCity(known, country, city) && { city }),
      ...(accommodation && { accommodation }),
      ...(lifestyle && { lifestyle }),
    },
  };
  return {
    question,
    basis,
    currency,
    ...(budget.trim() && !amount && { issue: 'Enter an amount, like 30,000 or 25 lakh' }),
    ...(guess && { guess }),
    inWords: budgetUsd ? describeAmount(budgetUsd, currency, per, rate) : '',
    mayBeAll: !!budgetUsd && per === 'year' && !amount?.per,
    choices: [
      per === 'year' ? 'each year' : 'in all',
      labelOf(PROGRAM_LEVELS, question.programLevel),
      count(Number(question.duration), 'year'),
      findCountry(country, known)?.name,
      question.fixed.city,
      accommodation && accommodations[accommodation].toLowerCase(),
      lifestyle && `${lifestyles[lifestyle].toLowerCase()} lifestyle`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** Rupees up to a hundred in lakhs, everything else in thousands. A guess is never rounded to another number. */
const guessAmount = ({ value, currency }: Amount) =>
  currency === 'INR'
    ? `₹${value < 100 ? value : Number((value / 100).toFixed(4))} lakh`
    : formatUsd(value * 1e3);

function describeAmount(
  budgetUsd: number,
  currency: BudgetCurrency,
  per: BudgetQuestion['per'],
  { perUsd, day }: Rate,
): string {
  const amounts = [formatRupees(budgetUsd * perUsd), formatUsd(budgetUsd)];
  const [own, other] = currency === 'INR' ? amounts : amounts.reverse();
  const period = per === 'year' ? 'a year' : 'in all';
  return `${own} ${period} is about ${other}, at ₹${perUsd} for $1 (${formatDay(day)}).`;
}
