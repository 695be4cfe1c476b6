const DAY_MS = 24 * 60 * 60_000;
const DAYS_SHOWN = 30;
const MONTHS_SHOWN = 12;

/** The day (UTC) as `2026-11-22`, `daysAgo` days before `now`. */
export function findDay(now: Date, daysAgo = 0): string {
  return new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

/** The last twelve months (UTC) as `2026-11`, oldest first. */
export function listMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const monthsAgo = MONTHS_SHOWN - 1 - index;
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo);
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
