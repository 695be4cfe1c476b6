import type { DayOff, Hours, OfficeHours } from '../contract/calendar.ts';
import type { DeskInput } from '../contract/desk.ts';
import type { Outcome } from '../contract/desk-problems.ts';
import { prepareAuditIfChanged, prepareDeskEvents, toDeskEvents } from '../core/desk-events.sql.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { isMember, prepareMembers, toMembers } from '../core/members.sql.ts';
import { findDay } from '../core/office-time.logic.ts';
import { listStaff } from '../core/settings.ts';
import { prepareStaffMessageIfDone } from '../notify/outbox.sql.ts';
import { prepareRules, toRules } from './office.sql.ts';
import type { Stretch } from './slots.logic.ts';
import { clearSlotsCache } from './slots-cache.ts';

export const readHours: DeskHandler<'readHours'> = async (_, context) => ({
  value: await findHours(context),
});

interface HoursRow {
  member: string;
  week: string;
  version: number;
}

async function findHours(context: DeskContext): Promise<Hours> {
  const { env, now } = context;
  const [rules, weeks, feeds, links, members, daysOff, events] = await env.DB.batch([
    prepareRules(env.DB),
    env.DB.prepare('SELECT member, week, version FROM office_hours'),
    env.DB.prepare('SELECT member FROM calendar_feeds'),
    env.DB.prepare('SELECT member, url FROM meeting_links'),
    prepareMembers(env.DB),
    env.DB.prepare(`
      SELECT id, member, from_day AS "from", to_day AS "to", label FROM days_off
      WHERE to_day >= ? ORDER BY from_day, id`).bind(findDay(now)),
    prepareDeskEvents(env.DB, 'office'),
  ]);
  const byMember = new Map(((weeks?.results ?? []) as HoursRow[]).map((row) => [row.member, row]));
  const withFeed = new Set(
    ((feeds?.results ?? []) as { member: string }[]).map(({ member }) => member),
  );
  const linkOf = new Map(
    ((links?.results ?? []) as { member: string; url: string }[]).map(({ member, url }) => [
      member,
      url,
    ]),
  );
  return {
    rules: toRules(rules),
    members: toMembers(members, context).map(({ email, name }) => {
      const { week = '[]', version = 1 } = byMember.get(email) ?? {};
      const stretches: Stretch[] = JSON.parse(week);
      return {
        email,
        name,
        hours: stretches.map(toOfficeHours),
        hasFeed: withFeed.has(email),
        meetingUrl: linkOf.get(email) ?? null,
        version,
      };
    }),
    daysOff: (daysOff?.results ?? []) as DayOff[],
    events: toDeskEvents(events),
  };
}

const toTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const toMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const toOfficeHours = ({ weekday, from, to, ways }: Stretch): OfficeHours => ({
  weekday,
  from: toTime(from),
  to: toTime(to),
  ways: [...ways],
});

/** Sorts by weekday and time, so that equal weeks have equal text. */
const toStretches = (hours: readonly OfficeHours[]): Stretch[] =>
  hours
    .map(({ weekday, from, to, ways }) => ({
      weekday,
      from: toMinute(from),
      to: toMinute(to),
      ways: [...new Set(ways)].sort(),
    }))
    .sort((one, other) => one.weekday - other.weekday || one.from - other.from);

const doOverlap = (stretches: readonly Stretch[]): boolean =>
  stretches.some((one, index) => {
    const next = stretches[index + 1];
    return next !== undefined && next.weekday === one.weekday && next.from < one.to;
  });

/** Only admins may change hours, links and days off of another member, or of all (null). */
export const mayChange = ({ actor }: DeskContext, member: string | null): boolean =>
  actor.role === 'admin' || actor.email === member;

export const changeHours: DeskHandler<'changeHours'> = async (
  { member, version, hours },
  context,
) => {
  const { DB } = context.env;
  if (!mayChange(context, member)) return { problem: 'not-an-admin' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const stretches = toStretches(hours);
  if (doOverlap(stretches)) return { problem: 'overlapping-hours' };
  const week = JSON.stringify(stretches);
  const [changed] = await DB.batch([
    DB.prepare(`
      INSERT INTO office_hours (member, week, version) SELECT ?1, ?2, 2
      WHERE ?3 = 1 OR EXISTS (SELECT 1 FROM office_hours WHERE member = ?1)
      ON CONFLICT DO UPDATE SET week = ?2, version = version + 1 WHERE version = ?3 AND week <> ?2
      RETURNING version`).bind(member, week, version),
    prepareAuditIfChanged(DB, { action: 'hours', subject: member }, context),
  ]);
  return answerHours(changed, context, (current) => {
    const own = current.members.find(({ email }) => email === member);
    return own?.version === version;
  });
};

/** Sets the link of a member's video calls; returns ids of the messages to staff. */
export async function writeMeetingLink(
  { member, url }: DeskInput<'setMeetingLink'>,
  context: DeskContext,
): Promise<number[]> {
  const { env, actor, now } = context;
  const { DB } = env;
  const change =
    url === null
      ? DB.prepare('DELETE FROM meeting_links WHERE member = ?').bind(member)
      : DB.prepare(`
          INSERT INTO meeting_links (member, url) VALUES (?1, ?2)
          ON CONFLICT DO UPDATE SET url = ?2 WHERE url <> ?2`).bind(member, url);
  const facts = { member, by: actor.email, host: url && new URL(url).host, at: now };
  const [, , notified] = await DB.batch<{ id: number }>([
    change,
    prepareAuditIfChanged(DB, { action: 'meeting-link', subject: member, to: url }, context),
    prepareStaffMessageIfDone(DB, { topic: 'meeting-link', members: listStaff(env), facts }, now),
  ]);
  return (notified?.results ?? []).map(({ id }) => id);
}

export const changeBookingRules: DeskHandler<'changeBookingRules'> = async (
  { version, rules },
  context,
) => {
  const { DB } = context.env;
  const values = [
    rules.minutes,
    rules.bufferMinutes,
    rules.noticeHours,
    rules.horizonDays,
    rules.offlinePercent,
    Number(rules.showsNames),
  ];
  const [changed] = await DB.batch([
    DB.prepare(`
      INSERT INTO booking_rules SELECT 1, ?1, ?2, ?3, ?4, ?5, ?6, 2
      WHERE ?7 = 1 OR EXISTS (SELECT 1 FROM booking_rules)
      ON CONFLICT DO UPDATE SET (minutes, buffer_minutes, notice_hours, horizon_days, offline_percent,
        shows_names, version) = (?1, ?2, ?3, ?4, ?5, ?6, version + 1) WHERE version = ?7
      RETURNING version`).bind(...values, version),
    prepareAuditIfChanged(DB, { action: 'booking-rules', to: JSON.stringify(rules) }, context),
  ]);
  return answerHours(changed, context, (current) => current.rules.version === version);
};

/** @param isFresh whether the version is still current, if there was nothing to change */
async function answerHours(
  changed: D1Result | undefined,
  context: DeskContext,
  isFresh: (current: Hours) => boolean,
): Promise<Outcome<Hours, 'conflict'>> {
  await clearSlotsCache();
  const current = await findHours(context);
  const isDone = changed?.results.length === 1 || isFresh(current);
  return isDone ? { value: current } : { problem: 'conflict', current };
}
