import type { DayOff } from '../contract/calendar.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { prepareMembers, toMembers } from '../core/members.sql.ts';
import {
  addDays,
  findDay,
  findEndOfDay,
  findStartOfDay,
  listDays,
} from '../core/office-time.logic.ts';
import { isDay } from './days-off.sql.ts';
import {
  IS_SHOWN,
  NEEDS_COUNSELLOR,
  prepareAppointments,
  toAppointments,
} from './desk-appointment.sql.ts';
import { readOffice } from './office.sql.ts';
import { listDeskTimes } from './slots.logic.ts';

/** Longest range: two months. */
const MAX_DAYS = 62;

export const readCalendar: DeskHandler<'readCalendar'> = async ({ from, to }, context) => {
  const { env, now } = context;
  if (!isDay(from) || !isDay(to) || to < from || listDays(from, to).length > MAX_DAYS) {
    return { problem: 'invalid-days' };
  }
  const [appointments, unassigned, members, daysOff] = await env.DB.batch([
    prepareAppointments(env, IS_SHOWN, [findStartOfDay(from), findEndOfDay(to)]),
    prepareAppointments(env, NEEDS_COUNSELLOR, [now.toISOString()]),
    prepareMembers(env.DB),
    env.DB.prepare(`
      SELECT id, member, from_day AS "from", to_day AS "to", label FROM days_off
      WHERE to_day >= ? AND from_day <= ? ORDER BY from_day, id`).bind(from, to),
  ]);
  return {
    value: {
      from,
      to,
      appointments: toAppointments(appointments),
      unassigned: toAppointments(unassigned),
      members: toMembers(members, context),
      daysOff: (daysOff?.results ?? []) as DayOff[],
    },
  };
};

/** Days with free times: a week is more than a member offers on the phone. */
const SHOWN_DAYS = 7;

export const listFreeTimes: DeskHandler<'listFreeTimes'> = async ({ way, from }, { env, now }) => {
  if (!isDay(from)) return { problem: 'invalid-days' };
  const today = findDay(now);
  const firstDay = from < today ? today : from;
  const lastDay = addDays(firstDay, SHOWN_DAYS - 1);
  const [start, end] = [findStartOfDay(firstDay), findEndOfDay(lastDay)];
  const office = await readOffice(env, new Date(start), new Date(end));
  return {
    value: {
      minutes: office.rules.minutes,
      times: listDeskTimes(office, way, { firstDay, lastDay, now }).flatMap(({ times }) =>
        times.map(({ startMs, members }) => ({
          startsAt: new Date(startMs).toISOString(),
          members,
        })),
      ),
    },
  };
};
