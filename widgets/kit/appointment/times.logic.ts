import type { Slots } from '../../../worker/contract/appointment.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';

/** A start that may be chosen. */
export interface Start {
  /** ISO 8601, UTC. */
  startsAt: string;
  /** On the visitor's clock: `16:30`. */
  time: string;
  /** On the office's clock, if that differs: `22:00 in India`. */
  there: string;
}

/** A day of the visitor's calendar with a free time. */
interface DayOfStarts {
  day: CalendarDay;
  /** `Tue` */
  weekday: string;
  /** `1 Dec` */
  date: string;
  /** `4 free` */
  free: string;
  /** `Tuesday 1 December` */
  name: string;
  starts: Start[];
}

/**
 * Free times by the days of the visitor's calendar, which may differ from the office's days.
 * Omits times in `gone` and times in the past.
 */
export function groupByDay(
  { zone: office, days }: Pick<Slots, 'zone' | 'days'>,
  zone: string,
  nowMs: number,
  gone: readonly string[] = [],
): DayOfStarts[] {
  const readOwn = clockOf(zone);
  const readThere = thereOf(zone, office);
  const grouped = new Map<CalendarDay, Start[]>();
  const all = days
    .flatMap(({ starts }) => starts)
    .filter((start) => liesAhead(start, nowMs) && !gone.includes(start));
  for (const startsAt of all.sort()) {
    const { day, time } = readOwn(startsAt);
    const starts = grouped.get(day) ?? [];
    grouped.set(day, [...starts, { startsAt, time, there: readThere(startsAt) }]);
  }
  return [...grouped].map(([day, starts]) => ({
    day,
    weekday: nameDay(day, { weekday: 'short' }),
    date: nameDay(day, { day: 'numeric', month: 'short' }),
    free: `${starts.length} free`,
    name: nameDay(day, WHOLE),
    starts,
  }));
}

/** Whether an instant is in the future; an invalid one is not. */
export const liesAhead = (instant: string, nowMs: number): boolean => +new Date(instant) > nowMs;

/** `16:30, India time`; in another zone `16:30 your time, 22:00 in India`. */
export function formatStartTime(startsAt: string, zone: string, office: string): string {
  const { time } = clockOf(zone)(startsAt);
  const there = thereOf(zone, office)(startsAt);
  return there ? `${time} your time, ${there}` : `${time}, ${nameZone(zone, startsAt)}`;
}

/** `Tuesday 1 December 2026`, on the visitor's calendar. */
export function formatStartDay(startsAt: string, zone: string): string {
  const { day } = clockOf(zone)(startsAt);
  return `${nameDay(day, WHOLE)} ${day.slice(0, 4)}`;
}

/** Name of a zone's clock at an instant: `India time`, `United Kingdom time`, `CET`. */
export const nameZone = (zone: string, instant: string): string =>
  zoneName(zone, instant).replace(/ Time$/, ' time');

/** The visitor's zone, else the office's: some browsers report none, or one that they do not support. */
export function supportedZone(office = 'UTC', own = browserZone()): string {
  try {
    clockOf(own);
    return own;
  } catch {
    return office;
  }
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'unknown';

/** `Tuesday 1 December` */
const WHOLE = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Converts instants to days and times of a zone; the platform handles daylight saving. */
function clockOf(zone: string) {
  // The Swedish format is 2026-12-01 04:30.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant: string) => {
    const [day = '', time = ''] = format.format(new Date(instant)).split(' ');
    return { day, time };
  };
}

/** The time on the office's clock, with the day if it differs; empty if both clocks agree. */
function thereOf(zone: string, office: string) {
  const [own, its] = [clockOf(zone), clockOf(office)];
  return (instant: string) => {
    const [here, { day, time }] = [own(instant), its(instant)];
    if (here.day === day && here.time === time) return '';
    const name = zoneName(office, instant);
    const place = name.replace(/^(.+) Time$/, 'in $1');
    return `${time}${here.day === day ? '' : ` on ${nameDay(day, { weekday: 'long' })}`} ${place}`;
  };
}

const zoneName = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const nameDay = (day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    // Engines differ in the comma after the weekday.
    .replace(',', '');
