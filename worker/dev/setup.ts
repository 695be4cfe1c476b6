import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { setClockToStart } from './clock.ts';
import { captureLog } from './log.ts';
import { emptyTables } from './tables.ts';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// Also for values that a file computes before its first test.
setClockToStart();

beforeEach(async () => {
  captureLog();
  // The second for which answers are gathered before a write would delay every test that waits for it.
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  await emptyTables();
});

afterEach(() => {
  setClockToStart();
  vi.restoreAllMocks();
});
