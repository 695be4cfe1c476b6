import { DAY_MS } from '../contract/durations.ts';
import { NETWORK_PER_DAY } from '../contract/leads.ts';

/**
 * Whether a network has sent as many leads within a day as pass unflagged. Reads at most that many
 * index entries.
 * @param network its hash
 */
export async function isNetworkOver(db: D1Database, network: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const total = await db
    .prepare(`
      SELECT count(*) AS total FROM (
        SELECT 1 FROM leads WHERE network = ? AND created_at > ? LIMIT ${NETWORK_PER_DAY}
      )`)
    .bind(network, dayAgo)
    .first<number>('total');
  return total === NETWORK_PER_DAY;
}

/** Networks that have exceeded that number within some day. */
export const BUSY_NETWORKS = `
  SELECT network FROM (
    SELECT network, created_at,
      lag(created_at, ${NETWORK_PER_DAY}) OVER (PARTITION BY network ORDER BY created_at) AS earlier
    FROM leads WHERE network IS NOT NULL
  ) WHERE earlier > strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-1 day')`;
