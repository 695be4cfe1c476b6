/** @param rows hour, route, outcome, origin or null, and how many */
export async function addCounts(db: D1Database, rows: unknown[][]): Promise<void> {
  await db
    .prepare(`
      INSERT INTO counters (hour, route, outcome, partner_id, total)
      SELECT value ->> 0, value ->> 1, value ->> 2, coalesce(partner_id, ''), value ->> 4
      FROM json_each(?) LEFT JOIN partner_origins ON origin = value ->> 3 WHERE true
      ON CONFLICT DO UPDATE SET total = total + excluded.total`)
    .bind(JSON.stringify(rows))
    .run();
}
