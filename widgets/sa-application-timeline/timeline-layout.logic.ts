import { formatDay, localDay } from '../kit/rules/calendar-day.ts';
import { countMonths } from '../kit/rules/day-arithmetic.ts';
import { count } from '../kit/rules/plural.ts';
import type { TimelineEvent } from './application-timeline.logic.ts';

/** A step in the list, with the gap or line between it and the step before. */
export interface PlacedStep {
  event: TimelineEvent;
  /** `Today, 22 November 2026` before the first step that is not past. */
  today: string | null;
  /** `3 months later`; null for neighbours. */
  gap: string | null;
}

/** Shorter gaps are expected of a list by months. */
const GAP_MONTHS = 2;

/** The steps of a list, with today's line and the gaps in their places. */
export function placeSteps(events: readonly TimelineEvent[], now: Date): PlacedStep[] {
  const today = localDay(now);
  const next = events.findIndex(({ isDatePassed }) => !isDatePassed);
  return events.map((event, index) => {
    const isNext = index === next;
    const from = isNext ? today : (events[index - 1]?.date ?? event.date);
    const months = countMonths(from, event.date);
    return {
      event,
      today: isNext ? `Today, ${formatDay(today)}` : null,
      gap: months >= GAP_MONTHS ? `${count(months, 'month')} later` : null,
    };
  });
}
