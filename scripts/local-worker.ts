import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { openLocalBucket } from './published-bucket.ts';
import { findChanged, listRelease } from './release-plan.ts';
import { run, shell } from './run.ts';

const environment = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };

export interface LocalWorkerOptions {
  port: number;
  /** Folder of the local D1; wrangler's own unless given. */
  state?: string;
  /** Folder of the site; the one of wrangler.toml unless given. */
  assets?: string;
  /** Variables of wrangler.toml to replace. */
  vars?: Record<string, string>;
}

/** Arguments of `wrangler dev` and its kin that say where the local database is. */
function stateArgs(state: string | undefined): string[] {
  return ['--local', ...(state ? ['--persist-to', state] : [])];
}

/** Brings the local database up to the newest migration. Throws where that fails. */
export async function migrate(state?: string, quiet = false): Promise<void> {
  const args = ['d1', 'migrations', 'apply', 'DB', ...stateArgs(state)];
  const stdio = quiet ? 'ignore' : 'inherit';
  const code = await run('wrangler', args, { env: environment, stdio });
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${code}`);
}

/**
 * Puts the embed files of the build in `folder` into the simulated bucket, where those of earlier
 * builds stay. The version under work is a draft: it changes with every build until
 * `npm run release` has published it.
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

/** Serves site and API from workerd; the caller ends the process. */
export function serveWorker(
  { port, state, assets, vars = {} }: LocalWorkerOptions,
  stdio: 'inherit' | 'pipe',
) {
  const args = ['dev', ...stateArgs(state), '--ip', '127.0.0.1', '--port', String(port)];
  if (assets) args.push('--assets', assets);
  for (const [name, value] of Object.entries(vars)) args.push('--var', `${name}:${value}`);
  return spawn('wrangler', args, { env: environment, shell, stdio, detached: stdio === 'pipe' });
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
