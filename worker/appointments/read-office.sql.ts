import { HOUR_MS } from '../contract/durations.ts';
import { writePeople } from '../core/members.sql.ts';
import { type Env, readMembers, readSettings } from '../core/settings.ts';
import { prepareRules, toRules } from './booking-rules.sql.ts';
import type { Office, Week } from './slots.logic.ts';

interface WeekRow {
  member: string;
  week: string;
}

interface BookedRow {
  member: string;
  startsAt: string;
  endsAt: string;
  isOnline: 0 | 1;
}

/** No appointment is longer than one hour, and none keeps another away for more than another. */
const MARGIN_MS = 2 * HOUR_MS;

/**
 * All that free times follow from, in one request to D1.
 * @param fromMs no appointment before it is read, and none after `toMs`
 */
export async function readOffice(env: Env, fromMs: number, toMs: number): Promise<Office> {
  const [rules, weeks, daysOff, booked] = await env.DB.batch([
    prepareRules(env.DB),
    env.DB.prepare(`
      SELECT member, week FROM office_hours
      WHERE member IN (SELECT email FROM ${writePeople('?1')}) ORDER BY member`).bind(
      JSON.stringify(readMembers(env)),
    ),
    env.DB.prepare('SELECT member, from_day AS "from", to_day AS "to" FROM days_off'),
    env.DB.prepare(`
      SELECT member, starts_at AS startsAt, ends_at AS endsAt, is_online AS isOnline
      FROM appointments WHERE state = 'booked' AND starts_at > ? AND starts_at < ?`).bind(
      new Date(fromMs - MARGIN_MS).toISOString(),
      new Date(toMs + MARGIN_MS).toISOString(),
    ),
  ]);
  return {
    zone: readSettings(env).officeZone,
    rules: toRules(rules),
    weeks: ((weeks?.results ?? []) as WeekRow[]).map(toWeek),
    daysOff: (daysOff?.results ?? []) as Office['daysOff'],
    booked: ((booked?.results ?? []) as BookedRow[]).map((row) => ({
      member: row.member,
      startMs: Date.parse(row.startsAt),
      endMs: Date.parse(row.endsAt),
      isOnline: row.isOnline === 1,
    })),
  };
}

export const toWeek = ({ member, week }: WeekRow): Week => ({
  member,
  stretches: JSON.parse(week),
});
