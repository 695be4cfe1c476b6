import type { DayOff } from '../contract/calendar.ts';
import { isInstant } from '../contract/instant.ts';
import { prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { isMember } from '../core/members.sql.ts';
import { listDays } from '../core/office-time.logic.ts';
import { mayChange, readHours } from './hours.sql.ts';
import { clearSlotsCache } from './slots-cache.ts';

/** Whether a text is an existing day. */
export const isDay = (day: string): boolean => isInstant(`${day}T00:00:00.000Z`);

/** Longest absence: more is a mistake in the year. */
const MAX_DAYS = 366;

/** Adds days off; a repeat adds nothing. */
export const addDayOff: DeskHandler<'addDayOff'> = async ({ member, from, to, label }, context) => {
  const { DB } = context.env;
  if (!mayChange(context, member)) return { problem: 'not-an-admin' };
  if (!isDay(from) || !isDay(to) || to < from || listDays(from, to).length > MAX_DAYS) {
    return { problem: 'invalid-days' };
  }
  if (member !== null && !(await isMember(member, context))) return { problem: 'unknown-member' };
  await DB.batch([
    DB.prepare(`
      INSERT INTO days_off (member, from_day, to_day, label) SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (
        SELECT 1 FROM days_off WHERE (member, from_day, to_day, label) IS (?1, ?2, ?3, ?4)
      )`).bind(member, from, to, label),
    prepareAuditIfChanged(DB, { action: 'day-off-added', subject: member, from, to }, context),
  ]);
  await clearSlotsCache();
  return readHours({}, context);
};

export const removeDayOff: DeskHandler<'removeDayOff'> = async ({ id }, context) => {
  const { DB } = context.env;
  const dayOff = await DB.prepare(
    'SELECT member, from_day AS "from", to_day AS "to" FROM days_off WHERE id = ?',
  )
    .bind(id)
    .first<Pick<DayOff, 'member' | 'from' | 'to'>>();
  if (!dayOff) return { problem: 'not-found' };
  if (!mayChange(context, dayOff.member)) return { problem: 'not-an-admin' };
  await DB.batch([
    DB.prepare('DELETE FROM days_off WHERE id = ?').bind(id),
    prepareAuditIfChanged(
      DB,
      { action: 'day-off-removed', subject: dayOff.member, from: dayOff.from, to: dayOff.to },
      context,
    ),
  ]);
  await clearSlotsCache();
  return readHours({}, context);
};
