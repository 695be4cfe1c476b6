import { alarmAtNine, writeCalendarFile } from '../../worker/contract/calendar-file.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';
import { CRITICAL_NOTE, type Timeline, type TimelineEvent } from './application-timeline.logic.ts';
import { identifyPlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

interface CalendarEntry {
  /** Stable for a step of a plan, so that a second import creates no duplicates. */
  uid: string;
  date: CalendarDay;
  title: string;
  description: string;
  /** How many days before the event a calendar reminds of it. */
  reminderDays: number[];
}

/** A month is enough to book a test or to ask a referee, a week to send what is ready. */
const REMINDER_DAYS = { critical: [30, 7], other: [7] };

interface CalendarOptions {
  today: CalendarDay;
  /** A step that is done or past needs no reminder. */
  isDone(step: StepId): boolean;
}

/** The events of a timeline, as all-day entries of a calendar file. */
export function toCalendarEntries(
  { plan, country, events }: Timeline,
  { today, isDone }: CalendarOptions,
): CalendarEntry[] {
  return events.map((event) => ({
    uid: `${identifyPlan(plan)}-${event.id}@sa-application-timeline`,
    date: event.date,
    title: `${event.title} (${country.name})`,
    description: event.critical ? `${CRITICAL_NOTE}\n${event.description}` : event.description,
    reminderDays: isDone(event.id) || event.date < today ? [] : chooseReminders(event, today),
  }));
}

/** A critical day that is too close for its reminders has one all the same, as late as its morning. */
function chooseReminders({ date, critical }: TimelineEvent, today: CalendarDay): number[] {
  // Calendars ring at once for a reminder whose time has passed.
  const isAhead = (days: number) => addDays(date, -days) > today;
  const reminders = REMINDER_DAYS[critical ? 'critical' : 'other'].filter(isAhead);
  return critical && !reminders.length ? [isAhead(1) ? 1 : 0] : reminders;
}

/** @throws RangeError without entries */
export function writeTimelineFile(
  entries: readonly CalendarEntry[],
  options: { now: Date; productId: string },
): string {
  const events = entries.map(({ date, reminderDays, ...event }) => ({
    ...event,
    when: { day: date },
    alarms: reminderDays.map(alarmAtNine),
  }));
  return writeCalendarFile(events, options);
}

/** `application-timeline-us-masters-fall-2027.ics`. */
export function nameCalendarFile({ plan }: Timeline): string {
  return `application-timeline-${identifyPlan(plan)}.ics`;
}
