import type { Env } from '../settings.ts';

/** Queues what is due and claimed by nobody: what the queue lost, and what waits for another try. */
export async function sweepOutbox(_env: Env, _now: Date): Promise<void> {}
