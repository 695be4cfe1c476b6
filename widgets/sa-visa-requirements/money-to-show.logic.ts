import type { CountryCode } from '../content/country-code.ts';
import { formatMoney, formatRange, sumOn } from '../content/visas/money.logic.ts';
import type { VisaAmount } from '../content/visas/visa.ts';
import { visas } from '../content/visas/visas.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';

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
  const inDollars = (currency: VisaAmount['currency'], units: number) =>
    (units / (perEuro[ISO_CODES[currency]] ?? Number.NaN)) * (perEuro.USD ?? Number.NaN);
  const sums = Object.entries(visas).flatMap(([country, { funds }]) => {
    const known = funds.flatMap((figure) => sumOn(figure, day) ?? []);
    const [low, high] = [known[0], known.at(-1)];
    if (!low || !high) return [];
    const { currency } = low.amount;
    return {
      country: country as CountryCode,
      amount: formatRange(low.sum, high.upTo, (units) => formatMoney(currency, units)),
      isInDollars: currency === '$',
      lowestUsd: inDollars(currency, low.sum),
      highestUsd: inDollars(currency, high.upTo),
      covers: funds.at(-1)?.shows ?? '',
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

/** To the nearest hundred: a rate of another day would change more than that. */
const formatDollars = (usd: number) => `US${formatMoney('$', Math.round(usd / 100) * 100)}`;
