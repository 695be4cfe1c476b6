import type { CheckedSubmission } from '../core/checked-submission.ts';
import { withDeadline } from '../core/deadline.ts';
import type { Env } from '../core/settings.ts';

/** A queue that takes longer counts as down. */
const QUEUE_TIMEOUT_MS = 3000;
/** Largest message in JSON; the platform accepts 128,000 with its own additions. */
export const MAX_LATE_BYTES = 127_000;

/**
 * Queues a whole submission that the database cannot store now. Flagged ones have a separate queue: in a
 * flood the genuine ones are stored first.
 * @returns whether the queue accepted it
 */
export async function postponeSubmission(
  env: Env,
  submission: CheckedSubmission,
): Promise<boolean> {
  const queue = submission.circumstances.flag ? env.LATE_FLAGGED : env.LATE;
  if (new TextEncoder().encode(JSON.stringify(submission)).length > MAX_LATE_BYTES) return false;
  try {
    await withDeadline(queue.send(submission, { contentType: 'json' }), QUEUE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}
