import { MONTH_NAMES } from '../../kit/rules/calendar-day.ts';
import { fromDayNumber, toDayNumber } from '../../kit/rules/day-arithmetic.ts';

const DAYS_PER_WEEK = 7;

export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  isStudied: boolean;
  isToday: boolean;
  isFuture: boolean;
}

interface CalendarWeek {
  /** The month to print above the week, if one begins in it. */
  monthLabel: string | null;
  /** Monday to Sunday. */
  days: readonly CalendarDay[];
}

interface StudyCalendar {
  /** Oldest first; the last one holds today. */
  weeks: readonly CalendarWeek[];
  /** Days in the calendar on which a session was finished. */
  studiedDayCount: number;
}

/**
 * The last weeks up to today, as the calendar draws them.
 *
 * @param today The visitor's local day, YYYY-MM-DD.
 */
export function buildStudyCalendar(
  studyDays: readonly string[],
  today: string,
  weekCount: number,
): StudyCalendar {
  const firstDay = mondayOf(toDayNumber(today) ?? 0) - (weekCount - 1) * DAYS_PER_WEEK;
  const weeks = [...Array(weekCount).keys()].map((index) =>
    buildWeek(firstDay + index * DAYS_PER_WEEK, studyDays, today),
  );
  const studied = weeks.flatMap(({ days }) => days).filter(({ isStudied }) => isStudied);
  return { weeks, studiedDayCount: studied.length };
}

function buildWeek(monday: number, studyDays: readonly string[], today: string): CalendarWeek {
  const days = [...Array(DAYS_PER_WEEK).keys()].map((index) => fromDayNumber(monday + index));
  const firstOfMonth = days.find((day) => day.endsWith('-01'));
  return {
    monthLabel: firstOfMonth ? formatMonth(firstOfMonth) : null,
    days: days.map((day) => ({
      day,
      // A clock that was fast may have stored days in the future.
      isStudied: day <= today && studyDays.includes(day),
      isToday: day === today,
      isFuture: day > today,
    })),
  };
}

/** `Nov`. */
const formatMonth = (day: string) => MONTH_NAMES[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? null;

/** The Monday on or before a day: day 0, 1 January 1970, was a Thursday. */
const mondayOf = (dayNumber: number) => dayNumber - ((dayNumber + 3) % DAYS_PER_WEEK);
