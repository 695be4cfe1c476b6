/**
 * Restores the newest backup into a scratch database, compares count and hash of every table,
 * applies all erasures again, and ends with 1 if anything differs.
 *
 * The backup is in the simulated bucket of `npm start`, in the folder of `--persist-to` if given, or
 * with `--remote` in the one of the account that wrangler is logged in to. `--into` with the id of an
 * empty, migrated D1 of that account fills it instead of a scratch one: a real restore.
 *
 * ERASURE_KEYS comes from the environment; the simulated bucket does with the keys of `npm start`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { unstable_readConfig } from 'wrangler';
import { type Restore, restoreDatabase } from '../../worker/upkeep/restore.sql.ts';
import { openBindings } from '../bindings.ts';
import { DEVELOPMENT_KEYS, migrate } from '../local-worker.ts';

const CONFIG = 'wrangler.toml';

interface Bindings {
  DB: D1Database;
  BACKUPS: R2Bucket;
}

const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    into: { type: 'string' },
    'persist-to': { type: 'string' },
  },
});

const scratch = mkdtempSync(join(tmpdir(), 'sa-restore-'));
try {
  const restore = await drill();
  print(restore);
  if (restore.tables.some(({ isEqual }) => !isEqual)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

async function drill(): Promise<Restore> {
  if (options.into && !options.remote) throw new Error('--into goes with --remote');
  if (!options.into) await migrate(scratch);
  const source = await openBindings<Bindings>(
    options['persist-to'],
    options.remote ? writeRemoteConfig() : CONFIG,
  );
  const target = await openBindings<Bindings>(scratch, options.into ? writeRemoteConfig() : CONFIG);
  try {
    return await restoreDatabase(target.env.DB, source.env.BACKUPS, findErasureKeys());
  } finally {
    await Promise.all([source.dispose(), target.dispose()]);
  }
}

function findErasureKeys(): string {
  const local = options.remote ? '' : DEVELOPMENT_KEYS.ERASURE_KEYS;
  return process.env.ERASURE_KEYS ?? local;
}

/** A config whose bindings are those of the account. */
function writeRemoteConfig(): string {
  const { r2_buckets: buckets, compatibility_date } = unstable_readConfig({ config: CONFIG });
  const bucket = buckets.find(({ binding }: { binding: string }) => binding === 'BACKUPS');
  const config = {
    name: 'restore-drill',
    compatibility_date,
    r2_buckets: [{ ...bucket, remote: true }],
    ...(options.into && {
      d1_databases: [
        { binding: 'DB', database_name: 'restored', database_id: options.into, remote: true },
      ],
    }),
  };
  const file = join(scratch, 'wrangler.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function print({ key, createdAt, tables, erasedRows }: Restore): void {
  console.log(`${key}, made ${createdAt}`);
  console.table(
    Object.fromEntries(
      tables.map(({ name, copied, restored, isEqual }) => [
        name,
        { copied: copied.rows, restored: restored.rows, hash: isEqual ? 'equal' : 'DIFFERENT' },
      ]),
    ),
  );
  console.log(`${erasedRows} rows of people who were erased since are gone again.`);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`Peak memory: ${peakMb} MB.`);
}
