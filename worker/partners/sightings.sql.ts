import { DAY_MS } from '../contract/durations.ts';

/** Most websites a day; beyond it the least seen are dropped. */
const MAX_A_DAY = 200;
const KEPT_DAYS = 30;

/** Counts a sighting, and deletes those older than 30 days. */
export async function addSighting(db: D1Database, origin: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  await db.batch([
    db.prepare('DELETE FROM origin_refusals WHERE day <= ?').bind(oldest),
    // The new one cannot be the least seen: its competitors have been stored for longer.
    db
      .prepare(`
        DELETE FROM origin_refusals WHERE day = ?1 AND origin IN (
          SELECT origin FROM origin_refusals WHERE day = ?1 AND origin <> ?2
          ORDER BY (SELECT count(*) FROM origin_refusals AS other WHERE other.origin = origin_refusals.origin),
            total
          LIMIT max(0, (SELECT count(*) FROM origin_refusals WHERE day = ?1 AND origin <> ?2) - ${MAX_A_DAY - 1})
        )`)
      .bind(today, origin),
    db
      .prepare(`
        INSERT INTO origin_refusals (origin, day, total) VALUES (?1, ?2, 1)
        ON CONFLICT DO UPDATE SET total = total + 1`)
      .bind(origin, today),
  ]);
}
