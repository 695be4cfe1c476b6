import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import type { Timeline } from './application-timeline.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';

export interface CalendarEntry {
  /** Stable for a step of a plan, so that a second import creates no duplicates. */
  uid: string;
  date: CalendarDay;
  title: string;
  description: string;
}

export const CRITICAL_NOTE = 'Critical deadline - mark in your calendar';

/** The events of a timeline as all-day entries of a calendar file. */
export function toCalendarEntries({ plan, country, events }: Timeline): CalendarEntry[] {
  return events.map(({ id, date, title, description, critical }) => ({
    uid: `${identify(plan)}-${id}@sa-application-timeline`,
    date,
    title: `${title} (${country.name})`,
    description: critical ? `${CRITICAL_NOTE}\n${description}` : description,
  }));
}

/** `application-timeline-us-masters-fall-2027.ics`. */
export function nameCalendarFile({ plan }: Timeline): string {
  return `application-timeline-${identify(plan)}.ics`;
}

function identify({ country, level, season, startYear }: TimelinePlan): string {
  return `${country}-${level}-${season}-${startYear}`;
}
