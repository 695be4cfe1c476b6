import { DeadlineError, withDeadline } from '../deadline.ts';
import { HttpError } from '../http/http-error.ts';

/** What every table keeps beside the submission itself. */
export interface Provenance {
  dedupeKey: string;
  /** Origin of the page. */
  source: string;
  pageUrl: string | null;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs one insert and tells whether it made a row. It is cut off after `timeLimitMs` without
 * knowing whether it will still commit; the dedupe key makes the client's retry harmless.
 * @throws HttpError 503. D1's own message quotes SQL and is dropped here.
 */
export async function storeOnce(
  db: D1Database,
  prepareInsert: (db: D1Database) => D1PreparedStatement,
  timeLimitMs: number,
): Promise<'stored' | 'duplicate'> {
  try {
    const [result] = await withDeadline(db.batch([prepareInsert(db)]), timeLimitMs);
    return result?.meta.changes === 0 ? 'duplicate' : 'stored';
  } catch (error) {
    const code = error instanceof DeadlineError ? 'storage-timeout' : 'storage-failed';
    throw new HttpError(503, code, { headers: { 'Retry-After': `${RETRY_AFTER_SECONDS}` } });
  }
}
