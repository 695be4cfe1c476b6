import type { Provenance } from '../content/provenance.ts';
import type {
  NewerAmount,
  Visa,
  VisaAmount,
  VisaChange,
  VisaFigure,
  VisaTopic,
} from '../content/visas/visa.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { addDays, isDay } from '../kit/rules/day-arithmetic.ts';

const grouped = new Intl.NumberFormat('en-GB');

export interface FigureCell extends Provenance {
  /** For example `about £470 per year`. */
  amount: string;
  /** Its period: `as listed in 2021-23`, `since 11 November 2025`. */
  when: string;
  /** The sum of a monthly figure: `£1,334 × 9 months = £12,006`. */
  sum: string | null;
}

/** A figure newer than our list's: expired, current or announced. */
export interface NewerCell extends FigureCell {
  status: 'past' | 'now' | 'soon';
}

export interface FigureRow {
  label: string;
  listed: FigureCell;
  /** Oldest first; empty if no newer figure is known. */
  newer: NewerCell[];
  isUnchanged: boolean;
  note: string | null;
}

/**
 * A figure of our list and the newer ones beside it, each with its period. `today` (YYYY-MM-DD)
 * decides which one is current.
 */
export function formatFigure(figure: VisaFigure, today: string): FigureRow {
  const { label, listed, newer, note = null } = figure;
  return {
    label,
    listed: formatCell(figure, listed, `as listed in ${listed.asOf}`),
    newer: newer.map((amount, index) => formatNewer(figure, amount, newer[index + 1], today)),
    isUnchanged: newer.at(-1)?.value === listed.value,
    note,
  };
}

/** The figures of a tab, as of `today` (YYYY-MM-DD). */
export function listFigures(visa: Visa, topic: VisaTopic, today: string): FigureRow[] {
  const figures = visa.figures.filter((figure) => figure.topic === topic);
  return figures.map((figure) => formatFigure(figure, today));
}

/** The rules of a tab that have changed since our list was made. */
export function listChanges(visa: Visa, topic: VisaTopic): VisaChange[] {
  return visa.changes.filter((change) => change.topic === topic);
}

function formatNewer(
  figure: VisaFigure,
  amount: NewerAmount,
  next: NewerAmount | undefined,
  today: string,
): NewerCell {
  const { effective } = amount;
  const hasBegun = (start: string | undefined) => start !== undefined && start <= today;
  if (effective && !hasBegun(effective)) {
    return { ...formatCell(figure, amount, `from ${formatDay(effective)}`), status: 'soon' };
  }
  if (effective && next?.effective && hasBegun(next.effective)) {
    const when = `${formatDay(effective)} to ${formatDay(addDays(next.effective, -1))}`;
    return { ...formatCell(figure, amount, when), status: 'past' };
  }
  return { ...formatCell(figure, amount, describeStart(amount)), status: 'now' };
}

function formatCell({ per, months }: VisaFigure, amount: VisaAmount, when: string): FigureCell {
  const { value, asOf, source } = amount;
  const money = (units: number) => formatMoney(amount.currency, units);
  const sum = months ? `${money(value)} × ${months} months = ${money(value * months)}` : null;
  return { amount: `${formatAmount(amount)}${per ? ` per ${per}` : ''}`, when, sum, asOf, source };
}

function formatAmount({ currency, value, upTo, qualifier }: VisaAmount): string {
  const range = upTo ? `-${formatMoney(currency, upTo)}` : '';
  return `${qualifier ? `${qualifier} ` : ''}${formatMoney(currency, value)}${range}`;
}

/** Symbols directly before the number, codes with a space: `£776`, `CAD 22,895`. */
function formatMoney(currency: VisaAmount['currency'], value: number): string {
  return `${currency}${currency.length > 1 ? ' ' : ''}${grouped.format(value)}`;
}

function describeStart({ effective, asOf }: NewerAmount): string {
  if (effective) return `since ${formatDay(effective)}`;
  return `as read ${isDay(asOf) ? 'on' : 'in'} ${formatDay(asOf)}`;
}
