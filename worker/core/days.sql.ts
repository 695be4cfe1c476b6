import { findDay } from './office-time.logic.ts';

const DAYS_SHOWN = 30;

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
