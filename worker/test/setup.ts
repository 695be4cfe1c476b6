import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { captureLog } from './support/log.ts';
import { emptyTables } from './support/tables.ts';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(async () => {
  captureLog();
  // What is gathered for a second before it is written would hold up every test that waits for it.
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  await emptyTables();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
