import type { MonthlyFunds } from '../../content/visas/visa.ts';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { addDays } from '../../kit/rules/day-arithmetic.ts';

type Account = NonNullable<MonthlyFunds['account']>;

/**
 * When the money must lie in the account for an application on a day. No statement shows the balance
 * of a day that is not over, so the days end the day before at the latest.
 */
interface HoldingWindow {
  /** The last of the days may be any from this one on, until the day before the application. */
  firstEnd: CalendarDay;
  /** By this day at the latest the full sum is there. */
  latestStart: CalendarDay;
}

export function findHoldingWindow({ days, maxAgeDays }: Account, day: CalendarDay): HoldingWindow {
  return { firstEnd: addDays(day, -maxAgeDays), latestStart: addDays(day, -days) };
}

/** The window of dates, in words. */
export function describeHoldingWindow(account: Account, day: CalendarDay): string {
  const { firstEnd, latestStart } = findHoldingWindow(account, day);
  return `To apply on ${formatDay(day)}, the full sum must be in the account by ${formatDay(latestStart)} and stay for ${account.days} days in a row. The last of these days must be between ${formatDay(firstEnd)} and ${formatDay(addDays(day, -1))}. Allow two or three extra days for the bank.`;
}

/** The days of application that money in the account since a day allows, in words. */
export function describeHolding(account: Account, since: CalendarDay, day: CalendarDay): string {
  const last = addDays(since, account.days - 1);
  const { firstEnd, latestStart } = findHoldingWindow(account, day);
  const answer =
    since <= latestStart
      ? `${formatDay(day)} is fine, with a statement whose last day is not before ${formatDay(maxDay(last, firstEnd))}.`
      : `${formatDay(day)} is too early.`;
  return `For money that arrived on ${formatDay(since)}, day ${account.days} is ${formatDay(last)}. You can apply from ${formatDay(addDays(last, 1))}, with a statement that shows day ${account.days}. ${answer}`;
}

const maxDay = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);
