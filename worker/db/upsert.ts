import type { Flag } from '../routes/flag.ts';
import type { DedupeKeys } from './dedupe-key.ts';

/** What every table keeps beside the submission itself. */
export interface Filing {
  dedupeKeys: DedupeKeys;
  /** Origin of the page. */
  source: string;
  pageUrl: string | null;
  flag: Flag | null;
  arrivedAt: Date;
  /** Filed again by the same request, because the first try failed or is late. */
  isSecondTry: boolean;
}

/** The row that a submission is in. */
export interface FiledRow {
  dedupeKey: string;
  /** How often it came again; 0 where it came for the first time. */
  repeats: number;
}

/**
 * SQL that stores a submission or, where the same one is there, counts it as a repeat. A repeat
 * without a flag takes the row's away: nobody is set apart by what another sent in her name. The
 * second try of one request finds its first by the moment of arrival and counts nothing.
 */
export function writeUpsert(table: string, columns: readonly string[]): string {
  const isRepeat = '(NOT ?7 OR coalesce(last_at, created_at) <> excluded.created_at)';
  return `
    INSERT INTO ${table} (dedupe_key, source, page_url, flag, created_at, ${columns.join(', ')})
    VALUES (
      coalesce((SELECT dedupe_key FROM ${table} WHERE dedupe_key = ?2), ?1), ?3, ?4, ?5, ?6,
      ${columns.map((_, index) => `?${index + 8}`).join(', ')}
    )
    ON CONFLICT DO UPDATE SET
      repeats = repeats + ${isRepeat},
      last_at = iif(${isRepeat}, excluded.created_at, last_at),
      flag = iif(excluded.flag IS NULL, NULL, flag)
    RETURNING dedupe_key AS dedupeKey, repeats`;
}

/** Binds `values` in the order of the upsert's columns. */
export function bindUpsert(
  statement: D1PreparedStatement,
  { dedupeKeys, source, pageUrl, flag, arrivedAt, isSecondTry }: Filing,
  values: readonly string[],
): D1PreparedStatement {
  const { today, yesterday } = dedupeKeys;
  const arrived = arrivedAt.toISOString();
  return statement.bind(today, yesterday, source, pageUrl, flag, arrived, +isSecondTry, ...values);
}
