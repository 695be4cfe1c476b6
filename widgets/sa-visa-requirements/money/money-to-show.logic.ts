import type { CountryCode } from '../../content/country-code.ts';
import { visas } from '../../content/visas/visas.ts';
import {
  aboutRupees,
  convert,
  formatMoney,
  formatRange,
  sumOn,
} from '../../kit/funds/money.logic.ts';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';

/** A country's bar in the chart, and the same in words. */
interface MoneyRow {
  country: CountryCode;
  /** In the currency of the visa: `£10,539 to £13,761`. */
  amount: string;
  /** `about US$13,200 to US$17,300`; null if the amount is in dollars. */
  dollars: string | null;
  /** `about ₹13.5 lakh to ₹17.6 lakh`. */
  rupees: string;
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
  const sums = Object.entries(visas).flatMap(([country, { funds }]) => {
    const known = funds.flatMap((figure) => sumOn(figure, day) ?? []);
    const [low, high] = [known[0], known.at(-1)];
    if (!low || !high) return [];
    const { currency } = low.amount;
    return {
      country: country as CountryCode,
      amount: formatRange(low.sum, high.upTo, (units) => formatMoney(currency, units)),
      isInDollars: currency === '$',
      rupees: aboutRupees(currency, low.sum, high.upTo, perEuro),
      lowestUsd: convert(low.sum, currency, 'USD', perEuro),
      highestUsd: convert(high.upTo, currency, 'USD', perEuro),
      covers: funds.at(-1)?.shows ?? '',
    };
  });
  const most = Math.max(...sums.map(({ highestUsd }) => highestUsd));
  const percent = (usd: number) => Math.round((usd / most) * 1000) / 10;
  return sums
    .sort((one, other) => one.highestUsd - other.highestUsd)
    .map(({ isInDollars, lowestUsd, highestUsd, ...row }) => ({
      ...row,
      dollars: isInDollars ? null : `about ${formatRange(lowestUsd, highestUsd, formatDollars)}`,
      from: percent(lowestUsd),
      to: percent(highestUsd),
    }));
}

/** To the nearest hundred: a rate of another day would change more than that. */
const formatDollars = (usd: number) => `US${formatMoney('$', Math.round(usd / 100) * 100)}`;
