import type { Env } from '../core/settings.ts';
import { readMailEvent } from '../notify/mail-event.logic.ts';
import { recordReturned } from '../notify/returned-mail.sql.ts';
import { storeRun } from './health.sql.ts';

/**
 * Records the mailboxes whose mail came back. Events that cannot be read are counted and dropped, as another try
 * would read no more; Health names them until a batch is read whole.
 * @throws D1's error: the queue then delivers the batch again
 */
export async function consumeMailEvents(batch: MessageBatch, env: Env): Promise<void> {
  const now = new Date();
  const events = batch.messages.map(({ body }) => readMailEvent(body));
  const returned = events.filter((event) => typeof event === 'object');
  const malformed = events.filter((event) => event === 'malformed').length;
  if (returned.length > 0) await recordReturned(env, returned, now);
  const counts = { events: events.length, returned: returned.length, malformed };
  const line = JSON.stringify({ route: 'mail-events', ...counts });
  if (malformed > 0) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per batch that the Worker writes.
  else console.log(line);
  await storeRun(env.DB, 'mail-events', malformed > 0 ? null : now);
}
