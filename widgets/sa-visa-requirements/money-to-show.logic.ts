import type { CountryCode } from '../content/country-code.ts';
import {
  australiaFunds,
  canadaFunds,
  germanyFunds,
  londonFunds,
  newZealandFunds,
  ukFunds,
  unitedStatesFunds,
} from '../content/visas/funds.ts';
import type { VisaAmount, VisaFigure } from '../content/visas/visa.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { amountOn, formatMoney } from './visa-figures.logic.ts';

/** The figures of each country, the lowest first. */
const MONEY_TO_SHOW: readonly (readonly [CountryCode, ...VisaFigure[]])[] = [
  ['us', unitedStatesFunds],
  ['uk', ukFunds, londonFunds],
  ['ca', canadaFunds],
  ['au', australiaFunds],
  ['de', germanyFunds],
  ['nz', newZealandFunds],
];

const ISO_CODES: Record<VisaAmount['currency'], string> = {
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  CAD: 'CAD',
  AUD: 'AUD',
  NZD: 'NZD',
};

/** A country's bar in the chart, and the same in words. */
export interface MoneyRow {
  country: CountryCode;
  /** In the currency of the visa: `£10,539 to £13,761`. */
  amount: string;
  /** `about US$13,200 to US$17,300`; null where the amount is in dollars. */
  dollars: string | null;
  covers: string;
  /** Lowest and highest sum, in percent of the highest of all. */
  from: number;
  to: number;
}

/**
 * The money to show in each country on a day, from the least to the most. `perEuro` holds units of
 * each currency for one euro. A country without a figure for that day is left out.
 */
export function listMoneyToShow(
  day: CalendarDay,
  perEuro: Readonly<Record<string, number>>,
): MoneyRow[] {
  const inDollars = ({ currency }: VisaAmount, units: number) =>
    (units / (perEuro[ISO_CODES[currency]] ?? Number.NaN)) * (perEuro.USD ?? Number.NaN);
  const sums = MONEY_TO_SHOW.flatMap(([country, ...figures]) => {
    const known = figures.flatMap((figure) => sumOn(figure, day) ?? []);
    const [low, high] = [known[0], known.at(-1)];
    if (!low || !high) return [];
    const [lowest, highest] = [low.sum, high.upTo ?? high.sum];
    return {
      country,
      amount: formatRange(lowest, highest, (units) => formatMoney(low.amount.currency, units)),
      isInDollars: low.amount.currency === '$',
      lowestUsd: inDollars(low.amount, lowest),
      highestUsd: inDollars(high.amount, highest),
      covers: figures.at(-1)?.shows ?? '',
    };
  });
  const most = Math.max(...sums.map(({ highestUsd }) => highestUsd));
  const percent = (usd: number) => Math.round((usd / most) * 1000) / 10;
  return sums
    .sort((one, other) => one.highestUsd - other.highestUsd)
    .map(({ country, amount, isInDollars, lowestUsd, highestUsd, covers }) => ({
      country,
      amount,
      dollars: isInDollars ? null : `about ${formatRange(lowestUsd, highestUsd, formatDollars)}`,
      covers,
      from: percent(lowestUsd),
      to: percent(highestUsd),
    }));
}

/** The sum of a figure in force on a day; our list's where there has never been a newer one. */
function sumOn(figure: VisaFigure, day: CalendarDay) {
  const amount = figure.newer.length > 0 ? amountOn(figure, day) : figure.listed;
  if (!amount) return null;
  return { amount, sum: amount.value * (figure.months ?? 1), upTo: amount.upTo };
}

function formatRange(low: number, high: number, format: (units: number) => string): string {
  const [from, to] = [format(low), format(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** To the nearest hundred: a rate of another day would change more than that. */
const formatDollars = (usd: number) => `US${formatMoney('$', Math.round(usd / 100) * 100)}`;
