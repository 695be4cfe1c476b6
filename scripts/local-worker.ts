import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openLocalBucket } from './published-bucket.ts';
import { findChanged, listRelease } from './release-plan.ts';
import { run, shell } from './run.ts';

const environment = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };

export interface LocalWorkerOptions {
  port: number;
  /** Folder of the local D1; wrangler's own unless given. */
  state?: string;
  /** Folder of the site; the one in wrangler.toml unless given. */
  assets?: string;
  /** Overrides of variables in wrangler.toml. */
  vars?: Record<string, string>;
}

/** The arguments that tell `wrangler dev` and similar commands where the local database is. */
function stateArgs(state: string | undefined): string[] {
  return ['--local', ...(state ? ['--persist-to', state] : [])];
}

/** Applies all migrations to the local database. Throws if that fails. */
export async function migrate(state?: string, quiet = false): Promise<void> {
  const args = ['d1', 'migrations', 'apply', 'DB', ...stateArgs(state)];
  const stdio = quiet ? 'ignore' : 'inherit';
  const code = await run('wrangler', args, { env: environment, stdio });
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${code}`);
}

/** Rows of the local database in the folder `state`. Works while the Worker has it open. */
export function queryLocalD1(state: string, sql: string): Record<string, unknown>[] {
  const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/**
 * Puts the embed files of the build in `folder` into the simulated bucket and keeps those of
 * earlier builds. The unreleased version is a draft: each build overwrites it until `npm run
 * release` publishes it.
 */
export async function publishLocally(folder: string, state?: string): Promise<void> {
  const bucket = await openLocalBucket(state);
  try {
    const files = listRelease(folder);
    const published = await bucket.hashesOf(files);
    const unversioned = files.filter(({ isVersioned }) => !isVersioned);
    await bucket.put(findChanged(unversioned, published));
    await bucket.putDrafts(files.filter((file) => file.isVersioned && !published.has(file.key)));
  } finally {
    await bucket.close();
  }
}

/** Serves site and API from workerd. The caller must end the process. */
export function serveWorker(
  { port, state, assets, vars = {} }: LocalWorkerOptions,
  stdio: 'inherit' | 'pipe',
) {
  const args = ['dev', ...stateArgs(state), '--ip', '127.0.0.1', '--port', String(port)];
  if (assets) args.push('--assets', assets);
  for (const [name, value] of Object.entries(vars)) args.push('--var', `${name}:${value}`);
  return spawn('wrangler', args, { env: environment, shell, stdio, detached: stdio === 'pipe' });
}

/** A free TCP port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
