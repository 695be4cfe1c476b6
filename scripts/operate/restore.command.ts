// @vitest-environment node
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashAddress, readErasureKeys, recordErasure } from '../../worker/core/erasure-ledger.ts';
import { AWAY_UNTIL, COPIED_AT } from '../../worker/core/operator-marks.ts';
import { openBindings } from '../local/bindings.ts';
import { DEVELOPMENT_KEYS, migrate } from '../local/local-worker.ts';
import { shell } from '../run.ts';
import { queryLocalD1 } from '../testing/local-state.ts';
import type { Account, Bindings } from './account.ts';
import { decryptFile, readCopyKey } from './copy-file.ts';
import { makeCopy } from './make-copy.ts';
import { listSteps, runSteps } from './restore.ts';

const KEY = readCopyKey('c0'.repeat(32));
const { ERASURE_KEYS } = DEVELOPMENT_KEYS;
const POINT = new Date('2026-11-22T10:00:00.000Z');
const NOW = new Date('2026-11-22T18:00:00.000Z');

let folder: string;
let state: string;
let config: string;
/** Operations on the account, in order. */
const done: string[] = [];
/** Stands in for the restore point. */
let restorePoint: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sa-restore-'));
  state = join(folder, '.wrangler/state');
  restorePoint = join(folder, 'point.sql');
  // `d1 export` finds local databases next to the configuration.
  config = join(folder, 'wrangler.toml');
  copyFileSync('wrangler.toml', config);
  await migrate(state);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const rows = (sql: string) => queryLocalD1(state, sql).map((row) => ({ ...row }));

/** Wrangler itself, on the local database. */
async function wrangler(args: readonly string[]): Promise<void> {
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  await promisify(execFile)('wrangler', [...args, '-c', config], { env, shell });
}

async function withBindings<T>(work: (env: Bindings) => Promise<T>): Promise<T> {
  const { env, dispose } = await openBindings<Bindings>(state);
  try {
    return await work(env);
  } finally {
    await dispose();
  }
}

/** The local database in the place of the account; Time Travel and secrets have none of their kind. */
const local: Account = {
  async wrangler(args, input) {
    done.push(args.join(' '));
    if (args[1] === 'export')
      return wrangler(args.map((arg) => arg.replace('--remote', '--local')));
    if (args[1] !== 'time-travel') return void done.push(`input: ${input}`);
    rmSync(join(state, 'v3/d1'), { recursive: true });
    await wrangler(['d1', 'execute', 'DB', '--local', '--yes', '--file', restorePoint]);
  },
  async withBindings(work) {
    return withBindings(async (env) => {
      const RECORDS = {
        ...env.RECORDS,
        get: (key: string) => env.RECORDS.get(key),
        list: (options: object) => env.RECORDS.list(options),
        async put(key: string, text: string) {
          done.push(`put ${key} ${text}`);
          return env.RECORDS.put(key, text);
        },
        async delete(key: string) {
          done.push(`delete ${key}`);
          return env.RECORDS.delete(key);
        },
      } as unknown as Bindings['RECORDS'];
      return work({ ...env, RECORDS });
    });
  },
  wait: async (seconds) => void done.push(`wait ${seconds} s`),
};

async function addReader(name: string, createdAt: string): Promise<void> {
  const email = `${name}@example.com`;
  await withBindings(async ({ DB }) => {
    await DB.batch([
      DB.prepare(
        `INSERT INTO newsletter_subscriptions (email, dedupe_key, source, created_at) VALUES (?, ?, 'desk', ?)`,
      ).bind(email, name.padEnd(64, '0'), createdAt),
      DB.prepare(`
        INSERT INTO leads (kind, row_id, email, created_at, status, folded)
        SELECT 'newsletter', id, email, created_at, 'confirmed', '' FROM newsletter_subscriptions WHERE email = ?`).bind(
        email,
      ),
    ]);
  });
}

async function addMessage(topic: string, key: string, dueAt: string): Promise<void> {
  await withBindings(async ({ DB }) => {
    await DB.prepare(
      'INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at) VALUES (?, ?, ?, ?, ?)',
    )
      .bind(topic, key, '{}', '2026-11-22T09:59:00.000Z', dueAt)
      .run();
  });
}

describe('an operator', () => {
  it('makes a copy of which Health knows beforehand, and which opens with the key alone', async () => {
    await addReader('asha', '2026-11-22T09:00:00.000Z');
    await addReader('meera', '2026-11-22T09:00:00.000Z');
    await addMessage('lead', 'sent since', '2026-11-22T09:59:00.000Z');
    await addMessage('reminder', 'ahead', '2026-11-23T09:00:00.000Z');
    const copies = join(folder, 'copies');
    mkdirSync(copies);
    writeFileSync(join(copies, '2026-10-17.sql.enc'), 'old');
    const copy = await makeCopy(local, copies, KEY, POINT);
    expect(readdirSync(copies)).toEqual(['2026-11-22.sql.enc']);
    expect(done.map((line) => line.replace(/--output .*/, ''))).toEqual([
      `put ${AWAY_UNTIL} 2026-11-22T11:00:00.000Z`,
      'd1 export DB --remote --skip-confirmation ',
      `delete ${AWAY_UNTIL}`,
      `put ${COPIED_AT} ${POINT.toISOString()}`,
    ]);
    await decryptFile(copy, restorePoint, KEY);
  });

  it('goes back to a time: pauses, restores, erases again, drops sent messages, resumes', async () => {
    done.length = 0;
    await addReader('later', '2026-11-22T12:00:00.000Z');
    const [key] = await readErasureKeys(ERASURE_KEYS);
    if (!key) throw new Error('There is no key');
    const emailHmac = await hashAddress(key, 'asha@example.com');
    const createdAt = '2026-11-22T13:00:00.000Z';
    const erasure = { emailHmac, keyId: key.id, actor: 'meera@example.org', createdAt };
    await withBindings(({ RECORDS }) => recordErasure(RECORDS, erasure));

    const log: string[] = [];
    await runSteps(listSteps(local, POINT, ERASURE_KEYS, NOW), (line) => log.push(line));
    expect(rows('SELECT email FROM newsletter_subscriptions')).toEqual([
      { email: 'meera@example.com' },
    ]);
    expect(rows('SELECT email FROM leads')).toEqual([{ email: 'meera@example.com' }]);
    expect(rows('SELECT dedupe_key FROM outbox WHERE sent_at IS NULL')).toEqual([
      { dedupe_key: 'ahead' },
    ]);
    expect(done).toEqual([
      `put ${AWAY_UNTIL} 2026-11-22T19:00:00.000Z`,
      'secret put PAUSED',
      'input: on',
      'wait 60 s',
      `d1 time-travel restore DB --timestamp=${POINT.toISOString()}`,
      'secret delete PAUSED',
      'input: y',
      `delete ${AWAY_UNTIL}`,
    ]);
    expect(log.join()).toMatch(
      /Erasing again: [1-9]\d* rows of people who were erased are gone again/,
    );
    expect(log).toContain('Dropping messages that have gone out: 1 messages.');
  });

  it('stays paused where a step fails, and may go through all of it again', async () => {
    done.length = 0;
    const steps = (keys: string) => listSteps(local, POINT, keys, NOW);
    await expect(runSteps(steps(`x:${'0'.repeat(64)}`), () => {})).rejects.toThrow(
      'Erasing again failed: ERASURE_KEYS has no key dev1',
    );
    expect(done).not.toContain('secret delete PAUSED');
    await runSteps(steps(ERASURE_KEYS), () => {});
    expect(rows('SELECT email FROM leads')).toEqual([{ email: 'meera@example.com' }]);
  });
});
