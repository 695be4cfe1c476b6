import type { Country } from '../content/countries/country.ts';
import { START_MONTHS } from '../content/countries/start-months.ts';
import { type CalendarDay, formatMonth, localDay } from '../kit/rules/calendar-day.ts';
import { addMonths, compareDays, countMonths } from '../kit/rules/day-arithmetic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import { listSteps, type TimelineStep } from './timeline-steps.logic.ts';

/** Note on a critical step, on the page and in the calendar. */
export const CRITICAL_NOTE = 'Critical deadline - mark in your calendar';

export type EventStatus = 'completed' | 'current' | 'upcoming';

export interface TimelineEvent extends Pick<TimelineStep, 'id' | 'type' | 'title' | 'description'> {
  date: CalendarDay;
  /** `December 2026`. */
  formattedDate: string;
  /** By the specification's rule, to the moment; the program start is always upcoming. */
  status: EventStatus;
  critical: boolean;
  /** The first critical one whose day is not over. */
  isNextCritical: boolean;
  /** Whether the date depends on a test that the plan leaves out. */
  isAssumed: boolean;
  /** In the current month, whatever the status. */
  isCurrentMonth: boolean;
  /** Whether the day is over: that of a deadline today is not. */
  isDatePassed: boolean;
}

export interface Timeline {
  plan: TimelinePlan;
  country: Country;
  /** Months from the deadline to the start. */
  leadMonths: number;
  deadline: CalendarDay;
  start: CalendarDay;
  /** By date, ties in the specification's order. */
  events: TimelineEvent[];
}

const DEFAULT_LEAD_MONTHS = 6;

/**
 * The steps to a programme's start, with their dates on the visitor's calendar as of `now`.
 *
 * @throws Error `Country not found` for a country that is not among `countries`.
 */
export function buildTimeline(
  countries: readonly Country[],
  plan: TimelinePlan,
  now: Date,
): Timeline {
  const country = countries.find(({ code }) => code === plan.country);
  if (!country) throw new Error('Country not found');
  const leadMonths = country.applicationDeadline[plan.season] ?? DEFAULT_LEAD_MONTHS;
  const start = startOf(plan);
  const anchors = { deadline: addMonths(start, -leadMonths), start };
  const events = listSteps(plan, leadMonths)
    .map((step) => toEvent(step, addMonths(anchors[step.anchor], step.months), now))
    .sort((a, b) => compareDays(a.date, b.date));
  const nextCritical = events.find(({ critical, isDatePassed }) => critical && !isDatePassed);
  if (nextCritical) nextCritical.isNextCritical = true;
  return { plan, country, leadMonths, ...anchors, events };
}

/** The mark of an event: in this month it is current, otherwise completed or upcoming. */
export function markOf({ status, isCurrentMonth }: TimelineEvent): EventStatus {
  return isCurrentMonth ? 'current' : status;
}

/** The first day of the programme. */
export function startOf({ season, startYear }: TimelinePlan): CalendarDay {
  return `${startYear}-${START_MONTHS[season]}-01`;
}

function toEvent(step: TimelineStep, date: CalendarDay, now: Date): TimelineEvent {
  const { id, type, title, critical, whileAhead, isAssumed = false } = step;
  const today = localDay(now);
  const isDatePassed = date < today;
  return {
    id,
    type,
    title,
    description: [step.description, ...(whileAhead && !isDatePassed ? [whileAhead] : [])].join(' '),
    date,
    formattedDate: formatMonth(date),
    status: id === 'start' ? 'upcoming' : statusOf(date, now),
    critical,
    isNextCritical: false,
    isAssumed,
    isCurrentMonth: countMonths(date, today) === 0,
    isDatePassed,
  };
}

function statusOf(date: CalendarDay, now: Date): EventStatus {
  // Without an offset this is the visitor's local midnight.
  const midnight = new Date(`${date}T00:00`);
  if (midnight < now) return 'completed';
  return countMonths(date, localDay(now)) === 0 ? 'current' : 'upcoming';
}
