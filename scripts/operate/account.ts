import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { unstable_readConfig } from 'wrangler';
import { openBindings } from '../local/bindings.ts';
import { shell } from '../run.ts';

const CONFIG = 'wrangler.toml';

export interface Bindings {
  DB: D1Database;
  RECORDS: R2Bucket;
}

/** The deployment, as an operator's command reaches it: everything that a test replaces. */
export interface Account {
  /**
   * Runs wrangler with these arguments.
   *
   * @param input Typed in the operator's place.
   * @throws Error if it fails.
   */
  wrangler(args: readonly string[], input?: string): Promise<void>;
  withBindings<T>(work: (env: Bindings) => Promise<T>): Promise<T>;
  wait(seconds: number): Promise<void>;
}

/** The account that wrangler is logged in to. */
export const account: Account = {
  wrangler: runWrangler,
  async withBindings(work) {
    const folder = mkdtempSync(join(tmpdir(), 'sa-account-'));
    const config = join(folder, 'wrangler.json');
    writeFileSync(config, JSON.stringify(readRemoteConfig()));
    const { env, dispose } = await openBindings<Bindings>(folder, config);
    try {
      return await work(env);
    } finally {
      await dispose();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  wait: (seconds) => setTimeout(seconds * 1000),
};

/**
 * Writes a time into the bucket, or deletes it (null). Results of a call end with its bindings.
 */
export const writeMark = (
  { withBindings }: Pick<Account, 'withBindings'>,
  key: string,
  time: Date | null,
): Promise<void> =>
  withBindings(async ({ RECORDS }) => {
    if (time) await RECORDS.put(key, time.toISOString());
    else await RECORDS.delete(key);
  });

function runWrangler(args: readonly string[], input?: string): Promise<void> {
  const child = spawn('wrangler', [...args], {
    shell,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`wrangler ${args.slice(0, 3).join(' ')} failed`));
    });
  });
}

/** A configuration whose bindings are those of the account. */
function readRemoteConfig(): object {
  const config = unstable_readConfig({ config: CONFIG });
  const remote = (all: { binding: string }[], name: string) =>
    all.filter(({ binding }) => binding === name).map((one) => ({ ...one, remote: true }));
  return {
    name: 'operate',
    compatibility_date: config.compatibility_date,
    d1_databases: remote(config.d1_databases, 'DB'),
    r2_buckets: remote(config.r2_buckets, 'RECORDS'),
  };
}
