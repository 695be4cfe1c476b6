import { writeCalendarFile } from '../../worker/contract/calendar-file.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';

/** Ten minutes are about what twenty words take. */
const MINUTES = 10;

/**
 * A calendar file with a daily reminder at the chosen time.
 *
 * @param time `07:30`, in the visitor's own zone.
 * @param link Where the review is.
 */
export function writeReminder(
  { time, link, firstDay }: { time: string; link: string; firstDay: CalendarDay },
  now: Date,
): string {
  const event = {
    // One for all times: a later file moves the reminder.
    uid: 'daily-review@sa-vocabulary-practice',
    when: { firstDay, time, minutes: MINUTES },
    title: 'Daily review of words',
    description: `Ten minutes with the words that are due. A missed day costs nothing.\n${link}`,
    alarms: ['PT0M'],
  };
  return writeCalendarFile([event], { now, productId: '-//Daily review//EN' });
}
