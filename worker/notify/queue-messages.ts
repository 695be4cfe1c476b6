import type { OutboxMessage } from '../core/settings.ts';
import { MAX_QUEUED_AT_ONCE } from './outbox.sql.ts';

/**
 * Queues messages of the outbox by id, as many as the queue takes in one call.
 * @returns whether the queue took them; the sweep finds all others
 */
export async function queueMessages(
  queue: Queue<OutboxMessage>,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  try {
    await queue.sendBatch(
      ids.slice(0, MAX_QUEUED_AT_ONCE).map((outboxId) => ({ body: { outboxId } })),
    );
    return true;
  } catch {
    return false;
  }
}
