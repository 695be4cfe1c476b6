import type { Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { writePeople } from '../core/members.sql.ts';
import { type Env, readMembers, readSettings } from '../core/settings.ts';
import { RULES_VERSION } from './booking-rules.sql.ts';
import { findDayOf, findOfficeDay, toInstantMs } from './office-time.logic.ts';

/** A time that somebody asks for: `?1` of the statements, as JSON. Minutes without a day are since 1970. */
export interface AskedTime {
  way: Way;
  startsAt: string;
  endsAt: string;
  day: string;
  weekday: number;
  dayStartsAt: string;
  dayEndsAt: string;
  /** How minutes of that day become instants (office-time.logic.ts). */
  midnight: number;
  changeMinute: number;
  shift: number;
  start: number;
  minutes: number;
  /** From one start to the next; 1 where any minute will do. */
  step: number;
  /** What ends later and begins earlier is in the way; nothing that begins before the last is. */
  clearFrom: string;
  clearUntil: string;
  clearSince: string;
  earliest: string;
  lastDay: string;
  offlinePercent: number;
  rulesVersion: number;
  people: { email: string; name: string }[];
  /** The appointment that is moved; 0 for a new one. */
  own: number;
  /** Who it should be with if she is free. */
  preferred: string | null;
  /** Who it must be with; null for anybody. */
  member: string | null;
}

/** What limits visitors, and not who books at the desk. */
export interface Bounds {
  earliestMs: number;
  lastDay: string;
  offlinePercent: number;
  isOnGrid: boolean;
}

/** No appointment is longer. */
const LONGEST_MINUTES = 60;

export function askTime(
  env: Env,
  rules: BookingRules,
  { startsAt, ...wanted }: Pick<AskedTime, 'way' | 'startsAt' | 'own' | 'preferred' | 'member'>,
  { earliestMs, lastDay, offlinePercent, isOnGrid }: Bounds,
): AskedTime {
  const { officeZone } = readSettings(env);
  const startMs = Date.parse(startsAt);
  const day = findOfficeDay(findDayOf(startMs, officeZone), officeZone);
  const endMs = startMs + rules.minutes * MINUTE_MS;
  const bufferMs = rules.bufferMinutes * MINUTE_MS;
  return {
    ...wanted,
    startsAt,
    endsAt: toText(endMs),
    day: day.day,
    weekday: day.weekday,
    dayStartsAt: toText(toInstantMs(day, 0)),
    dayEndsAt: toText(toInstantMs(day, 24 * 60)),
    midnight: day.midnightMs / MINUTE_MS,
    changeMinute: day.changeMinute,
    shift: day.shiftMinutes,
    start: startMs / MINUTE_MS,
    minutes: rules.minutes,
    step: isOnGrid ? rules.minutes + rules.bufferMinutes : 1,
    clearFrom: toText(startMs - bufferMs),
    clearUntil: toText(endMs + bufferMs),
    clearSince: toText(startMs - bufferMs - LONGEST_MINUTES * MINUTE_MS),
    earliest: toText(earliestMs),
    lastDay,
    offlinePercent,
    rulesVersion: rules.version,
    people: readMembers(env),
  };
}

const toText = (instantMs: number) => new Date(instantMs).toISOString();

/** A value of what is asked. */
export const asked = (name: keyof AskedTime | (string & {})) => `(?1 ->> '${name}')`;

/** The minute of a stretch's edge, since 1970. */
const edge = (side: 'from' | 'to') =>
  `(${asked('midnight')} + (stretch.value ->> '${side}') - iif((stretch.value ->> '${side}') >= ${asked('changeMinute')}, ${asked('shift')}, 0))`;

/** Every stretch of that day of those who are there. */
const STRETCHES = `
  ${writePeople("?1, '$.people'")} AS person
  JOIN office_hours AS office ON office.member = person.email
  JOIN json_each(office.week) AS stretch ON (stretch.value ->> 'weekday') = ${asked('weekday')}
  WHERE NOT EXISTS (
    SELECT 1 FROM days_off WHERE (days_off.member IS NULL OR days_off.member = office.member)
      AND from_day <= ${asked('day')} AND to_day >= ${asked('day')}
  )`;

/** How many times the day has, free or not. */
const TIMES = `(
    SELECT coalesce(sum(iif(${edge('to')} - ${edge('from')} < ${asked('minutes')}, 0,
      (${edge('to')} - ${edge('from')} - ${asked('minutes')}) / ${asked('step')} + 1)), 0)
    FROM ${STRETCHES}
  )`;

const IS_OF_DAY = `starts_at >= ${asked('dayStartsAt')} AND starts_at < ${asked('dayEndsAt')}`;

/** Visitors have not had their share of the day yet. */
const HAS_SHARE = `(${asked('offlinePercent')} = 0 OR (
    SELECT count(*) FROM appointments
    WHERE state = 'booked' AND is_online AND ${IS_OF_DAY} AND id <> ${asked('own')}
  ) < max(1, ${TIMES} * (100 - ${asked('offlinePercent')}) / 100))`;

const IS_CLEAR = `NOT EXISTS (
    SELECT 1 FROM appointments AS other
    WHERE other.member = office.member AND other.state = 'booked'
      AND other.starts_at > ${asked('clearSince')} AND other.starts_at < ${asked('clearUntil')}
      AND other.ends_at > ${asked('clearFrom')} AND other.id <> ${asked('own')}
  )`;

/**
 * SQL for who takes the time that is asked for; NULL where nobody can. It holds all that the rule of slots
 * holds (slots.logic.ts), so that what was free when it was shown, and is not any more, is not booked. Of
 * several it is who has fewest appointments that day, then by name.
 */
export const FREE_MEMBER = `(
    SELECT office.member FROM ${STRETCHES}
      AND ${asked('startsAt')} >= ${asked('earliest')} AND ${asked('day')} <= ${asked('lastDay')}
      AND ${RULES_VERSION} = ${asked('rulesVersion')}
      AND (${asked('member')} IS NULL OR office.member = ${asked('member')})
      AND EXISTS (SELECT 1 FROM json_each(stretch.value, '$.ways') WHERE value = ${asked('way')})
      AND ${asked('start')} >= ${edge('from')} AND ${asked('start')} + ${asked('minutes')} <= ${edge('to')}
      AND (${asked('start')} - ${edge('from')}) % ${asked('step')} = 0
      AND ${IS_CLEAR} AND ${HAS_SHARE}
    ORDER BY office.member IS NOT ${asked('preferred')}, (
      SELECT count(*) FROM appointments
      WHERE member = office.member AND state = 'booked' AND ${IS_OF_DAY} AND id <> ${asked('own')}
    ), person.name, office.member LIMIT 1
  )`;
