import { formatDay } from '../../kit/rules/calendar-day.ts';
import type { Rate } from './rates.logic.ts';

/** A rate outside these limits is a typing mistake, or dollars for one unit. */
const LIMITS = { INR: { min: 10, max: 1000 }, other: { min: 0.1, max: 10 } };

const limitsOf = (currency: string) => (currency === 'INR' ? LIMITS.INR : LIMITS.other);

/** Parses the units of a currency for one dollar; undefined if that is no usable rate. */
export function parseRate(text: string, currency: string): number | undefined {
  const perUsd = Number(text);
  const { min, max } = limitsOf(currency);
  return perUsd >= min && perUsd <= max ? perUsd : undefined;
}

/** The message for a text that is no usable rate. */
export function explainRate(currency: string): string {
  const { min, max } = limitsOf(currency);
  const name = currency === 'INR' ? 'rupees' : currency;
  return `Enter the ${name} for one dollar, between ${min} and ${max === 1000 ? '1,000' : max}`;
}

/** Source of a rate: `the rate you entered on 22 November 2026`, `European Central Bank, …`. */
export function describeRate({ day, publisher }: Rate): string {
  if (!publisher) return `the rate you entered on ${formatDay(day)}`;
  return `${publisher}, ${formatDay(day)}`;
}
