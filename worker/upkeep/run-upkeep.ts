import type { Env } from '../settings.ts';

/** Runs the tasks of one cron trigger of wrangler.toml. */
export async function runUpkeep(_controller: ScheduledController, _env: Env): Promise<void> {}
