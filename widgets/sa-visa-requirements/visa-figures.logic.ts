import type {
  NewerAmount,
  Sourced,
  Visa,
  VisaAmount,
  VisaChange,
  VisaFigure,
  VisaTopic,
} from '../content/visas/visa.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const grouped = new Intl.NumberFormat('en-GB');

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A date as people write it: `11 November 2025`, `September 2025`; years stay as they are. */
export function formatAsOf(asOf: string): string {
  if (DAY.test(asOf)) return longDay.format(new Date(asOf));
  if (MONTH.test(asOf)) return longMonth.format(new Date(asOf));
  return asOf;
}

/** The name of a source to read, and its address where it is a page. */
export function describeSource(source: string): { name: string; url: string | null } {
  const site = /^https:\/\/(?:www\.)?([^/]+)/.exec(source)?.[1];
  return site ? { name: site, url: source } : { name: source, url: null };
}

export interface FigureCell extends Sourced {
  /** Such as `about £470 per year`. */
  amount: string;
  /** The time it stands for: `as listed in 2021-23`, `since 11 November 2025`. */
  when: string;
  /** What a monthly figure comes to: `£1,334 × 9 months = £12,006`. */
  sum: string | null;
}

/** A figure that came after our list's: over, the one that counts today, or announced. */
export interface NewerCell extends FigureCell {
  status: 'past' | 'now' | 'soon';
}

export interface FigureRow {
  label: string;
  listed: FigureCell;
  /** Oldest first; empty where no newer figure is known. */
  newer: NewerCell[];
  isUnchanged: boolean;
  note: string | null;
}

/**
 * A figure of our list and, beside it, the newer ones: each with the time it stands for. `today`
 * (YYYY-MM-DD) decides which of them counts.
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

/** The figures that belong on a tab, as they stand on the day `today` (YYYY-MM-DD). */
export function listFigures(visa: Visa, topic: VisaTopic, today: string): FigureRow[] {
  const figures = visa.figures.filter((figure) => figure.topic === topic);
  return figures.map((figure) => formatFigure(figure, today));
}

/** The rules on a tab that changed since our list was made. */
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
    return { ...formatCell(figure, amount, `from ${formatAsOf(effective)}`), status: 'soon' };
  }
  if (effective && next?.effective && hasBegun(next.effective)) {
    const when = `${formatAsOf(effective)} to ${formatAsOf(dayBefore(next.effective))}`;
    return { ...formatCell(figure, amount, when), status: 'past' };
  }
  return { ...formatCell(figure, amount, describeStart(amount)), status: 'now' };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
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

/** Signs stand at the number, codes before a space: `£776`, `CAD 22,895`. */
function formatMoney(currency: VisaAmount['currency'], value: number): string {
  return `${currency}${currency.length > 1 ? ' ' : ''}${grouped.format(value)}`;
}

function describeStart({ effective, asOf }: NewerAmount): string {
  if (effective) return `since ${formatAsOf(effective)}`;
  return `as read ${DAY.test(asOf) ? 'on' : 'in'} ${formatAsOf(asOf)}`;
}
