import type { Country, Season } from '../content/countries/country.ts';
import {
  addMonths,
  compareDates,
  countMonths,
  formatMonthYear,
  type LocalDate,
  toLocalDate,
} from './local-date.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import { listSteps, type TimelineStep } from './timeline-steps.logic.ts';

export type EventStatus = 'completed' | 'current' | 'upcoming';

export interface TimelineEvent extends Pick<TimelineStep, 'id' | 'type' | 'title' | 'description'> {
  date: LocalDate;
  /** `December 2026`. */
  formattedDate: string;
  /** By the specification's rule, to the moment; the program start is always upcoming. */
  status: EventStatus;
  critical: boolean;
  /** Its date rests on a test that the plan leaves out. */
  isAssumed: boolean;
  /** In the month it is now, whatever the status. */
  isCurrentMonth: boolean;
  /** Its day is over: a deadline of today is not. */
  isDatePassed: boolean;
}

export interface Timeline {
  plan: TimelinePlan;
  country: Country;
  /** Months from the deadline to the start. */
  leadMonths: number;
  deadline: LocalDate;
  start: LocalDate;
  /** By date, ties in the specification's order. */
  events: TimelineEvent[];
}

/** 1-based: the specification's indexes 8, 1, 5, 0 count from 0. */
const startMonths: Record<Season, number> = { fall: 9, spring: 2, summer: 6, winter: 1 };

const DEFAULT_LEAD_MONTHS = 6;

/**
 * The steps to a programme's start, with their dates on the visitor's calendar as it is at `now`.
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
    .sort((a, b) => compareDates(a.date, b.date));
  return { plan, country, leadMonths, ...anchors, events };
}

/** The first day of the programme. */
export function startOf({ season, startYear }: TimelinePlan): LocalDate {
  return { year: startYear, month: startMonths[season], day: 1 };
}

function toEvent(step: TimelineStep, date: LocalDate, now: Date): TimelineEvent {
  const { id, type, title, description, critical, isAssumed = false } = step;
  const today = toLocalDate(now);
  return {
    id,
    type,
    title,
    description,
    date,
    formattedDate: formatMonthYear(date),
    status: id === 'start' ? 'upcoming' : statusOf(date, now),
    critical,
    isAssumed,
    isCurrentMonth: countMonths(date, today) === 0,
    isDatePassed: compareDates(date, today) < 0,
  };
}

function statusOf(date: LocalDate, now: Date): EventStatus {
  const midnight = new Date(date.year, date.month - 1, date.day);
  if (midnight < now) return 'completed';
  return countMonths(date, toLocalDate(now)) === 0 ? 'current' : 'upcoming';
}
