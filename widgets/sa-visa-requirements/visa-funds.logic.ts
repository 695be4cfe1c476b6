import type { Provenance } from '../content/provenance.ts';
import type {
  FamilySum,
  FamilyTable,
  FundsRule,
  MonthlyFunds,
  Visa,
  VisaAmount,
} from '../content/visas/visa.ts';
import { type CalendarDay, formatDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';
import { count } from '../kit/rules/plural.ts';
import { amountOn, formatMoney } from './visa-figures.logic.ts';

/** Who and what a visitor's calculation is for; each rule reads its own part. */
export interface FundsChoice {
  place: string;
  months: number;
  /** Those who go, the student included. */
  people: number;
  partner: boolean;
  children: number;
  /** Children of school age. */
  pupils: number;
}

export interface FundsSum extends Provenance {
  total: number;
  currency: VisaAmount['currency'];
  /** `£1,529 × 9 months`; one line for each part. */
  parts: readonly string[];
}

/** The money to show when she applies on a day; null where the ledger does not reach back to it. */
export function sumFunds(visa: Visa, choice: FundsChoice, day: CalendarDay): FundsSum | null {
  const { fundsRule: rule } = visa;
  if (!rule) return null;
  return SUMS[rule.kind](rule as never, choice, day, visa);
}

type SumFunds<Rule> = (
  rule: Rule,
  choice: FundsChoice,
  day: CalendarDay,
  visa: Visa,
) => FundsSum | null;

const sumByMonths: SumFunds<MonthlyFunds> = ({ places, maxMonths }, choice, day, { figures }) => {
  const place = places.find(({ id }) => id === choice.place) ?? places[0];
  const figure = figures.find(({ label }) => label === place?.figure);
  const amount = figure && amountOn(figure, day);
  if (!amount) return null;
  const { currency, value, asOf, source } = amount;
  const months = Math.min(choice.months, maxMonths);
  return {
    asOf,
    source,
    total: value * months,
    currency,
    parts: [`${formatMoney(currency, value)} × ${count(months, 'month')}`],
  };
};

const sumByTable: SumFunds<FamilyTable> = ({ tables, currency }, { people }, day) => {
  const table = inForce(tables, day);
  if (!table) return null;
  const { amounts, perFurther, asOf, source } = table;
  const inTable = Math.min(people, amounts.length);
  const listed = amounts[inTable - 1] ?? 0;
  const further = people - inTable;
  const money = (value: number) => formatMoney(currency, value);
  return {
    asOf,
    source,
    total: listed + further * perFurther,
    currency,
    parts: [
      `${money(listed)} for ${inTable === 1 ? '1 person' : `${inTable} people`}`,
      ...(further ? [`${money(perFurther)} × ${further} more`] : []),
    ],
  };
};

const sumByPerson: SumFunds<FamilySum> = ({ rates, currency }, choice, day) => {
  const rate = inForce(rates, day);
  if (!rate) return null;
  const { children, partner } = choice;
  const pupils = Math.min(choice.pupils, children);
  const lines: readonly [label: string, each: number, count: number][] = [
    ['you', rate.student, 1],
    ['your partner', rate.partner, Number(partner)],
    [children === 1 ? 'your child' : 'your children', rate.child, children],
    ['school', rate.school, pupils],
  ];
  const counted = lines.filter(([, , count]) => count);
  return {
    asOf: rate.asOf,
    source: rate.source,
    total: counted.reduce((total, [, each, count]) => total + each * count, 0),
    currency,
    parts: counted.map(
      ([label, each, count]) =>
        `${formatMoney(currency, each)}${count > 1 ? ` × ${count}` : ''} for ${label}`,
    ),
  };
};

const SUMS: { [Kind in FundsRule['kind']]: SumFunds<Extract<FundsRule, { kind: Kind }>> } = {
  months: sumByMonths,
  table: sumByTable,
  sum: sumByPerson,
};

/** The last of a dated list that has begun. */
const inForce = <Dated extends { effective: CalendarDay }>(
  list: readonly Dated[],
  day: CalendarDay,
): Dated | null => list.findLast(({ effective }) => effective <= day) ?? null;

type Account = NonNullable<MonthlyFunds['account']>;

/** When the money must lie in the account for an application on a day. */
export interface HoldingWindow {
  /** The last of the days may be any from this one on, until the day she applies. */
  firstEnd: CalendarDay;
  /** By this day at the latest the full sum is there. */
  latestStart: CalendarDay;
}

export function findHoldingWindow({ days, maxAgeDays }: Account, day: CalendarDay): HoldingWindow {
  return { firstEnd: addDays(day, -maxAgeDays), latestStart: addDays(day, 1 - days) };
}

/** The window of dates, in words. */
export function describeHoldingWindow(account: Account, day: CalendarDay): string {
  const { firstEnd, latestStart } = findHoldingWindow(account, day);
  return `To apply on ${formatDay(day)}, the full sum must be in the account by ${formatDay(latestStart)} and stay for ${account.days} days in a row. The last of these days must lie between ${formatDay(firstEnd)} and ${formatDay(day)}.`;
}

/** What money that has been in the account since a day allows, in words. */
export function describeHolding(account: Account, since: CalendarDay, day: CalendarDay): string {
  const last = addDays(since, account.days - 1);
  const latestStart = findHoldingWindow(account, day).latestStart;
  const answer =
    since <= latestStart
      ? `${formatDay(day)} is fine, with a statement whose last day is not before ${formatDay(maxDay(last, addDays(day, -account.maxAgeDays)))}.`
      : `${formatDay(day)} is too early.`;
  return `In the account since ${formatDay(since)}: day ${account.days} is ${formatDay(last)}, the first day you can apply on. ${answer}`;
}

const maxDay = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);
