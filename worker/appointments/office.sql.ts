import type { BookingRules } from '../contract/calendar.ts';
import { HOUR_MS } from '../contract/durations.ts';
import { writePeople } from '../core/members.sql.ts';
import { type Env, readMembers } from '../core/settings.ts';
import type { Office, Stretch } from './slots.logic.ts';

/** Default rules until a member changes them. */
export const FIRST_RULES: BookingRules = {
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 4,
  horizonDays: 14,
  offlinePercent: 20,
  showsNames: true,
  version: 1,
};

/** Reads the rules, for `toRules`. */
export const prepareRules = (db: D1Database): D1PreparedStatement =>
  db.prepare(`
    SELECT minutes, buffer_minutes AS bufferMinutes, notice_hours AS noticeHours,
      horizon_days AS horizonDays, offline_percent AS offlinePercent, shows_names AS showsNames, version
    FROM booking_rules`);

export function toRules(result: D1Result | undefined): BookingRules {
  const [row] = (result?.results ?? []) as (Omit<BookingRules, 'showsNames'> & {
    showsNames: 0 | 1;
  })[];
  return row ? { ...row, showsNames: row.showsNames === 1 } : FIRST_RULES;
}

/** ?1: an instant. The end of the horizon, with a day to spare. */
const HORIZON_END = `strftime('%Y-%m-%dT%H:%M:%fZ', ?1, '+' || (
    coalesce((SELECT horizon_days FROM booking_rules), ${FIRST_RULES.horizonDays}) + 2
  ) || ' days')`;

interface BookedRow {
  leadId: number;
  member: string;
  startsAt: string;
  endsAt: string;
  isOnline: 0 | 1;
}

/**
 * Reads the facts that decide which times are free, in one request to D1.
 * @param from appointments are read that begin at most an hour earlier
 * @param to and none that begins later; null for the end of the horizon
 */
export async function readOffice(env: Env, from: Date, to: Date | null): Promise<Office> {
  const [rules, weeks, daysOff, booked] = await env.DB.batch([
    prepareRules(env.DB),
    env.DB.prepare(`
      SELECT member, week FROM office_hours
      WHERE member IN (SELECT email FROM ${writePeople('?1')})`).bind(
      JSON.stringify(readMembers(env)),
    ),
    env.DB.prepare('SELECT member, from_day AS "from", to_day AS "to" FROM days_off'),
    env.DB.prepare(`
      SELECT consultation_id AS leadId, member, starts_at AS startsAt, ends_at AS endsAt,
        is_online AS isOnline
      FROM appointments WHERE state NOT IN ('cancelled', 'held')
        AND starts_at >= ?1 AND starts_at < coalesce(?2, ${HORIZON_END})`).bind(
      new Date(from.getTime() - HOUR_MS).toISOString(),
      to?.toISOString() ?? null,
    ),
  ]);
  return {
    rules: toRules(rules),
    weeks: ((weeks?.results ?? []) as { member: string; week: string }[]).map(
      ({ member, week }) => ({ member, stretches: JSON.parse(week) as Stretch[] }),
    ),
    daysOff: (daysOff?.results ?? []) as Office['daysOff'],
    booked: ((booked?.results ?? []) as BookedRow[]).map((row) => ({
      leadId: row.leadId,
      member: row.member,
      startMs: Date.parse(row.startsAt),
      endMs: Date.parse(row.endsAt),
      isOnline: row.isOnline === 1,
    })),
  };
}

/**
 * SQL for the link of a video call of the appointment `own`; NULL if its member has none, or has left.
 * @param setting as `writePeople` takes it
 */
export const meetingUrlOf = (setting: string) => `iif(own.way = 'video', (
    SELECT url FROM meeting_links JOIN ${writePeople(setting)} AS host ON host.email = meeting_links.member
    WHERE meeting_links.member = own.member
  ), NULL)`;
