import type { Slots } from '../../../worker/contract/appointment.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';

/** A start that may be chosen. */
export interface Start {
  /** ISO 8601, UTC. */
  startsAt: string;
  /** On her clock: `16:30`. */
  time: string;
  /** Where the office's clock shows something else: `22:00 in India`. */
  there: string;
}

/** A day of her calendar with a free time. */
export interface DayOfStarts {
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
 * Free times by the days of her own calendar, which are others than the office's where she is far away.
 * Left out are times in `gone`, and those that do not lie ahead.
 */
export function groupByDay(
  { zone: office, days }: Pick<Slots, 'zone' | 'days'>,
  zone: string,
  nowMs: number,
  gone: readonly string[] = [],
): DayOfStarts[] {
  const readHers = clockOf(zone);
  const sayThere = thereOf(zone, office);
  const grouped = new Map<CalendarDay, Start[]>();
  const all = days
    .flatMap(({ starts }) => starts)
    .filter((start) => liesAhead(start, nowMs) && !gone.includes(start));
  for (const startsAt of all.sort()) {
    const { day, time } = readHers(startsAt);
    const starts = grouped.get(day) ?? [];
    grouped.set(day, [...starts, { startsAt, time, there: sayThere(startsAt) }]);
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

/** Whether an instant is still to come; one that cannot be read is not. */
export const liesAhead = (instant: string, nowMs: number): boolean => +new Date(instant) > nowMs;

/** `16:30, India time`; where the office's clock shows something else `16:30 your time, 22:00 in India`. */
export function sayTime(startsAt: string, zone: string, office: string): string {
  const { time } = clockOf(zone)(startsAt);
  const there = thereOf(zone, office)(startsAt);
  return there ? `${time} your time, ${there}` : `${time}, ${nameZone(zone, startsAt)}`;
}

/** `Tuesday 1 December 2026`, on her calendar. */
export function sayDay(startsAt: string, zone: string): string {
  const { day } = clockOf(zone)(startsAt);
  return `${nameDay(day, WHOLE)} ${day.slice(0, 4)}`;
}

/** What a zone's clock is called at an instant: `India time`, `United Kingdom time`, `CET`. */
export const nameZone = (zone: string, instant: string): string =>
  zoneName(zone, instant).replace(/ Time$/, ' time');

/** Her zone, else the office's: not every browser tells one, or one that it knows itself. */
export function knownZone(office = 'UTC', hers = ownZone()): string {
  try {
    clockOf(hers);
    return hers;
  } catch {
    return office;
  }
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'unknown';

/** `Tuesday 1 December` */
const WHOLE = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Reads days and times off a zone's clock; daylight saving is the platform's knowledge. */
function clockOf(zone: string) {
  // Swedes write 2026-12-01 04:30.
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

/** Says what the office's clock shows, with the day where that is another; nothing where both agree. */
function thereOf(zone: string, office: string) {
  const [hers, its] = [clockOf(zone), clockOf(office)];
  return (instant: string) => {
    const [here, { day, time }] = [hers(instant), its(instant)];
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
