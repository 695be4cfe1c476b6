import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';
import type { Timeline } from './application-timeline.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

export interface CalendarEntry {
  /** Stable for a step of a plan, so that a second import creates no duplicates. */
  uid: string;
  date: CalendarDay;
  title: string;
  description: string;
  /** How many days before the event a calendar reminds of it. */
  reminderDays: number[];
}

export const CRITICAL_NOTE = 'Critical deadline - mark in your calendar';

/** A month is enough to book a test or to ask a referee, a week to send what is ready. */
const REMINDER_DAYS = { critical: [30, 7], other: [7] };

interface CalendarOptions {
  today: CalendarDay;
  /** What is done needs no reminder. */
  isDone(step: StepId): boolean;
}

/** The events of a timeline as all-day entries of a calendar file. */
export function toCalendarEntries(
  { plan, country, events }: Timeline,
  { today, isDone }: CalendarOptions,
): CalendarEntry[] {
  return events.map(({ id, date, title, description, critical }) => ({
    uid: `${identify(plan)}-${id}@sa-application-timeline`,
    date,
    title: `${title} (${country.name})`,
    description: critical ? `${CRITICAL_NOTE}\n${description}` : description,
    // Calendars ring at once for a reminder whose time has passed.
    reminderDays: REMINDER_DAYS[critical ? 'critical' : 'other'].filter(
      (days) => !isDone(id) && addDays(date, -days) > today,
    ),
  }));
}

/** `application-timeline-us-masters-fall-2027.ics`. */
export function nameCalendarFile({ plan }: Timeline): string {
  return `application-timeline-${identify(plan)}.ics`;
}

function identify({ country, level, season, startYear }: TimelinePlan): string {
  return `${country}-${level}-${season}-${startYear}`;
}
