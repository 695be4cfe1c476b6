import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { type Env, listStaff } from '../core/settings.ts';
import { addStaffMessage } from '../notify/outbox.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';

/** 09:00 in India, as minutes after midnight UTC. */
const DUE_MINUTES = 3 * 60 + 30;

/**
 * Queues the day's digest of pending leads from 09:00 IST on, once a day (UTC). It runs every few minutes,
 * so that a missed digest is sent late. An empty digest is not sent.
 */
export async function queueDigest(env: Env, now: Date): Promise<void> {
  if (now.getTime() % DAY_MS < DUE_MINUTES * MINUTE_MS) return;
  const day = now.toISOString().slice(0, 10);
  const message = { topic: 'digest' as const, key: day, members: listStaff(env) };
  await queueMessages(env.OUTBOX, await addStaffMessage(env.DB, message, now));
}
