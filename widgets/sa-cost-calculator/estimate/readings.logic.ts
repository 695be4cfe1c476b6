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

/**
 * The totals of both readings, as parts of one sentence: `$63,500 to $173,500`, ` for one year, about `,
 * `₹61.2 lakh to ₹1.67 crore`, ` at the rate of 6 October 2026, depending on how rent is counted.`
 *
 * @param rate Rupees per dollar; undefined for dollars only, and for an empty third part.
 */
export function rangeParts(
  { readings, years }: CostEstimate,
  rate: Rate | undefined,
): [usd: string, duration: string, rupees: string, rest: string] {
  const totals = readings.map(({ totalUsd }) => totalUsd).sort((one, other) => one - other);
  const range = (show: (usd: number) => string) => totals.map(show).join(' to ');
  const duration = ` for ${years === 1 ? 'one year' : count(years, 'year')}, `;
  const reason = 'depending on how rent is counted.';
  if (!rate) return [range(formatUsd), duration, '', reason];
  return [
    range(formatUsd),
    `${duration}about `,
    range((usd) => formatRupees(usd * rate.perUsd)),
    ` at ${rate.publisher ? 'the' : 'your'} rate of ${formatDay(rate.day)}, ${reason}`,
  ];
}

/** The same as one text. */
export const describeRange = (estimate: CostEstimate, rate: Rate | undefined) =>
  rangeParts(estimate, rate).join('');
