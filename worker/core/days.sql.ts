import { findDay, findStartOfDay, listMonths } from './office-time.logic.ts';

/** The day of the office on which a lead came. */
const OFFICE_DAY = "date(created_at, '+330 minutes')";
/** Its month, as `2026-11`. */
export const OFFICE_MONTH = `substr(${OFFICE_DAY}, 1, 7)`;
/** This form of the condition lets the index of the lists serve it. */
export const IS_NO_SPAM = "folder IN ('inbox', 'flagged')";
const DAYS_SHOWN = 30;

/** Start of the first of these months. */
export const findStartOfMonths = (now: Date): string => findStartOfDay(`${listMonths(now)[0]}-01`);

/** Leads outside the spam folder by day, for `toDays`. */
export function prepareDays(db: D1Database, now: Date): D1PreparedStatement {
  const sql = `
    SELECT ${OFFICE_DAY} AS day, count(*) AS total FROM leads
    WHERE ${IS_NO_SPAM} AND created_at >= ? GROUP BY day`;
  return db.prepare(sql).bind(findStartOfDay(findDay(now, DAYS_SHOWN - 1)));
}

/** The last 30 days, oldest first, including days without a lead. */
export function toDays(result: D1Result | undefined, now: Date): { day: string; total: number }[] {
  const rows = (result?.results ?? []) as { day: string; total: number }[];
  const totals = new Map(rows.map(({ day, total }) => [day, total]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = findDay(now, DAYS_SHOWN - 1 - index);
    return { day, total: totals.get(day) ?? 0 };
  });
}
