import type { Env } from '../settings.ts';
import { countOpenLeads, hasOpenLeads } from '../store/leads/open-leads.ts';
import { addMessage } from '../store/outbox/outbox.ts';
import { queueMessages } from './queue-messages.ts';

/** Queues the day's digest of what is still pending; at most one a day (UTC), none without work. */
export async function queueDigest(env: Env, now: Date): Promise<void> {
  if (!hasOpenLeads(await countOpenLeads(env.DB))) return;
  const day = now.toISOString().slice(0, 10);
  const ids = await addMessage(env.DB, { topic: 'digest', dedupeKey: day, payload: {} }, now);
  await queueMessages(env.OUTBOX, ids);
}
