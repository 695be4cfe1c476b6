// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { BACKED_UP_TABLES, BACKUP_FOLDER } from '../worker/store/upkeep/backed-up-tables.ts';
import { keepErasure } from '../worker/store/upkeep/erasures.ts';
import { exportTables } from '../worker/store/upkeep/export-tables.ts';
import { hashAddress, readErasureKeys } from '../worker/upkeep/hash-address.ts';
import { DEVELOPMENT_KEYS, migrate } from './local-worker.ts';

const NOW = new Date('2026-11-22T20:30:00.000Z');
let state: string;

type Bindings = { DB: D1Database; BACKUPS: R2Bucket };

async function withBindings(work: (env: Bindings) => Promise<void>): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: 'wrangler.toml',
    persist: { path: join(state, 'v3') },
  });
  try {
    await work(env);
  } finally {
    await dispose();
  }
}

/** As the nightly task does, which needs the types of the Worker. */
async function backUp({ DB, BACKUPS }: Bindings, day: string, spoil = (line: string) => line) {
  const { lines } = exportTables(DB, BACKED_UP_TABLES, NOW);
  let text = '';
  for await (const line of lines) text += spoil(line);
  await BACKUPS.put(`${BACKUP_FOLDER}${day}.jsonl.gz`, gzipSync(text));
}

async function erase({ BACKUPS }: Bindings, email: string): Promise<void> {
  const [key] = await readErasureKeys(DEVELOPMENT_KEYS.ERASURE_KEYS);
  if (!key) throw new Error('There is no key');
  await keepErasure(BACKUPS, {
    emailHmac: await hashAddress(key, email),
    keyId: key.id,
    actor: 'meera@example.org',
    createdAt: NOW.toISOString(),
  });
}

async function drill(): Promise<string> {
  const command = ['scripts/restore-drill.ts', '--persist-to', state];
  return (await promisify(execFile)('node', command)).stdout;
}

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'sa-drill-'));
  await migrate(state, true);
}, 120_000);
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }));

describe('npm run restore-drill', () => {
  it('restores the newest backup, compares it and erases again', async () => {
    await withBindings(async (env) => {
      const insert = env.DB.prepare(`
        INSERT INTO newsletter_subscriptions (email, dedupe_key, source, created_at)
        VALUES (?1, ?2, 'desk', '2026-11-22')`);
      await env.DB.batch(
        ['asha', 'meera'].map((name, index) =>
          insert.bind(`${name}@example.com`, `${index}`.repeat(64)),
        ),
      );
      await backUp(env, '2026-11-22');
      await erase(env, 'asha@example.com');
    });
    const output = await drill();
    expect(output).toContain('backups/2026-11-22.jsonl.gz');
    expect(output).toMatch(/newsletter_subscriptions\D+2\D+2\D+'equal'/);
    expect(output).toContain('1 rows of people who were erased since are gone again.');
  }, 120_000);

  it('ends with 1 where a table differs', async () => {
    await withBindings((env) =>
      backUp(env, '2026-11-23', (line) => line.replace('asha@example.com', 'asha@example.org')),
    );
    await expect(drill()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/newsletter_subscriptions\D+2\D+2\D+'DIFFERENT'/),
    });
  }, 120_000);
});
