// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashAddress, readErasureKeys } from '../../worker/core/hash-address.ts';
import { beginCopy, copyStep, namePart } from '../../worker/upkeep/copy-tables.sql.ts';
import { keepErasure } from '../../worker/upkeep/erasures.sql.ts';
import { openBindings } from '../bindings.ts';
import { DEVELOPMENT_KEYS, migrate } from '../local-worker.ts';

const NOW = new Date('2026-11-22T20:30:00.000Z');
let state: string;

type Bindings = { DB: D1Database; BACKUPS: R2Bucket };

async function withBindings(work: (env: Bindings) => Promise<void>): Promise<void> {
  const { env, dispose } = await openBindings<Bindings>(state);
  try {
    await work(env);
  } finally {
    await dispose();
  }
}

/** As the nightly task does, which needs the types of the Worker. */
async function backUp({ DB, BACKUPS }: Bindings, now: Date): Promise<void> {
  let state = await beginCopy(DB);
  while (state.some(({ isCopied }) => !isCopied)) state = await copyStep(DB, BACKUPS, state, now);
}

async function spoil({ BACKUPS }: Bindings, now: Date, find: string, replacement: string) {
  const key = namePart(now.toISOString(), 'newsletter_subscriptions', 1);
  const packed = (await (await BACKUPS.get(key))?.arrayBuffer()) ?? new ArrayBuffer();
  const part = gunzipSync(new Uint8Array(packed));
  await BACKUPS.put(key, gzipSync(part.toString().replace(find, replacement)));
}

/** The copy of a version before the steps, which was one file: of one table with one row. */
async function putSingleFile({ BACKUPS }: Bindings, day: string): Promise<void> {
  const table = 'newsletter_subscriptions';
  const columns = { [table]: ['id', 'email', 'dedupe_key', 'source', 'created_at'] };
  const rows = [[7, 'ravi@example.com', '7'.repeat(64), 'desk', '2026-11-20']];
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const lines = [
    { format: 1, createdAt: `${day}T20:30:00.000Z`, pageRows: 1000, columns },
    [table, rows],
    { tables: { [table]: { rows: 1, hash } } },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await BACKUPS.put(`backups/${day}.jsonl.gz`, gzipSync(text));
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
  const command = ['scripts/operate/restore-drill.ts', '--persist-to', state];
  return (await promisify(execFile)('node', command)).stdout;
}

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'sa-drill-'));
  await migrate(state);
}, 300_000);
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
      await backUp(env, NOW);
      await erase(env, 'asha@example.com');
    });
    const output = await drill();
    expect(output).toContain('backups/2026-11-22T20:30:00.000Z.json');
    expect(output).toMatch(/newsletter_subscriptions\D+2\D+2\D+'equal'/);
    expect(output).toMatch(/Peak memory: \d+ MB/);
    expect(output).toContain('1 rows of people who were erased since are gone again.');
  }, 300_000);

  it('ends with 1 where a table differs', async () => {
    const now = new Date('2026-11-23T20:30:00.000Z');
    await withBindings(async (env) => {
      await backUp(env, now);
      await spoil(env, now, 'asha@example.com', 'asha@example.org');
    });
    await expect(drill()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/newsletter_subscriptions\D+2\D+2\D+'DIFFERENT'/),
    });
  }, 300_000);

  it('restores a copy of the version before', async () => {
    await withBindings((env) => putSingleFile(env, '2026-11-24'));
    const output = await drill();
    expect(output).toContain('backups/2026-11-24.jsonl.gz');
    expect(output).toMatch(/newsletter_subscriptions\D+1\D+1\D+'equal'/);
  }, 300_000);
});
