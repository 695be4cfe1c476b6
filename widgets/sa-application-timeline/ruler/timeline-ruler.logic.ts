import { type CalendarDay, localDay, MONTH_NAMES } from '../../kit/rules/calendar-day.ts';
import { addMonths, countMonths, daysBetween } from '../../kit/rules/day-arithmetic.ts';
import {
  type EventStatus,
  markOf,
  type Timeline,
  type TimelineEvent,
} from '../application-timeline.logic.ts';
import type { TimelinePlan } from '../timeline-plan.ts';
import type { StepId } from '../timeline-steps.logic.ts';

interface RulerMonth {
  /** First day of the month. */
  day: CalendarDay;
  /** `Dec`. */
  name: string;
  /** Set at the first month and at each January. */
  year: string | null;
  isCurrent: boolean;
  /** Steps of this month, as indexes of the timeline's events. */
  steps: number[];
}

interface RulerRow {
  label: string;
  spans: RulerSpan[];
  /** Short name of its first critical step. */
  critical: string | null;
}

/** From a step to the next one of its row, the last one for its month. */
export interface RulerSpan {
  /** Months from the first. */
  from: number;
  to: number;
  mark: EventStatus;
  critical: boolean;
}

/** A timeline as a picture: months from the first step to the start. */
export interface Ruler {
  months: RulerMonth[];
  rows: RulerRow[];
  /** Position of today in months from the first; null outside the plan. */
  today: number | null;
  /** The deadline's month. */
  deadline: number;
}

const ROWS: readonly { label: string; holds(event: TimelineEvent): boolean }[] = [
  { label: 'Tests', holds: ({ type }) => type === 'test' },
  { label: 'Documents', holds: ({ type }) => type === 'documents' },
  {
    label: 'Application',
    holds: ({ type, id }) => type === 'application' || id === 'research',
  },
  { label: 'Visa', holds: ({ type }) => type === 'visa' },
  { label: 'Travel', holds: ({ type, id }) => type === 'preparation' && id !== 'research' },
];

export function drawRuler({ plan, events, start, deadline }: Timeline, now: Date): Ruler {
  const first = events[0]?.date ?? start;
  const today = localDay(now);
  const length = countMonths(first, start) + 1;
  const monthIndex = ({ date }: TimelineEvent) => countMonths(first, date);
  return {
    months: [...Array(length).keys()].map((index) => {
      const day = addMonths(first, index);
      const name = MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '';
      return {
        day,
        name: name.slice(0, 3),
        year: index === 0 || name === 'January' ? day.slice(0, 4) : null,
        isCurrent: countMonths(day, today) === 0,
        steps: events.flatMap((event, step) => (monthIndex(event) === index ? [step] : [])),
      };
    }),
    rows: ROWS.map(({ label, holds }) => {
      const steps = events.filter(holds);
      return {
        label,
        spans: steps.map((event, index) => {
          const from = monthIndex(event);
          const next = steps[index + 1];
          const to = next ? monthIndex(next) : from + 1;
          return { from, to, mark: markOf(event), critical: event.critical };
        }),
        critical: nameCritical(steps, plan),
      };
    }),
    today: placeToday(first, length, today),
    deadline: countMonths(first, deadline),
  };
}

/** In a word, for the chart. */
const CRITICAL_NAMES: Partial<Record<StepId, string>> = {
  gre: 'GRE',
  gmat: 'GMAT',
  letters: 'Letters',
  deadline: 'Deadline',
  visa: 'Visa',
  start: 'Start',
};

function nameCritical(
  steps: readonly TimelineEvent[],
  { languageTest }: TimelinePlan,
): string | null {
  const first = steps.find(({ critical }) => critical);
  if (!first) return null;
  return CRITICAL_NAMES[first.id] ?? languageTest.split(' ')[0] ?? null;
}

function placeToday(first: CalendarDay, length: number, today: CalendarDay): number | null {
  const month = countMonths(first, today);
  if (month < 0 || month >= length) return null;
  const begins = `${today.slice(0, 7)}-01`;
  const days = daysBetween(begins, addMonths(begins, 1)) ?? 31;
  return month + (Number(today.slice(8)) - 1) / days;
}
