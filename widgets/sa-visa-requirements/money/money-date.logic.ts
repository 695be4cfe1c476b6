import { START_MONTHS } from '../../content/countries/start-months.ts';
import type { Visa } from '../../content/visas/visa.ts';
import { type CalendarDay, formatMonth } from '../../kit/rules/calendar-day.ts';
import { addMonths } from '../../kit/rules/day-arithmetic.ts';

/** The first day of a course, if a plan has its season and year. */
export function startOfPlan({ season = '', year = '' }): CalendarDay | undefined {
  const month = START_MONTHS[season as keyof typeof START_MONTHS];
  return month && year ? `${year}-${month}-01` : undefined;
}

/**
 * When the money must be there, in sentences: the guide's stage, `3-5 months before start: Open and fund the blocked
 * account.`, and for a course that starts on a day its months, if the stage counts from the start.
 */
export function describeMoneyDate(
  { timeline }: Visa,
  start: CalendarDay | undefined,
  today: CalendarDay,
): string[] {
  const { timing = '', stage = '' } = timeline.find(({ needsMoney }) => needsMoney) ?? {};
  const said = `${timing}: ${stage}.`;
  const [, least, most] = /^(?:(\d+)-)?(\d+) months before start$/.exec(timing) ?? [];
  if (!start || !most) return [said];
  const last = addMonths(start, -Number(least ?? most));
  const months = new Set([addMonths(start, -Number(most)), last].map(formatMonth));
  const verb = last < `${today.slice(0, 7)}-01` ? 'was' : 'is';
  return [said, `For a start in ${formatMonth(start)}, that ${verb} ${[...months].join(' to ')}.`];
}
