import type { OutboxMessage } from '../core/settings.ts';

/**
 * Queues messages of the outbox by id, at most `MAX_QUEUED_AT_ONCE`.
 * @returns whether the queue took them; the sweep finds those that it did not take
 */
export async function queueMessages(
  queue: Queue<OutboxMessage>,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  try {
    await queue.sendBatch(ids.map((outboxId) => ({ body: { outboxId } })));
    return true;
  } catch {
    return false;
  }
}
