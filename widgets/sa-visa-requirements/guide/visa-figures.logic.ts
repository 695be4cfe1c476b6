import { exchangeRates } from '../../content/exchange-rates.ts';
import type { Provenance } from '../../content/provenance.ts';
import type {
  NewerAmount,
  Visa,
  VisaAmount,
  VisaChange,
  VisaFigure,
  VisaTopic,
} from '../../content/visas/visa.ts';
import {
  aboutRupees,
  amountOn,
  describeStart,
  formatAmount,
  formatMoney,
  startOf,
} from '../../kit/funds/money.logic.ts';
import { type CalendarDay, formatDay, onDay } from '../../kit/rules/calendar-day.ts';
import { addDays, addMonths } from '../../kit/rules/day-arithmetic.ts';

export interface FigureCell extends Provenance {
  /** For example `about £470 per year`. */
  amount: string;
  /** Its period: `as listed in 2021-23`, `since 11 November 2025`. */
  when: string;
  /** The sum of a monthly figure: `£1,334 × 9 months = £12,006`. */
  sum: string | null;
  /** All of it in rupees: `about ₹13.3 lakh`. */
  rupees: string;
  /** Its share of the row's highest figure, in percent; 0 if all are the same. */
  percent: number;
}

/** A figure newer than our list's: before the day, in force on it, or after it. */
export interface NewerCell extends FigureCell {
  status: 'past' | 'now' | 'soon';
  /** Whether it was read over a year before the day, without a first day. */
  isOld?: boolean;
}

export interface FigureRow {
  label: string;
  /** Null if our list has none. */
  listed: FigureCell | null;
  /** Oldest first; empty if no newer figure is known. */
  newer: NewerCell[];
  isUnchanged: boolean;
  note: string | null;
  /** The ledger's gap on the day; null if it is complete. */
  gap: string | null;
}

/**
 * A figure of our list and the newer ones beside it, each with its period. The day of the
 * application decides which one counts.
 */
export function formatFigure(figure: VisaFigure, day: CalendarDay, today = day): FigureRow {
  const { label, listed, newer, note = null } = figure;
  return {
    label,
    listed: listed ? formatCell(figure, listed, `as listed in ${listed.asOf}`) : null,
    newer: newer.map((amount, index) => formatNewer(figure, amount, newer[index + 1], day)),
    isUnchanged: newer.at(-1)?.value === listed?.value,
    note,
    gap: describeGap(figure, day, today),
  };
}

/** The figures of a tab, as in force on a day. */
export function listFigures(
  visa: Visa,
  topic: VisaTopic,
  day: CalendarDay,
  today = day,
): FigureRow[] {
  const figures = visa.figures.filter((figure) => figure.topic === topic);
  return figures.map((figure) => formatFigure(figure, day, today));
}

/** A chosen day in words: which figures differ from today's, and which our ledger does not reach. */
export function describeDay(visa: Visa, day: CalendarDay, today: CalendarDay): string {
  const known = visa.figures.filter((figure) => amountOn(figure, day));
  const unknown = visa.figures.filter((figure) => !known.includes(figure));
  const changed = known.filter(
    (figure) => amountOn(figure, day)?.value !== amountOn(figure, today)?.value,
  );
  const list = (figures: readonly VisaFigure[]) => figures.map(({ label }) => label).join(', ');
  const gap =
    unknown.length > 0 ? `We have no figures for ${formatDay(day)} for: ${list(unknown)}.` : '';
  const change =
    changed.length > 0
      ? `Different figures apply on ${formatDay(day)}: ${list(changed)}.`
      : known.length > unknown.length
        ? `The same figures apply on ${formatDay(day)} as today, as far as we know.`
        : '';
  return [change, gap].filter(Boolean).join(' ');
}

function describeGap({ newer }: VisaFigure, day: CalendarDay, today: CalendarDay): string | null {
  const [first, last] = [newer[0], newer.at(-1)];
  if (!first || !last) return null;
  if (day < startOf(first)) {
    return `Our dated figures begin ${onDay(startOf(first))}, so we have no figure for ${formatDay(day)}.`;
  }
  return day > today && (last.effective ?? '') <= day
    ? `Our source of ${formatDay(last.asOf)} names no later change. Check again before you apply.`
    : null;
}

/** The rules of a tab that have changed since our list was made. */
export function listChanges(visa: Visa, topic: VisaTopic): VisaChange[] {
  return visa.changes.filter((change) => change.topic === topic);
}

function formatNewer(
  figure: VisaFigure,
  amount: NewerAmount,
  next: NewerAmount | undefined,
  day: CalendarDay,
): NewerCell {
  const cell = (status: NewerCell['status'], when: string): NewerCell => ({
    ...formatCell(figure, amount, when),
    status,
  });
  const { effective } = amount;
  const now = amountOn(figure, day);
  // Canada's are read from its tables of families, each time anew.
  if (now && startOf(amount) === startOf(now)) {
    const isOld = !effective && amount.asOf < addMonths(day, -12);
    return { ...cell('now', `${describeStart(amount)}${isOld ? ': check' : ''}`), isOld };
  }
  const isPast = startOf(amount) <= day;
  const when =
    isPast && effective && next?.effective
      ? `${formatDay(effective)} to ${formatDay(addDays(next.effective, -1))}`
      : effective
        ? `from ${formatDay(effective)}`
        : describeStart(amount);
  return cell(isPast ? 'past' : 'soon', when);
}

function formatCell(figure: VisaFigure, amount: VisaAmount, when: string): FigureCell {
  const { per, months, listed, newer } = figure;
  const { value, asOf, source } = amount;
  const all = [listed ?? amount, ...newer].map((each) => each.upTo ?? each.value);
  const highest = Math.max(...all);
  const money = (units: number) => formatMoney(amount.currency, units);
  const [low, high] = [value, amount.upTo ?? value].map((units) => units * (months ?? 1));
  const sum = months ? `${money(value)} × ${months} months = ${money(value * months)}` : null;
  return {
    amount: `${formatAmount(amount)}${per ? ` per ${per}` : ''}`,
    when,
    sum,
    rupees: aboutRupees(amount.currency, low ?? 0, high ?? 0, exchangeRates.perEuro),
    percent: Math.min(...all) < highest ? Math.round(((amount.upTo ?? value) / highest) * 100) : 0,
    asOf,
    source,
  };
}
