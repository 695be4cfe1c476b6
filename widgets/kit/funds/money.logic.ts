import type { Provenance } from '../../content/provenance.ts';
import type { NewerAmount, VisaAmount, VisaFigure } from '../../content/visas/visa.ts';
import { type CalendarDay, formatDay, onDay } from '../rules/calendar-day.ts';
import { formatRupees } from '../rules/money.ts';

type Dated = Provenance & { effective?: CalendarDay };

/** The first day of an amount: its source's, else the day on which we read it. */
export const startOf = ({ effective, asOf }: Dated): string => effective ?? asOf;

/** The last of a list that has begun on a day; undefined before the first. */
export const inForce = <Item extends Dated>(
  list: readonly Item[],
  day: CalendarDay,
): Item | undefined => list.findLast((item) => startOf(item) <= day);

/**
 * The amount in force on a day: our list's if there has never been a newer one; undefined if the
 * newer ones do not reach back to the day.
 */
export function amountOn(
  { listed, newer }: Pick<VisaFigure, 'listed' | 'newer'>,
  day: CalendarDay,
): NewerAmount | undefined {
  return newer.length > 0 ? inForce(newer, day) : listed;
}

/** The next amount of which it is announced that it applies after a day. */
export function announcedAfter({ newer }: VisaFigure, day: CalendarDay): NewerAmount | undefined {
  return newer.find(({ effective = '' }) => effective > day);
}

/** Total of a figure for all its months, on a day: `upTo` is above `sum` if it is a range. */
export function sumOn(figure: VisaFigure, day: CalendarDay) {
  const amount = amountOn(figure, day);
  if (!amount) return undefined;
  const { value, upTo = value } = amount;
  const { months = 1 } = figure;
  return { amount, sum: value * months, upTo: upTo * months };
}

/** ISO 4217 codes, by which rates are listed. */
export const ISO_CODES: Readonly<Record<VisaAmount['currency'], string>> = {
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  CAD: 'CAD',
  AUD: 'AUD',
  NZD: 'NZD',
};

/** An amount in another currency, by its ISO code; `perEuro` holds units of each for one euro. */
export function convert(
  units: number,
  from: VisaAmount['currency'],
  to: string,
  perEuro: Readonly<Record<string, number>>,
): number {
  const rateOf = (code: string) => perEuro[code] ?? Number.NaN;
  return (units / rateOf(ISO_CODES[from])) * rateOf(to);
}

const grouped = new Intl.NumberFormat('en-GB');

/** Symbols directly before the number, codes with a space: `£776`, `CAD 22,895`. */
export function formatMoney(currency: VisaAmount['currency'], value: number): string {
  return `${currency}${currency.length > 1 ? ' ' : ''}${grouped.format(value)}`;
}

/** An amount as its source has it: `from NZD 850`, `typically $40,000-$60,000`. */
export function formatAmount({ currency, value, upTo, qualifier }: VisaAmount): string {
  const range = upTo ? `-${formatMoney(currency, upTo)}` : '';
  return `${qualifier ? `${qualifier} ` : ''}${formatMoney(currency, value)}${range}`;
}

/** `about ₹12.9 lakh`, of one amount or from the lower to the higher. */
export function aboutRupees(
  currency: VisaAmount['currency'],
  low: number,
  high: number,
  perEuro: Readonly<Record<string, number>>,
): string {
  // A rate of another day would change more than the hundreds.
  const inRupees = (units: number) =>
    formatRupees(Math.round(convert(units, currency, 'INR', perEuro) / 100) * 100);
  return `about ${formatRange(low, high, inRupees)}`;
}

/** `£10,539 to £13,761`, or one of them if both read the same. */
export function formatRange(low: number, high: number, format: (value: number) => string): string {
  const [from, to] = [format(low), format(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** The first day in force, if the source gives one. */
export function describeStart({ effective, asOf }: Dated): string {
  return effective ? `since ${formatDay(effective)}` : `as read ${onDay(asOf)}`;
}
