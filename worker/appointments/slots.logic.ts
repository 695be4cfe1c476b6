import type { Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import {
  addDays,
  findDay,
  findStartOfDay,
  findWeekday,
  listDays,
} from '../core/office-time.logic.ts';

/** Working hours of a member on one weekday, in minutes of the day. */
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
interface Absence {
  /** Null for every member. */
  member: string | null;
  from: string;
  to: string;
}

/** A present or past appointment of a member. */
export interface BookedTime {
  /** Id of the consultation. */
  leadId: number;
  member: string;
  startMs: number;
  endMs: number;
  /** Whether a visitor has booked it. */
  isOnline: boolean;
}

/** The facts that decide which times of an office are free. */
export interface Office {
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

/** Bounds of the search for times. */
interface Range {
  firstDay: string;
  lastDay: string;
  earliestMs: number;
  /** Share of each day that is not offered. */
  offlinePercent: number;
}

/**
 * Lists the times that a visitor is offered, and may therefore book: within the hours they follow
 * each other by length and buffer. None overlaps an appointment of the member with the buffer on both sides,
 * begins within the notice, lies beyond the horizon or on a day on which visitors have booked their share.
 */
export function listSlots(office: Office, way: Way, now: Date): FreeDay[] {
  const { noticeHours, horizonDays, offlinePercent } = office.rules;
  const firstDay = findDay(now);
  const lastDay = addDays(firstDay, horizonDays);
  const earliestMs = now.getTime() + noticeHours * HOUR_MS;
  return listFreeDays(office, way, { firstDay, lastDay, earliestMs, offlinePercent });
}

/** Lists the times for a member at the desk: notice, horizon and share do not apply. */
export function listDeskTimes(
  office: Office,
  way: Way,
  { firstDay, lastDay, now }: { firstDay: string; lastDay: string; now: Date },
): FreeDay[] {
  const range = { firstDay, lastDay, earliestMs: now.getTime(), offlinePercent: 0 };
  return listFreeDays(office, way, range);
}

/** Members who are free at a start; none if it is not offered. */
export const findFreeMembers = (days: readonly FreeDay[], startMs: number): string[] =>
  days.flatMap(({ times }) => times).find((time) => time.startMs === startMs)?.members ?? [];

/** Appointments this long before and after a start count for fairness. */
export const FAIR_MS = 15 * DAY_MS;

/**
 * Orders the members who are free: first the one who has the appointment now, then by the fewest
 * appointments in the 30 days around the start, then on its day, then in an order that starts with a
 * different member for each lead.
 */
export function rankMembers(
  free: readonly string[],
  startMs: number,
  booked: readonly BookedTime[],
  { leadId, current }: { leadId: number; current: string | null },
): string[] {
  const day = findDay(new Date(startMs));
  const near = booked.filter((one) => Math.abs(one.startMs - startMs) <= FAIR_MS);
  const ranks = new Map(
    free.toSorted().map((member, index) => {
      const own = near.filter((one) => one.member === member);
      const ofDay = own.filter((one) => findDay(new Date(one.startMs)) === day);
      const turn = (index + leadId) % free.length;
      return [member, [Number(member !== current), own.length, ofDay.length, turn]];
    }),
  );
  const differ = (one: string, other: string): number => {
    const theirs = ranks.get(other) ?? [];
    const differences = (ranks.get(one) ?? []).map((rank, index) => rank - (theirs[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  };
  return free.toSorted(differ);
}

const listFreeDays = (office: Office, way: Way, range: Range): FreeDay[] =>
  listDays(range.firstDay, range.lastDay)
    .map((day) => findFreeDay(day, office, way, range))
    .filter(({ times }) => times.length > 0);

function findFreeDay(
  day: string,
  { weeks, daysOff, booked, rules }: Office,
  way: Way,
  { earliestMs, offlinePercent }: Range,
): FreeDay {
  const midnightMs = Date.parse(findStartOfDay(day));
  const endMs = midnightMs + DAY_MS;
  const weekday = findWeekday(day);
  const times = weeks
    .filter(({ member }) => !isOff(member, day, daysOff))
    .flatMap(({ member, stretches }) =>
      stretches
        .filter((stretch) => stretch.weekday === weekday)
        .flatMap((stretch) =>
          listStarts(midnightMs, stretch, rules).map((startMs) => ({ member, startMs, stretch })),
        ),
    );
  const taken = booked.filter(
    (one) => one.isOnline && one.startMs >= midnightMs && one.startMs < endMs,
  );
  if (offlinePercent > 0 && taken.length >= countOnline(times.length, offlinePercent)) {
    return { day, times: [] };
  }
  // No buffer is longer than an hour.
  const near = booked.filter(
    (one) => one.startMs < endMs + HOUR_MS && one.endMs > midnightMs - HOUR_MS,
  );
  const free = times.filter(
    ({ member, startMs, stretch }) =>
      startMs >= earliestMs && stretch.ways.includes(way) && isClear(member, startMs, near, rules),
  );
  return {
    day,
    times: [...Map.groupBy(free, ({ startMs }) => startMs)]
      .map(([startMs, ofStart]) => ({
        startMs,
        members: ofStart.map(({ member }) => member).sort(),
      }))
      .sort((one, other) => one.startMs - other.startMs),
  };
}

const isOff = (member: string, day: string, daysOff: readonly Absence[]): boolean =>
  daysOff.some(
    (off) => (off.member === null || off.member === member) && off.from <= day && day <= off.to,
  );

/** Every start within the hours, free or not. */
function listStarts(
  midnightMs: number,
  { from, to }: Stretch,
  { minutes, bufferMinutes }: BookingRules,
): number[] {
  const step = minutes + bufferMinutes;
  const count = Math.floor((to - from - minutes) / step) + 1;
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => midnightMs + (from + index * step) * MINUTE_MS,
  );
}

/** Number of times a day that visitors may book; at least one, so that a share never closes a short day. */
const countOnline = (times: number, offlinePercent: number): number =>
  Math.max(1, Math.floor((times * (100 - offlinePercent)) / 100));

/** Whether the member has no other appointment within the buffer. */
function isClear(
  member: string,
  startMs: number,
  booked: readonly BookedTime[],
  { minutes, bufferMinutes }: BookingRules,
): boolean {
  const fromMs = startMs - bufferMinutes * MINUTE_MS;
  const untilMs = startMs + (minutes + bufferMinutes) * MINUTE_MS;
  return !booked.some(
    (one) => one.member === member && one.startMs < untilMs && one.endMs > fromMs,
  );
}
