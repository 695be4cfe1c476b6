import { DeadlineError, withDeadline } from '../deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { classifyFault, isPermanent } from './storage-fault.ts';
import type { FiledRow } from './upsert.ts';

const RETRY_AFTER_SECONDS = 10;

export type LateOutcome = 'stored-late' | 'failed-late';

interface StoreOptions {
  /** For both tries together. */
  timeLimitMs: number;
  /** Is given what becomes of a statement that the time limit cut off. */
  onLate(outcome: Promise<LateOutcome>): void;
}

/**
 * Files one submission with two tries of half the time each, which the dedupe key makes harmless.
 * A first try that is only slow may still come in during the second.
 * @returns the row it is in.
 * @throws HttpError 503 where another time may work, 500 where the database refuses it for good.
 * D1's own message quotes SQL and is dropped here.
 */
export async function storeOnce(
  db: D1Database,
  prepare: (isSecondTry: boolean) => D1PreparedStatement,
  { timeLimitMs, onLate }: StoreOptions,
): Promise<FiledRow> {
  const file = async (isSecondTry: boolean) => {
    const [result] = await db.batch<FiledRow>([prepare(isSecondTry)]);
    return result?.results[0] as FiledRow;
  };
  const first = file(false);
  try {
    return await withDeadline(first, timeLimitMs / 2);
  } catch (error) {
    if (isPermanent(classifyFault(error))) throw toHttpError(error);
  }
  const either = Promise.any([first, file(true)]);
  try {
    return await withDeadline(either, timeLimitMs / 2);
  } catch (error) {
    if (error instanceof DeadlineError) {
      onLate(
        either.then(
          () => 'stored-late',
          () => 'failed-late',
        ),
      );
    }
    throw toHttpError(error instanceof AggregateError ? error.errors.at(-1) : error);
  }
}

function toHttpError(error: unknown): HttpError {
  const fault = classifyFault(error);
  if (isPermanent(fault)) return new HttpError(500, 'internal-error', { detail: fault });
  const headers = { 'Retry-After': `${RETRY_AFTER_SECONDS}` };
  if (error instanceof DeadlineError) return new HttpError(503, 'storage-timeout', { headers });
  return new HttpError(503, 'storage-failed', { headers, detail: fault });
}
