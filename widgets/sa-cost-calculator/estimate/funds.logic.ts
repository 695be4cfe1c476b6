import type { Provenance } from '../../content/provenance.ts';
import {
  australiaFunds,
  canadaFunds,
  germanyFunds,
  londonFunds,
  newZealandFunds,
  ukFunds,
  unitedStatesFunds,
} from '../../content/visas/funds.ts';
import type { NewerAmount, VisaAmount, VisaFigure } from '../../content/visas/visa.ts';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';
import { describeRate } from '../rates/rate-entry.logic.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { formatUsd } from './money.logic.ts';

/** What a visa asks to show, beside a plan's costs. */
export interface Funds {
  /** `Canada asks you to show CAD 23,448 for living costs (since 1 September 2026).` */
  asked: string;
  /** The plan's own figure in the same currency, and what follows from it. */
  planned: string;
  /** A figure that is announced, in a sentence; empty if none is. */
  announced: string;
  note: string;
  /** Where the figure is from; absent where the sentence says so. */
  fact?: Provenance;
  /** What a year of the plan would cost with exactly the visa's figure in it, and its name. */
  markUsd: number;
  mark: string;
}

const FIGURES: Readonly<Record<string, VisaFigure>> = {
  us: unitedStatesFunds,
  uk: ukFunds,
  ca: canadaFunds,
  au: australiaFunds,
  de: germanyFunds,
  nz: newZealandFunds,
};

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

const MONTHS_A_YEAR = 12;

/**
 * What the visa for a plan's country asks to show on a day, and whether the plan's costs reach it.
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
  const figure = city?.name === 'London' ? londonFunds : FIGURES[country.code];
  if (!figure) return undefined;
  if (country.currency === 'USD') return checkFirstYear(estimate, figure);
  return rate && checkLivingCosts(estimate, figure, today, rate);
}

/** The United States count everything, and set the sum for each student. */
function checkFirstYear({ country, plan, totalUsd }: CostEstimate, figure: VisaFigure): Funds {
  const { value, upTo = value, asOf } = figure.listed;
  const yearUsd = totalUsd / plan.years;
  const range = `${formatUsd(value)} to ${formatUsd(upTo)}`;
  const verdict =
    yearUsd > upTo
      ? 'above that range'
      : yearUsd < value
        ? 'below that range'
        : 'within that range';
  return {
    asked: `For the ${country.name}, ${range} for the first year, tuition included, is typical (our list of ${asOf}).`,
    planned: `A year of your plan costs ${formatUsd(yearUsd)}, ${verdict}. Show what your I-20 says.`,
    announced: '',
    note: figure.note ?? '',
    markUsd: value,
    mark: 'what the visa office typically wants to see for a year',
  };
}

function checkLivingCosts(
  { country, lines, plan, monthlyUsd }: CostEstimate,
  figure: VisaFigure,
  today: CalendarDay,
  rate: Rate,
): Funds {
  const { months = MONTHS_A_YEAR, per } = figure;
  const { current, next } = pickAmounts(figure, today);
  const sign = current.currency;
  const asked = per === 'month' ? current.value * months : current.value;
  const planned = Math.round(monthlyUsd * months * rate.perUsd);
  const period = months === MONTHS_A_YEAR ? 'a year' : `for ${count(months, 'month')}`;
  const sum = `${formatLocal(sign, current.value)} × ${months} months`;
  const place = figure === ukFunds ? ' outside London' : figure === londonFunds ? ' in London' : '';
  const tuitionUsd = (lines[0]?.amountUsd ?? 0) / plan.years;
  return {
    asked: `${nameOf(country)} asks you to show ${formatLocal(sign, asked)} for living costs${place} (${per === 'month' ? `${sum}, ` : ''}${describeStart(current)}).`,
    planned: `Your plan's living costs are ${formatLocal(sign, planned)} ${period} at ${describeUse(rate, country.currency)}: ${judge(planned - asked, sign)}`,
    announced: next
      ? `From ${formatDay(next.effective ?? '')} it asks for ${formatLocal(sign, next.value)}${per ? ` a ${per}` : ''}.`
      : '',
    note: figure.note ?? '',
    fact: { source: current.source, asOf: current.asOf },
    // By the year, as the plan's bar is.
    mark: 'tuition and the living costs that the visa asks for',
    markUsd: tuitionUsd + ((asked / months) * MONTHS_A_YEAR) / rate.perUsd,
  };
}

function describeUse(rate: Rate, currency: string): string {
  if (!rate.publisher) return 'the rate you enter';
  return `${rate.perUsd} ${currency} for $1 (${describeRate(rate)})`;
}

/** The amount in force on a day, and the next one that is announced. */
function pickAmounts({ listed, newer }: VisaFigure, today: CalendarDay) {
  const begun = newer.filter(({ effective = '' }) => effective <= today);
  const next = newer.find(({ effective = '' }) => effective > today);
  const current: VisaAmount | NewerAmount = begun.at(-1) ?? listed;
  return { current, next };
}

function describeStart(amount: VisaAmount | NewerAmount): string {
  const { effective = '' } = amount as NewerAmount;
  return effective
    ? `since ${formatDay(effective)}`
    : `as read in ${formatDay(amount.asOf.slice(0, 7))}`;
}

function judge(surplus: number, sign: string): string {
  if (surplus < 0) {
    return `${formatLocal(sign, -surplus)} less. The visa's figure is what you must show all the same.`;
  }
  return surplus > 0
    ? `${formatLocal(sign, surplus)} more than you must show.`
    : 'exactly what you must show.';
}

function nameOf({ code, name }: CostEstimate['country']): string {
  return code === 'uk' || code === 'us' ? `The ${name}` : name;
}

/** A whole amount behind its sign or code: `£776`, `CAD 22,895`. */
function formatLocal(sign: string, amount: number): string {
  return `${sign}${sign.length > 1 ? ' ' : ''}${grouped.format(amount)}`;
}
