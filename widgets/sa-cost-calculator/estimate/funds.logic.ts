import type { Provenance } from '../../content/provenance.ts';
import type { MoneyToShow } from '../../content/visas/visa.ts';
import { visas } from '../../content/visas/visas.ts';
import {
  announcedAfter,
  describeStart,
  formatMoney,
  formatRange,
  sumOn,
} from '../../kit/funds/money.logic.ts';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { count } from '../../kit/rules/plural.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import { describeRate } from '../rates/rate-entry.logic.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { otherReading } from './readings.logic.ts';

/** The money to show for a visa, beside a plan's costs. */
export interface Funds {
  /** `Canada asks you to show CAD 23,448 for living costs (since 1 September 2026).` */
  asked: string;
  /** The plan's own figure in the same currency, and what follows from it. */
  planned: string;
  /** The same with its rent counted otherwise. */
  otherwise: string;
  /** A figure that is announced, in a sentence; empty if none is. */
  announced: string;
  note: string;
  /** Source of the figure; absent if the sentence has it. */
  fact?: Provenance;
}

const MONTHS_A_YEAR = 12;

/**
 * The money to show on a day for the visa of a plan's country, and whether the plan's costs reach it.
 * Undefined for a country without a figure, or with one in a currency that `rate` is not of.
 *
 * @param rate The country's own currency for a dollar; none is needed for the United States.
 */
export function checkFunds(
  estimate: CostEstimate,
  today: CalendarDay,
  rate: Rate | undefined,
): Funds | undefined {
  const { country, city } = estimate;
  const funds = visas[country.code]?.funds;
  const figure = funds?.find(({ cities }) => city && cities?.includes(city.name)) ?? funds?.[0];
  if (!figure) return undefined;
  if (country.currency === 'USD') return checkFirstYear(estimate, figure, today);
  return rate && checkLivingCosts(estimate, figure, today, rate);
}

/** The United States count everything, and set the sum for each student. */
function checkFirstYear(
  estimate: CostEstimate,
  figure: MoneyToShow,
  today: CalendarDay,
): Funds | undefined {
  const { country, years, totalUsd } = estimate;
  const other = otherReading(estimate);
  const inForce = sumOn(figure, today);
  if (!inForce) return undefined;
  const { amount, sum, upTo } = inForce;
  const origin = amount === figure.listed ? `our list of ${amount.asOf}` : describeStart(amount);
  const judgeYear = (costsUsd: number) => {
    const yearUsd = costsUsd / years;
    const place = yearUsd > upTo ? 'above' : yearUsd < sum ? 'below' : 'within';
    return `${formatUsd(yearUsd)}, ${place} that range`;
  };
  return {
    asked: `For the ${country.name}, ${formatRange(sum, upTo, formatUsd)} for the first year, tuition included, is typical (${origin}).`,
    planned: `A year of your plan costs ${judgeYear(totalUsd)}.`,
    otherwise: `With ${rentReadings[other.basis]} it is ${judgeYear(other.totalUsd)}. Show what your I-20 says.`,
    announced: '',
    note: figure.note ?? '',
  };
}

function checkLivingCosts(
  estimate: CostEstimate,
  figure: MoneyToShow,
  today: CalendarDay,
  rate: Rate,
): Funds | undefined {
  const { country, monthlyUsd } = estimate;
  const other = otherReading(estimate);
  const inForce = sumOn(figure, today);
  if (!inForce) return undefined;
  const { months = MONTHS_A_YEAR, per, place, asker = nameOf(country) } = figure;
  const { amount, sum: asked } = inForce;
  const next = announcedAfter(figure, today);
  const money = (value: number) => formatMoney(amount.currency, value);
  const sumOf = (perMonthUsd: number) => Math.round(perMonthUsd * months * rate.perUsd);
  const [planned, otherwise] = [sumOf(monthlyUsd), sumOf(other.monthlyUsd)];
  const period = months === MONTHS_A_YEAR ? 'a year' : `for ${count(months, 'month')}`;
  const working = per === 'month' ? `${money(amount.value)} × ${months} months, ` : '';
  return {
    asked: `${asker} asks you to show ${money(asked)} for living costs${place ? ` ${place}` : ''} (${working}${describeStart(amount)}).`,
    planned: `Your plan's living costs are ${money(planned)} ${period} at ${describeUse(rate, country.currency)}: ${judge(planned - asked, money)}`,
    otherwise: `With ${rentReadings[other.basis]} they are ${money(otherwise)}: ${judge(otherwise - asked, money)}`,
    announced: next
      ? `From ${formatDay(next.effective ?? '')} it asks for ${money(next.value)}${per ? ` a ${per}` : ''}.`
      : '',
    note: figure.note ?? '',
    fact: { source: amount.source, asOf: amount.asOf },
  };
}

function describeUse(rate: Rate, currency: string): string {
  if (!rate.publisher) return 'the rate you enter';
  return `${rate.perUsd} ${currency} for $1 (${describeRate(rate)})`;
}

function judge(surplus: number, money: (value: number) => string): string {
  if (surplus < 0) {
    return `${money(-surplus)} less. The visa's figure is what you must show all the same.`;
  }
  return surplus > 0 ? `${money(surplus)} more than you must show.` : 'exactly what you must show.';
}

function nameOf({ code, name }: CostEstimate['country']): string {
  return code === 'uk' || code === 'us' ? `The ${name}` : name;
}
