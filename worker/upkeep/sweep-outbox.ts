import type { Env } from '../core/settings.ts';
import { buryUnreturned, findDue } from '../notify/outbox.sql.ts';
import { MAX_QUEUED_AT_ONCE, queueMessages } from '../notify/queue-messages.ts';
import { deliverMessage } from './deliver.ts';

/**
 * Queues what is due and claimed by nobody: what the queue lost, and what waits for another try. If
 * the queue is down, sends it at once. At most 100 messages a run, the longest due first.
 */
export async function sweepOutbox(env: Env, now: Date): Promise<void> {
  await buryUnreturned(env.DB, now);
  const ids = await findDue(env.DB, now, MAX_QUEUED_AT_ONCE);
  if (await queueMessages(env.OUTBOX, ids)) return;
  // Each claim runs from its own beginning: a hundred slow mails take longer than one claim.
  for (const id of ids) await deliverMessage(env, id, new Date());
}
