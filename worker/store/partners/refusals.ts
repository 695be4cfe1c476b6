const MAX_ROWS = 1000;
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Counts one, and forgets those of more than 30 days ago. */
export async function addRefusal(db: D1Database, origin: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  const count = db.prepare(`
    INSERT INTO origin_refusals (origin, day, total) SELECT ?1, ?2, 1
    WHERE EXISTS (SELECT 1 FROM origin_refusals WHERE day = ?2 AND origin = ?1)
      OR (SELECT count(*) FROM origin_refusals) < ${MAX_ROWS}
    ON CONFLICT DO UPDATE SET total = total + 1`);
  await db.batch([
    db.prepare('DELETE FROM origin_refusals WHERE day <= ?').bind(oldest),
    count.bind(origin, today),
  ]);
}
