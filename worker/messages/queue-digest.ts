import type { Env } from '../settings.ts';
import { countOpenLeads, hasOpenLeads } from '../store/leads/open-leads.ts';
import { queueMessages } from './queue-messages.ts';

/** Queues the day's digest of what is still pending; at most one a day (UTC), none without work. */
export async function queueDigest(env: Env, now: Date): Promise<void> {
  if (!hasOpenLeads(await countOpenLeads(env.DB))) return;
  const { results } = await env.DB.prepare(`
    INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
    VALUES ('digest', substr(?1, 1, 10), '{}', ?1, ?1)
    ON CONFLICT DO NOTHING RETURNING id`)
    .bind(now.toISOString())
    .all<{ id: number }>();
  await queueMessages(
    env.OUTBOX,
    results.map(({ id }) => id),
  );
}
