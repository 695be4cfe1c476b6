import { DAY_MS } from '../contract/durations.ts';
import type { Health } from '../contract/leads.ts';
import { listKinds } from '../leads/kinds.ts';
import { MAX_COUNTED } from '../notify/outbox.sql.ts';

/** What Health is judged by. */
export interface Totals {
  firstAt: string | null;
  lastLeadAt: string | null;
  answers: number;
  faults: number;
}

/**
 * A few rows of an index each, however many there are. ?1: the hour a day ago.
 */
const TOTALS = `
  SELECT
    (SELECT created_at FROM leads ORDER BY id LIMIT 1) AS firstAt,
    (SELECT created_at FROM leads WHERE folder = 'inbox' ORDER BY created_at DESC LIMIT 1) AS lastLeadAt,
    coalesce(sum(total), 0) AS answers, coalesce(sum(faults), 0) AS faults
  FROM answers WHERE hour > ?1`;

export async function readTotals(db: D1Database, now: Date): Promise<Totals> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const totals = await db.prepare(TOTALS).bind(dayAgo.slice(0, 13)).first<Totals>();
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

/** Tables that grow with use, oldest rows gone first: the ids tell their size well enough. */
const GROWING_TABLES = ['lead_events', 'outbox', 'desk_events', 'erasures', 'appointments'];
/** Tables of a few rows, as members fill them. */
const SMALL_TABLES = ['partners', 'partner_origins', 'origin_rulings', 'members', 'office_hours'];

/** By kept counts, by ids or of what is small: a look must not read every row. */
export async function readTableSizes(db: D1Database): Promise<Health['tables']> {
  const kept = listKinds().map(
    ({ kind, table }) =>
      `SELECT '${table}' AS name, coalesce(sum(total), 0) AS rows FROM lead_counts WHERE kind = '${kind}'`,
  );
  const spans = GROWING_TABLES.map(
    (table) => `
      SELECT '${table}' AS name,
        coalesce((SELECT max(id) FROM ${table}) - (SELECT min(id) FROM ${table}) + 1, 0) AS rows`,
  );
  const counted = SMALL_TABLES.map(
    (table) => `
      SELECT '${table}' AS name, count(*) AS rows FROM (SELECT 1 FROM ${table} LIMIT ${MAX_COUNTED})`,
  );
  const sizes = await db.batch<Health['tables'][number]>(
    [...kept, ...spans, ...counted].map((sql) => db.prepare(sql)),
  );
  return sizes.flatMap(({ results }) => results);
}
