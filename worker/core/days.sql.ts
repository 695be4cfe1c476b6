import { DAY_MS, HOUR_MS } from '../contract/durations.ts';

/** The office is in India, which has one zone and no summer time. The triggers of lead_days say so, too. */
const OFFICE_OFFSET_MS = 5.5 * HOUR_MS;
const DAYS_SHOWN = 30;
const MONTHS_SHOWN = 12;

/** The office's day as `2026-11-22`, `daysAgo` days before that of `now`. */
export function findDay(now: Date, daysAgo = 0): string {
  const local = new Date(now.getTime() + OFFICE_OFFSET_MS - daysAgo * DAY_MS);
  return local.toISOString().slice(0, 10);
}

/** The instant at which a day of the office begins, ISO 8601 in UTC. A 31 February is 3 March. */
export function findStartOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date) - OFFICE_OFFSET_MS).toISOString();
}

/** The instant at which the next one begins. */
export const findEndOfDay = (day: string): string =>
  new Date(Date.parse(findStartOfDay(day)) + DAY_MS).toISOString();

/** The last twelve months of the office as `2026-11`, oldest first. */
export function listMonths(now: Date): string[] {
  const local = new Date(now.getTime() + OFFICE_OFFSET_MS);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const monthsAgo = MONTHS_SHOWN - 1 - index;
    const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsAgo);
    return new Date(first).toISOString().slice(0, 7);
  });
}

/** Leads outside the spam folder by day, for `toDays`. */
export function prepareDays(db: D1Database, now: Date): D1PreparedStatement {
  const sql = `
    SELECT day, sum(total) AS total FROM lead_days
    WHERE day >= ? AND folder <> 'spam' GROUP BY day`;
  return db.prepare(sql).bind(findDay(now, DAYS_SHOWN - 1));
}

/** The last 30 days, oldest first, those without a lead included. */
export function toDays(result: D1Result | undefined, now: Date): { day: string; total: number }[] {
  const rows = (result?.results ?? []) as { day: string; total: number }[];
  const totals = new Map(rows.map(({ day, total }) => [day, total]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = findDay(now, DAYS_SHOWN - 1 - index);
    return { day, total: totals.get(day) ?? 0 };
  });
}
