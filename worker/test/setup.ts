import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { captureLog } from './support/log.ts';
import { emptyTables } from './support/tables.ts';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(async () => {
  captureLog();
  await emptyTables();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
