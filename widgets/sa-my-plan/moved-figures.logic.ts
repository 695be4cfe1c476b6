import type { NewerAmount } from '../content/visas/visa.ts';
import type { CountryFigure } from '../kit/funds/country-figures.logic.ts';
import { amountOn, describeStart, formatAmount } from '../kit/funds/money.logic.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { describeSource } from '../kit/rules/source.ts';

/** Figures as a visitor has seen them, in words: `£1,529`, by id. */
export type SeenFigures = Readonly<Record<string, string>>;

/** Reads the figures from the browser's storage. Anything unsound counts as not seen. */
export function readSeen(stored: unknown): SeenFigures {
  if (typeof stored !== 'object' || stored === null) return {};
  const isAmount = ([, words]: [string, unknown]) =>
    typeof words === 'string' && words.length <= 60;
  return Object.fromEntries(Object.entries(stored).filter(isAmount));
}

/** The figures in force on a day. */
export const seeFigures = (figures: readonly CountryFigure[], day: CalendarDay): SeenFigures =>
  Object.fromEntries(amountsOn(figures, day).map(({ id, amount }) => [id, formatAmount(amount)]));

interface MovedFigure {
  id: string;
  /** `Living costs in London: was £1,529 a month, now £1,570 since 30 November 2026.` */
  text: string;
  source: string;
}

/** The figures that are no longer as they were seen. */
export function findMoved(
  figures: readonly CountryFigure[],
  seen: SeenFigures,
  day: CalendarDay,
): MovedFigure[] {
  return amountsOn(figures, day).flatMap(({ id, label, per, amount }) => {
    const before = Object.hasOwn(seen, id) && seen[id];
    const now = formatAmount(amount);
    if (!before || before === now) return [];
    const period = per ? ` a ${per}` : '';
    const { effective, source } = amount;
    // Nobody reads a list of our own.
    const start = effective || describeSource(source).url ? ` ${describeStart(amount)}` : '';
    return [{ id, text: `${label}: was ${before}${period}, now ${now}${start}.`, source }];
  });
}

function amountsOn(figures: readonly CountryFigure[], day: CalendarDay) {
  return figures.flatMap((figure): (CountryFigure & { amount: NewerAmount })[] => {
    const amount = amountOn(figure, day);
    return amount ? [{ ...figure, amount }] : [];
  });
}
