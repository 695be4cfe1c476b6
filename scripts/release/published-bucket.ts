import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { R2Bucket } from '@cloudflare/workers-types';
import { unstable_readConfig } from 'wrangler';
import { VERSIONS_PATH } from '../../worker/published/published-file.ts';
import { openBindings } from '../local/bindings.ts';
import { shell } from '../run.ts';
import type { ReleaseFile } from './release-plan.ts';
import type { Versions } from './versions.ts';

const BINDING = 'PUBLISHED';
const CONFIG = 'wrangler.toml';
const VERSIONS_KEY = VERSIONS_PATH.slice(1);
/** Number of wrangler processes to run in parallel. */
const PARALLEL = 4;

/**
 * Marks files that only `npm start` has written. They are not released, so a release may replace
 * them.
 */
const DRAFT = { draft: 'true' };

/** The bucket with every file ever published. */
export interface PublishedBucket {
  /** MD5 in hex by key, for those of the files that exist and are not drafts. */
  hashesOf(files: ReleaseFile[]): Promise<Map<string, string>>;
  /** The bytes under a key; undefined without such a file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Every version released so far; undefined before the first. */
  readHistory(): Promise<Versions | undefined>;
  put(files: ReleaseFile[]): Promise<void>;
  close(): Promise<void>;
}

export interface LocalBucket extends PublishedBucket {
  putDrafts(files: ReleaseFile[]): Promise<void>;
}

/**
 * The bucket that `wrangler dev` simulates. One process writes all files, whereas `wrangler r2
 * object put` would start one per file.
 *
 * @param state Folder given to `--persist-to`; wrangler's own unless given.
 */
export async function openLocalBucket(state?: string): Promise<LocalBucket> {
  const { env, dispose } = await openBindings<{ [BINDING]: R2Bucket }>(state);
  return toLocalBucket(env[BINDING], dispose);
}

/** The same by a binding that is open; `close` ends it. */
export function toLocalBucket(bucket: R2Bucket, close: () => Promise<void>): LocalBucket {
  const putAll = async (files: ReleaseFile[], customMetadata = {}) => {
    await Promise.all(
      files.map(({ key, file }) => bucket.put(key, readFileSync(file), { customMetadata })),
    );
  };
  return {
    async hashesOf(files) {
      const objects = await Promise.all(files.map(({ key }) => bucket.head(key)));
      const published = objects.filter((object) => object !== null);
      return new Map(
        published
          .filter(({ customMetadata }) => !customMetadata?.draft)
          .map(({ key, etag }) => [key, etag]),
      );
    },
    async read(key) {
      const object = await bucket.get(key);
      return object ? Buffer.from(await object.arrayBuffer()) : undefined;
    },
    async readHistory() {
      const object = await bucket.get(VERSIONS_KEY);
      if (!object) return undefined;
      const { versions } = await object.json<Versions>();
      const loaders = await Promise.all(
        versions.map(({ version }) => bucket.head(`embed/${version}/sa-loader.js`)),
      );
      const released = versions.filter((_, index) => {
        const loader = loaders[index];
        return loader && !loader.customMetadata?.draft;
      });
      const [latest] = released;
      return latest && { latest: latest.version, versions: released };
    },
    put: (files) => putAll(files),
    putDrafts: (files) => putAll(files, DRAFT),
    close,
  };
}

/** Runs a command; resolves to its output. */
export type Runner = (command: string, args: string[]) => Promise<Buffer>;

const runWrangler: Runner = async (command, args) => {
  const options = { encoding: 'buffer', shell, maxBuffer: 2 ** 28 } as const;
  return (await promisify(execFile)(command, args, options)).stdout;
};

/**
 * The bucket of the account that wrangler is logged in to. Prints every command.
 *
 * @param place Arguments that locate the bucket.
 */
export function openRemoteBucket(
  runner: Runner = runWrangler,
  place: string[] = ['--remote'],
): PublishedBucket {
  const r2 = (verb: string, key: string, ...args: string[]) => {
    const command = ['r2', 'object', verb, `${bucketName()}/${key}`, ...args, ...place];
    console.log(`wrangler ${command.map(quote).join(' ')}`);
    return runner('wrangler', command);
  };
  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      return await r2('get', key, '--pipe');
    } catch (error) {
      // Any other failure, such as an expired login, must not pass for an empty bucket.
      if (describeFailure(error).includes('The specified key does not exist')) return undefined;
      throw new Error(`Reading ${key} failed: ${describeFailure(error)}`);
    }
  };
  const hashOf = async (key: string): Promise<[string, string][]> => {
    const content = await read(key);
    return content ? [[key, createHash('md5').update(content).digest('hex')]] : [];
  };
  return {
    read,
    async hashesOf(files) {
      return new Map((await inParallel(files, ({ key }) => hashOf(key))).flat());
    },
    async readHistory() {
      const content = await read(VERSIONS_KEY);
      return content && JSON.parse(content.toString());
    },
    async put(files) {
      // Sequential: visitors may load files meanwhile, so a file must exist before another names
      // it.
      for (const { key, file, headers } of files) {
        await r2('put', key, '--file', file, '--content-type', headers['Content-Type']);
      }
    },
    async close() {},
  };
}

/** Prints the commands that would write `files`, one per line, without running them. */
export async function printCommands(files: ReleaseFile[]): Promise<void> {
  await openRemoteBucket(async () => Buffer.of()).put(files);
}

function bucketName(): string {
  const { r2_buckets: buckets } = unstable_readConfig({ config: CONFIG });
  const name = buckets.find(
    (bucket: { binding: string }) => bucket.binding === BINDING,
  )?.bucket_name;
  if (!name) throw new Error(`${CONFIG} names no bucket for ${BINDING}`);
  return name;
}

async function inParallel<T, U>(items: T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}

function describeFailure(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer };
  return `${stdout}${stderr}` || String(error);
}

function quote(argument: string): string {
  return /^[\w./:=-]+$/.test(argument) ? argument : `'${argument}'`;
}
