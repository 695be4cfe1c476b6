import { DeadlineError, withDeadline } from './deadline.ts';
import { HttpError } from './problem.ts';

const RETRY_AFTER_SECONDS = 10;

export interface RetryOptions {
  /** For both attempts together. */
  timeLimitMs: number;
  /** Receives the outcome of a statement that was still running at the time limit. */
  onLate(outcome: Promise<'stored-late' | 'failed-late'>): void;
}

/**
 * Runs a statement at most twice, each attempt with half the time. A first attempt that is only slow may
 * still succeed during the second, so the statement must be safe to repeat.
 * @throws HttpError 503 if a later request may succeed, 500 if the database can never accept it.
 * D1's own message quotes SQL and is dropped here.
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  { timeLimitMs, onLate }: RetryOptions,
): Promise<T> {
  const first = run();
  try {
    return await withDeadline(first, timeLimitMs / 2);
  } catch (error) {
    if (isPermanent(classifyFault(error))) throw toHttpError(error);
  }
  const either = Promise.any([first, run()]);
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

/**
 * Awaits work of D1 or R2 that is not repeated.
 * @throws HttpError as `withRetry` does, if the fault is the storage's; other errors unchanged
 */
export async function awaitStorage<T>(work: Promise<T>, timeLimitMs: number): Promise<T> {
  try {
    return await withDeadline(work, timeLimitMs);
  } catch (error) {
    if (error instanceof HttpError || classifyFault(error) === 'unknown') throw error;
    throw toHttpError(error);
  }
}

function toHttpError(error: unknown): HttpError {
  const fault = classifyFault(error);
  if (isPermanent(fault)) return new HttpError(500, 'internal-error', { detail: fault });
  return error instanceof DeadlineError ? laterError() : laterError(fault);
}

/** A transient failure. Without a fault, the database did not answer in time. */
export function laterError(fault?: StorageFault | 'breaker'): HttpError {
  const headers = { 'Retry-After': `${RETRY_AFTER_SECONDS}` };
  if (fault === undefined) return new HttpError(503, 'storage-timeout', { headers });
  return new HttpError(503, 'storage-failed', { headers, detail: fault });
}

/**
 * Reason why a statement failed: the log gets this word and nothing of D1's message. `code` is a bug of
 * ours, unrelated to the database.
 */
type StorageFault =
  | 'code'
  | 'constraint'
  | 'missing-table'
  | 'type'
  | 'overloaded'
  | 'timeout'
  | 'reset'
  | 'unknown';

/** The first match counts, as D1 names a timeout and the reset that follows it in one sentence. */
const SIGNS: [StorageFault, RegExp][] = [
  ['constraint', /constraint|cannot store/i],
  ['missing-table', /no such (table|column)|no column named/i],
  ['type', /D1_TYPE_ERROR|datatype mismatch/i],
  ['overloaded', /overloaded|too many|exceeded its (CPU|memory)/i],
  ['timeout', /time(d )?out/i],
  ['reset', /reset|connection lost|network|internal error|transient/i],
];

/** Classifies by D1's message, for want of a code. D1 throws a plain `Error`. */
export function classifyFault(error: unknown): StorageFault {
  if (error instanceof DeadlineError) return 'timeout';
  if ([RangeError, ReferenceError, TypeError].some((kind) => error instanceof kind)) return 'code';
  const message = error instanceof Error ? error.message : '';
  return SIGNS.find(([, sign]) => sign.test(message))?.[0] ?? 'unknown';
}

/** Faults that a retry would meet again: the code is wrong, or disagrees with the database. */
const isPermanent = (fault: StorageFault): boolean =>
  ['code', 'constraint', 'missing-table', 'type'].includes(fault);
