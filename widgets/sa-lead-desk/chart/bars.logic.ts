import { addUp } from '../../kit/rules/add-up.ts';
import { MONTH_NAMES } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';

/** One bar: its label and its total. */
export interface Bar {
  label: string;
  total: number;
}

/** A day (`2026-11-03`) or a month (`2026-11`) in short words: `3 Nov`, `Nov 2026`. */
export function shortenDate(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  const name = MONTH_NAMES[Number(month) - 1]?.slice(0, 3) ?? month;
  return day ? `${Number(day)} ${name}` : `${name} ${year}`;
}

/** The bars of days or months, in the same order. */
export const barsOf = (totals: readonly { day?: string; month?: string; total: number }[]): Bar[] =>
  totals.map(({ day, month = '', total }) => ({ label: shortenDate(day ?? month), total }));

/** Least height of a bar that is not zero, in percent: one lead among hundreds shows. */
const LEAST = 4;

/** Heights in percent of the highest bar. */
export function scaleBars(bars: readonly Bar[]): number[] {
  const most = Math.max(...bars.map(({ total }) => total), 1);
  return bars.map(({ total }) => (total ? Math.max(LEAST, Math.round((total / most) * 100)) : 0));
}

/** The bars in one sentence: `12 leads, most: 3 Nov (5)`. */
export function describeBars(bars: readonly Bar[], unit: string): string {
  const sum = addUp(bars.map(({ total }) => total));
  const [highest] = [...bars].sort((one, other) => other.total - one.total);
  if (!sum || !highest) return `No ${unit}s yet`;
  return `${count(sum, unit)}, most: ${highest.label} (${highest.total})`;
}
