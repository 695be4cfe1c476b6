/** Websites a day; beyond it the least seen are dropped. */
const MAX_A_DAY = 200;

/** Counts one. The night forgets those of more than 30 days ago (retention.sql.ts). */
export async function addSighting(db: D1Database, origin: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.batch([
    // The new one cannot be the least seen: those it competes with have been there for longer.
    db
      .prepare(`
        DELETE FROM origin_sightings WHERE day = ?1 AND origin IN (
          SELECT origin FROM origin_sightings WHERE origin <> ?2 GROUP BY origin HAVING max(day) = ?1
          ORDER BY count(*), sum(total) FILTER (WHERE day = ?1)
          LIMIT max(0, (SELECT count(*) FROM origin_sightings WHERE day = ?1 AND origin <> ?2) - ${MAX_A_DAY - 1})
        )`)
      .bind(today, origin),
    db
      .prepare(`
        INSERT INTO origin_sightings (origin, day, total) VALUES (?1, ?2, 1)
        ON CONFLICT DO UPDATE SET total = total + 1`)
      .bind(origin, today),
  ]);
}
