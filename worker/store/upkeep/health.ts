import type { Health } from '../../contract/leads.ts';
import { FAULT_OUTCOMES } from '../../upkeep/health-rules.ts';
import { BACKED_UP_TABLES } from './backed-up-tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What Health is judged by. */
export interface Totals {
  lastLeadAt: string | null;
  oldestMailAt: string | null;
  deadLetters: number;
  mailToday: number;
  answers: number;
  faults: number;
}

/**
 * ?1: midnight UTC; ?2: the hour a day ago; ?3: JSON of the outcomes that are faults. A partner's
 * broken webhook is the partner's to mend, so it counts only once it is given up.
 */
const TOTALS = `
  SELECT
    (SELECT max(created_at) FROM leads WHERE folder = 'inbox') AS lastLeadAt,
    (SELECT min(created_at) FROM outbox
      WHERE sent_at IS NULL AND dead_at IS NULL AND topic <> 'webhook') AS oldestMailAt,
    (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL) AS deadLetters,
    (SELECT count(*) FROM outbox WHERE sent_at >= ?1 AND topic <> 'webhook' AND last_error IS NULL) AS mailToday,
    (SELECT coalesce(sum(total), 0) FROM counters WHERE hour > ?2) AS answers,
    (SELECT coalesce(sum(total), 0) FROM counters
      WHERE hour > ?2 AND outcome IN (SELECT value FROM json_each(?3))) AS faults`;

export async function readTotals(db: D1Database, now: Date): Promise<Totals> {
  const today = now.toISOString().slice(0, 10);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const values = [today, dayAgo.slice(0, 13), JSON.stringify(FAULT_OUTCOMES)];
  const totals = await db
    .prepare(TOTALS)
    .bind(...values)
    .first<Totals>();
  if (!totals) throw new Error('The totals could not be read');
  return totals;
}

/** Newest first; more than a page would be one cause, and is counted above. */
export async function readDeadLetters(db: D1Database): Promise<Health['deadLetters']> {
  const { results } = await db
    .prepare(`
      SELECT id, topic, attempts, coalesce(last_error, '') AS lastError, dead_at AS deadAt
      FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC LIMIT 50`)
    .all<Health['deadLetters'][number]>();
  return results;
}

export async function readTableSizes(db: D1Database): Promise<Health['tables']> {
  const counts = await db.batch<{ rows: number }>(
    BACKED_UP_TABLES.map((table) => db.prepare(`SELECT count(*) AS rows FROM ${table}`)),
  );
  return BACKED_UP_TABLES.map((name, index) => ({
    name,
    rows: counts[index]?.results[0]?.rows ?? 0,
  }));
}
