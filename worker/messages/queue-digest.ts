import type { Env } from '../settings.ts';

/** Queues the day's digest of what is still pending; at most one a day (UTC), none without work. */
export async function queueDigest(_env: Env, _now: Date): Promise<void> {}
