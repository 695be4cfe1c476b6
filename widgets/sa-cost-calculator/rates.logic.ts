import { formatDay } from '../kit/rules/calendar-day.ts';
import { describeSource } from '../kit/rules/source.ts';

/** Units of a currency for one US dollar. */
export interface Rate {
  perUsd: number;
  /** The day the visitor entered it, or that of its source, as YYYY-MM-DD. */
  day: string;
  /** Who says so: an address or a name. Absent if the visitor entered it. */
  source?: string;
}

/** A published table: units of each currency for one euro. */
export interface RateTable {
  asOf: string;
  source: string;
  perEuro: Readonly<Record<string, number>>;
}

/** Rates that the visitor has entered, by currency code. */
export type OwnRates = Readonly<Record<string, Rate>>;

/** A rate outside these limits is a typing mistake, or dollars for one unit. */
const LIMITS = { INR: { min: 10, max: 1000 }, other: { min: 0.1, max: 10 } };

const limitsOf = (currency: string) => (currency === 'INR' ? LIMITS.INR : LIMITS.other);

/** The visitor's rate of a currency, or that of the table; undefined if neither has one. */
export function findRate(currency: string, own: OwnRates, table: RateTable): Rate | undefined {
  const { [currency]: units, USD: dollars } = table.perEuro;
  if (own[currency] || !units || !dollars) return own[currency];
  return { perUsd: roundRate(units / dollars), day: table.asOf, source: table.source };
}

/** Four digits that count: 96.43, 1.425, 0.7532. */
function roundRate(perUsd: number): number {
  return Number(perUsd.toPrecision(4));
}

/** Parses the units of a currency for one dollar; undefined if that is no usable rate. */
export function parseRate(text: string, currency: string): number | undefined {
  const perUsd = Number(text);
  const { min, max } = limitsOf(currency);
  return perUsd >= min && perUsd <= max ? perUsd : undefined;
}

/** What to say of a text that is no usable rate. */
export function explainRate(currency: string): string {
  const { min, max } = limitsOf(currency);
  const name = currency === 'INR' ? 'rupees' : currency;
  return `Enter the ${name} for one dollar, between ${min} and ${max === 1000 ? '1,000' : max}`;
}

/** Where a rate comes from: `the rate you entered on 22 November 2026`, `ecb.europa.eu, …`. */
export function describeRate({ day, source }: Rate): string {
  if (!source) return `the rate you entered on ${formatDay(day)}`;
  return `${describeSource(source).name}, ${formatDay(day)}`;
}
