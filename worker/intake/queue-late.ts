import { withDeadline } from '../core/deadline.ts';
import type { Env } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';

/** A queue that takes longer counts as down. */
const QUEUE_TIMEOUT_MS = 3000;
/** Of a message in JSON; the platform takes 128,000 with what it adds. */
export const MAX_LATE_BYTES = 127_000;

/**
 * Puts a whole submission into a queue of those that the database cannot take now. Flagged ones have a
 * queue of their own: in a flood the genuine ones are filed first.
 * @returns whether the queue took it
 */
export async function queueLate(env: Env, taken: TakenSubmission): Promise<boolean> {
  const queue = taken.filing.flag ? env.LATE_FLAGGED : env.LATE;
  if (new TextEncoder().encode(JSON.stringify(taken)).length > MAX_LATE_BYTES) return false;
  try {
    await withDeadline(queue.send(taken, { contentType: 'json' }), QUEUE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}
