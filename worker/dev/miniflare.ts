import { createRequire } from 'node:module';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';

/** A workerd with the Workers that its options describe. */
export interface Miniflare {
  ready: Promise<URL>;
  setOptions(options: object): Promise<void>;
  getD1Database(binding: string): Promise<D1Database>;
  getR2Bucket(binding: string): Promise<R2Bucket>;
  dispose(): Promise<void>;
}

export type Limiters = Record<string, { simple: { limit: number } }>;

type WorkerOptions = Record<string, unknown> & {
  bindings: Record<string, string>;
  ratelimits: Limiters;
};

/** Wrangler's own Miniflare and esbuild, so that no version is pinned twice. */
const wrangler = createRequire(createRequire(import.meta.url).resolve('wrangler'));
const { unstable_getMiniflareWorkerOptions } = wrangler('wrangler') as {
  unstable_getMiniflareWorkerOptions(
    config: string,
    environment?: string,
    options?: object,
  ): { workerOptions: WorkerOptions };
};
const esbuild = wrangler('esbuild') as {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
};

/** Wrangler describes Workers in the format of Miniflare 4, and converts it the same way. */
export const { Miniflare, convertV4MiniflareOptions: convert } = wrangler('miniflare') as {
  Miniflare: new (options: object) => Miniflare;
  convertV4MiniflareOptions(options: object): object;
};

/**
 * What a wrangler.toml says of its Worker.
 *
 * @param assets Folder of its files; the one in the configuration unless given.
 */
export function readOptions(config: string, assets?: string): WorkerOptions {
  const overrides = assets === undefined ? {} : { assets: { directory: assets } };
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config, undefined, { overrides });
  // They tell how imports become modules, and a bundle has none.
  const { modulesRules: _, ...options } = workerOptions;
  return options as WorkerOptions;
}

const bundles = new Map<string, Promise<string>>();

/**
 * A Worker's script. Its bytes are those that `wrangler deploy` makes of the same entry, with the same
 * esbuild, in a tenth of the time.
 */
export function bundle(entry: string): Promise<string> {
  const script = bundles.get(entry) ?? buildScript(entry);
  bundles.set(entry, script);
  return script;
}

async function buildScript(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    keepNames: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
