import type { BookingRules } from '../contract/calendar.ts';

/** Until somebody at the desk changes them. */
export const FIRST_RULES: BookingRules = {
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 4,
  horizonDays: 14,
  offlinePercent: 20,
  showsNames: true,
  version: 1,
};

/** The version as SQL, also where nobody has changed them. */
export const RULES_VERSION = 'coalesce((SELECT version FROM booking_rules), 1)';

/** For `toRules`. */
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
