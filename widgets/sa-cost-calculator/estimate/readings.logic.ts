import { formatDay } from '../../kit/rules/calendar-day.ts';
import { formatRupees, formatUsd } from '../../kit/rules/money.ts';
import { count } from '../../kit/rules/plural.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { CostEstimate, Reading } from './cost-calculator.logic.ts';

/** Names of the readings of the rent table. */
export const READINGS: Readonly<Record<AccommodationBasis, string>> = {
  monthly: 'Rent × 12, by our formula',
  yearly: 'Rent once a year',
};

/** The reading that is not chosen: no total is shown without the other. */
export function otherReading({
  readings,
  basis,
}: Pick<CostEstimate, 'readings' | 'basis'>): Reading {
  return readings[0].basis === basis ? readings[1] : readings[0];
}

/** The totals of both readings, the lower one first. */
export const rangeOf = ({ readings }: Pick<CostEstimate, 'readings'>) =>
  readings.map(({ totalUsd }) => totalUsd).sort((one, other) => one - other);

/** ` at the rate of 6 October 2026`. */
export const datedRate = ({ publisher, day }: Rate) =>
  ` at ${publisher ? 'the' : 'your'} rate of ${formatDay(day)}`;

/**
 * The totals of both readings in one sentence: `$63,500 to $173,500 for one year, about
 * ₹61.2 lakh to ₹1.67 crore at the rate of 6 October 2026, depending on how rent is counted.`
 *
 * @param rate Rupees per dollar; undefined for dollars only.
 */
export function describeRange(estimate: CostEstimate, rate: Rate | undefined): string {
  const { years } = estimate;
  const range = (show: (usd: number) => string) => rangeOf(estimate).map(show).join(' to ');
  const rupees = rate
    ? `about ${range((usd) => formatRupees(usd * rate.perUsd))}${datedRate(rate)}, `
    : '';
  return `${range(formatUsd)} for ${years === 1 ? 'one year' : count(years, 'year')}, ${rupees}depending on how rent is counted.`;
}
