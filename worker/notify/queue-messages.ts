import type { OutboxMessage } from '../core/settings.ts';

/**
 * Queues messages of the outbox by id, at most `MAX_QUEUED_AT_ONCE`.
 * @returns whether the queue accepted them; the sweep finds the others
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
