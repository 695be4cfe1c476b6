import type { Provenance } from '../../content/provenance.ts';
import type {
  FamilySum,
  FamilyTable,
  FundsRule,
  MonthlyFunds,
  VisaAmount,
} from '../../content/visas/visa.ts';
import { addUp } from '../rules/add-up.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';
import { count } from '../rules/plural.ts';
import { amountOn, formatMoney, inForce } from './money.logic.ts';

/** People and stay of a visitor's calculation; each rule reads its own part. */
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

interface FundsSum extends Provenance {
  total: number;
  currency: VisaAmount['currency'];
  /** `£1,529 × 9 months`; one line for each part. */
  parts: readonly string[];
}

/** The money to show for an application on a day; undefined if the ledger does not reach back to it. */
export function sumFunds(
  rule: FundsRule,
  choice: FundsChoice,
  day: CalendarDay,
): FundsSum | undefined {
  return SUMS[rule.kind](rule as never, choice, day);
}

type SumFunds<Rule> = (rule: Rule, choice: FundsChoice, day: CalendarDay) => FundsSum | undefined;

/** The first unless one is chosen. */
const placeOf = <Place extends { id: string }>(places: readonly Place[], chosen: string) =>
  places.find(({ id }) => id === chosen) ?? places[0];

const sumByMonths: SumFunds<MonthlyFunds> = ({ places, maxMonths }, choice, day) => {
  const place = placeOf(places, choice.place);
  const amount = place && amountOn(place.figure, day);
  if (!amount) return undefined;
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

const sumByTable: SumFunds<FamilyTable> = ({ places, currency }, { place, people }, day) => {
  const table = inForce(placeOf(places, place)?.tables ?? [], day);
  if (!table) return undefined;
  const { amounts, perFurther = 0, asOf, source } = table;
  const inTable = Math.min(people, amounts.length);
  const listed = amounts[inTable - 1] ?? 0;
  const further = people - inTable;
  if (further && !perFurther) return undefined;
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
  if (!rate) return undefined;
  const { children, partner } = choice;
  const pupils = Math.min(choice.pupils, children);
  const lines: readonly [label: string, each: number, times: number][] = [
    ['you', rate.student, 1],
    ['your partner', rate.partner, Number(partner)],
    [children === 1 ? 'your child' : 'your children', rate.child, children],
    ['school', rate.school, pupils],
  ];
  const counted = lines.filter(([, , times]) => times);
  return {
    asOf: rate.asOf,
    source: rate.source,
    total: addUp(counted.map(([, each, times]) => each * times)),
    currency,
    parts: counted.map(
      ([label, each, times]) =>
        `${formatMoney(currency, each)}${times > 1 ? ` × ${times}` : ''} for ${label}`,
    ),
  };
};

const SUMS: { [Kind in FundsRule['kind']]: SumFunds<Extract<FundsRule, { kind: Kind }>> } = {
  months: sumByMonths,
  table: sumByTable,
  sum: sumByPerson,
};
