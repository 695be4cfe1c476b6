import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { D1Database } from '@cloudflare/workers-types';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { publishDraft } from '../release/publish-release.ts';
import { openLocalBucket } from '../release/published-bucket.ts';
import { shell } from '../run.ts';
import { openBindings } from './bindings.ts';
import { applyMigrations } from './migrations.ts';

const environment = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };

interface LocalWorkerOptions {
  port: number;
  /** Folder of the local D1; wrangler's own unless given. */
  state?: string;
  /** Folder of the site; the one in wrangler.toml unless given. */
  assets?: string;
  /** Overrides of variables in wrangler.toml. */
  vars?: Record<string, string>;
  /** The Worker's source; the one in wrangler.toml unless given. */
  main?: string;
}

interface LocalDeskOptions extends Omit<LocalWorkerOptions, 'main'> {
  /** Whether the desk offers to fill itself: only with worker/dev/index.ts as the Worker. */
  hasSamples?: boolean;
}

type Stdio = 'inherit' | 'pipe';

const DESK_FOLDER = 'worker/desk';
const DESK_CONFIG = `${DESK_FOLDER}/wrangler.toml`;

/** Folder in which `wrangler dev` writes each message while it runs: one for each start. */
export const MAIL_FOLDER = '.wrangler/tmp/email';

/** Keys for development, which anyone can read. A deployment has its own, as secrets. */
export const DEVELOPMENT_KEYS = {
  TOKEN_KEYS: `dev1:${'d0'.repeat(32)}`,
  ERASURE_KEYS: `dev1:${'de'.repeat(32)}`,
};

/** The arguments that tell `wrangler dev` and similar commands where the local database is. */
function stateArgs(state: string | undefined): string[] {
  return ['--local', ...(state ? ['--persist-to', state] : [])];
}

/** Applies all migrations to the local database. */
export async function migrate(state?: string): Promise<void> {
  const { env, dispose } = await openBindings<{ DB: D1Database }>(state);
  try {
    await applyMigrations(env.DB);
  } finally {
    await dispose();
  }
}

/** Puts the embed files of the build in `folder` into the simulated bucket, as a draft. */
export async function publishLocally(folder: string, state?: string): Promise<void> {
  const bucket = await openLocalBucket(state);
  try {
    await publishDraft(folder, bucket);
  } finally {
    await bucket.close();
  }
}

/** Serves site and API from workerd. The caller must end the process. */
export function serveWorker(options: LocalWorkerOptions, stdio: Stdio): ChildProcess {
  const { main, vars } = options;
  const secrets = { ...DEVELOPMENT_KEYS, ...vars };
  return serve(main ? [main] : [], { ...options, vars: secrets }, stdio);
}

/**
 * Serves the desk from a workerd of its own, with a member signed in. It finds the Worker that has
 * the same `state`. The caller must end the process.
 */
export function serveDesk(options: LocalDeskOptions, stdio: Stdio): ChildProcess {
  const config = options.hasSamples ? writeSamplesConfig(stateOf(options)) : DESK_CONFIG;
  // Wrangler looks for a free port first and takes it later, when the other one may have it.
  return serve(['--config', config, '--inspector-port', '0'], options, stdio);
}

function serve(
  which: string[],
  options: Omit<LocalWorkerOptions, 'main'>,
  stdio: Stdio,
): ChildProcess {
  const { port, state, assets, vars = {} } = options;
  const args = ['dev', ...which, ...stateArgs(state), '--ip', '127.0.0.1', '--port', String(port)];
  if (assets) args.push('--assets', assets);
  for (const [name, value] of Object.entries(vars)) args.push('--var', `${name}:${value}`);
  // Workers find each other by name, so that those of two checkouts would meet in one registry.
  const env = { ...environment, WRANGLER_REGISTRY_PATH: resolve(stateOf(options), 'registry') };
  return spawn('wrangler', args, { env, shell, stdio, detached: stdio === 'pipe' });
}

const stateOf = ({ state = '.wrangler/state' }: { state?: string }) => state;

/** The desk's configuration with the binding that no deployment has. */
function writeSamplesConfig(state: string): string {
  const { rawConfig } = readRawConfig({ config: DESK_CONFIG });
  const samples = { ...rawConfig.services?.[0], binding: 'SAMPLES', entrypoint: 'SampleLeads' };
  const config = {
    ...rawConfig,
    main: resolve(DESK_FOLDER, rawConfig.main ?? ''),
    assets: {
      ...rawConfig.assets,
      directory: resolve(DESK_FOLDER, rawConfig.assets?.directory ?? ''),
    },
    services: [...(rawConfig.services ?? []), samples],
  };
  mkdirSync(state, { recursive: true });
  const file = join(state, 'desk-with-samples.json');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** Resolves once `url` is answered with success. Throws when the process ends before. */
export async function waitUntilReady(url: string, worker: ChildProcess): Promise<void> {
  const output: string[] = [];
  worker.stdout?.on('data', (chunk) => output.push(String(chunk)));
  worker.stderr?.on('data', (chunk) => output.push(String(chunk)));
  while (worker.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`wrangler dev ended:\n${output.join('')}`);
}

/**
 * A free TCP port on this machine: below those that the system hands out by itself, so that nothing
 * else takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** Takes a free port, one of the `wanted` if it can, until it is released. */
export async function holdPort(wanted: readonly number[] = []) {
  for (let attempt = 0; ; attempt += 1) {
    const port = wanted[attempt] ?? randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return { port, release: promisify(server.close.bind(server)) };
  }
}
