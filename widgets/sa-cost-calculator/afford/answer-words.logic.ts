import type { TuitionLevel } from '../../content/countries/country.ts';
import { formatRupees, formatUsd } from '../../kit/rules/money.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import type { Affordability, BudgetQuestion, Reach } from './affordability.logic.ts';

const LEVELS: Readonly<Record<TuitionLevel, string>> = {
  bachelors: "a bachelor's",
  masters: "a master's",
  phd: 'a PhD',
  diploma: 'a diploma',
};

/** An amount in rupees if there is a rate, else in dollars. */
export const formatAmount = (amountUsd: number, rupeesPerUsd: number | undefined) =>
  rupeesPerUsd ? formatRupees(amountUsd * rupeesPerUsd) : formatUsd(amountUsd);

/** ` a year` if amounts are for one. */
export const unitOf = ({ per }: Pick<BudgetQuestion, 'per'>) => (per === 'year' ? ' a year' : '');

type Reaches = Readonly<Record<AccommodationBasis, Reach>>;

/** How far a budget reaches by both readings of the rent. */
export function formatReach(reach: Reaches): string {
  const { yearly, monthly } = reach;
  const unit = yearly.all === 1 ? 'country' : 'countries';
  return `${yearly.fits} of ${yearly.all} ${unit} with ${rentReadings.yearly}, and ${monthly.fits} of ${monthly.all} with ${rentReadings.monthly}`;
}

/** The same, with the distance to the nearest city if none of those drawn is within reach. */
export function describeReach(
  reach: Reaches,
  { start }: Affordability,
  question: BudgetQuestion,
): string {
  const { budgetUsd, programLevel } = question;
  if (!start) return 'Nothing in our tables matches these choices.';
  if (budgetUsd === undefined) {
    return `Each dot is the cheapest way to live in that city during ${LEVELS[programLevel]}. Enter a budget to see which cities are within it.`;
  }
  const { plan, amountUsd, isWithin } = start;
  const nearest = isWithin
    ? ''
    : ` The nearest city is ${plan.city} at ${formatUsd(amountUsd)}${unitOf(question)}, ${formatUsd(amountUsd - budgetUsd)} more than you have.`;
  return `Your budget reaches ${formatReach(reach)}.${nearest}`;
}
