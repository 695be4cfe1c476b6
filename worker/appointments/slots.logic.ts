import type { Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import {
  addDays,
  findDayOf,
  findOfficeDay,
  listDays,
  type OfficeDay,
  toInstantMs,
} from './office-time.logic.ts';

/** A stretch of a member's week, in minutes of the day. */
export interface Stretch {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  from: number;
  to: number;
  ways: readonly Way[];
}

export interface Week {
  member: string;
  stretches: readonly Stretch[];
}

/** Days of the office, both included. */
export interface Absence {
  /** Null for everybody. */
  member: string | null;
  from: string;
  to: string;
}

/** A live appointment. */
export interface BookedTime {
  member: string;
  startMs: number;
  endMs: number;
  /** Whether a visitor has booked it. */
  isOnline: boolean;
}

/** What the free times of an office follow from. */
export interface Office {
  zone: string;
  weeks: readonly Week[];
  daysOff: readonly Absence[];
  booked: readonly BookedTime[];
  rules: BookingRules;
}

/** The times of one day that are free, by start. */
export interface FreeDay {
  day: string;
  times: { startMs: number; members: string[] }[];
}

/** Which times are looked for. */
interface Range {
  firstDay: string;
  lastDay: string;
  earliestMs: number;
  /** Of each day, which nobody is offered. */
  offlinePercent: number;
}

/**
 * The times that a visitor is offered: within each stretch of hours they follow each other by length and
 * buffer. None that overlaps an appointment of the member with the buffer on both sides, begins within
 * the notice or lies beyond the horizon; and none on a day on which visitors have booked their share.
 */
export function listSlots(office: Office, way: Way, now: Date): FreeDay[] {
  const { rules, zone } = office;
  const { firstDay, lastDay } = findHorizon(rules, now, zone);
  const earliestMs = findEarliest(rules, now);
  const { offlinePercent } = rules;
  return listFreeDays(office, way, { firstDay, lastDay, earliestMs, offlinePercent });
}

/** The days that visitors may book, both included. */
export function findHorizon({ horizonDays }: BookingRules, now: Date, zone: string) {
  const firstDay = findDayOf(now.getTime(), zone);
  return { firstDay, lastDay: addDays(firstDay, horizonDays) };
}

/** When the first appointment can begin that a visitor books now. */
export const findEarliest = ({ noticeHours }: BookingRules, now: Date): number =>
  now.getTime() + noticeHours * HOUR_MS;

/** The same for a member at the desk: all that is free from now on. */
export function listDeskTimes(
  office: Office,
  way: Way,
  { firstDay, lastDay, now }: { firstDay: string; lastDay: string; now: Date },
): FreeDay[] {
  const range = { firstDay, lastDay, earliestMs: now.getTime(), offlinePercent: 0 };
  return listFreeDays(office, way, range);
}

function listFreeDays(office: Office, way: Way, range: Range): FreeDay[] {
  const byMember = Map.groupBy(office.booked, ({ member }) => member);
  return listDays(range.firstDay, range.lastDay)
    .map((day) => findFreeDay(findOfficeDay(day, office.zone), office, byMember, way, range))
    .filter(({ times }) => times.length > 0);
}

function findFreeDay(
  day: OfficeDay,
  { weeks, daysOff, booked, rules }: Office,
  byMember: ReadonlyMap<string, BookedTime[]>,
  way: Way,
  { earliestMs, offlinePercent }: Range,
): FreeDay {
  const [startMs, endMs] = [toInstantMs(day, 0), toInstantMs(day, 24 * 60)];
  const present = weeks.filter(({ member }) => !isOff(member, day.day, daysOff));
  const times = present.flatMap(({ member, stretches }) =>
    stretches
      .filter(({ weekday }) => weekday === day.weekday)
      .flatMap((stretch) =>
        listStarts(day, stretch, rules).map((start) => ({ member, start, ways: stretch.ways })),
      ),
  );
  const isOfDay = (time: BookedTime) => time.startMs >= startMs && time.startMs < endMs;
  const taken =
    offlinePercent === 0 ? 0 : booked.filter((time) => time.isOnline && isOfDay(time)).length;
  const members = new Map<number, string[]>();
  if (taken < countOnline(times.length, offlinePercent)) {
    const marginMs = 2 * HOUR_MS;
    const nearby = new Map(
      present.map(({ member }) => [
        member,
        (byMember.get(member) ?? []).filter(
          (time) => time.endMs > startMs - marginMs && time.startMs < endMs + marginMs,
        ),
      ]),
    );
    for (const { member, start, ways } of times) {
      if (start < earliestMs || !ways.includes(way)) continue;
      if (overlaps(start, nearby.get(member) ?? [], rules)) continue;
      members.set(start, [...new Set([...(members.get(start) ?? []), member])]);
    }
  }
  return {
    day: day.day,
    times: [...members]
      .map(([start, free]) => ({ startMs: start, members: free.sort() }))
      .sort((one, other) => one.startMs - other.startMs),
  };
}

const isOff = (member: string, day: string, daysOff: readonly Absence[]): boolean =>
  daysOff.some(
    (off) => (off.member === null || off.member === member) && off.from <= day && day <= off.to,
  );

/** Every start that a stretch has room for, whether it is free or not. */
function listStarts(
  day: OfficeDay,
  { from, to }: Stretch,
  { minutes, bufferMinutes }: BookingRules,
): number[] {
  const [openMs, closeMs] = [toInstantMs(day, from), toInstantMs(day, to)];
  const stepMs = (minutes + bufferMinutes) * MINUTE_MS;
  const count = Math.floor((closeMs - openMs - minutes * MINUTE_MS) / stepMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => openMs + index * stepMs);
}

/** How many times of a day visitors may book; one at least, so that a share never closes a short day. */
const countOnline = (times: number, offlinePercent: number): number =>
  Math.max(1, Math.floor((times * (100 - offlinePercent)) / 100));

function overlaps(
  startMs: number,
  booked: readonly BookedTime[],
  { minutes, bufferMinutes }: BookingRules,
): boolean {
  const bufferMs = bufferMinutes * MINUTE_MS;
  const endMs = startMs + minutes * MINUTE_MS;
  return booked.some((time) => time.startMs < endMs + bufferMs && time.endMs > startMs - bufferMs);
}
