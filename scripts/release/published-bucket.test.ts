// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocalBucket, openRemoteBucket, type Runner } from './published-bucket.ts';
import type { ReleaseFile } from './release-plan.ts';

// printf 'alert()' | md5sum
const HASH = '5eca6799266c310becbe9a1a34461477';
let folder: string;

const file = (key: string): ReleaseFile => ({
  key,
  file: join(folder, 'sa-loader.js'),
  hash: HASH,
  isEvergreen: true,
  isVersioned: false,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'x' },
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'sa-bucket-'));
  writeFileSync(join(folder, 'sa-loader.js'), 'alert()');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

it('the local bucket stores in its folder, for other processes, drafts apart from its history', async () => {
  const state = join(folder, 'state');
  const version = (name: string) => ({
    version: name,
    date: '2026-12-01',
    integrity: { 'sa-loader.js': 'sha384-x' },
    changes: [],
  });
  const versions = [version('0.2.0'), version('0.1.0')];
  writeFileSync(join(folder, 'versions.json'), JSON.stringify({ latest: '0.2.0', versions }));
  const files = ['0.1.0', '0.2.0'].map((name) => file(`embed/${name}/sa-loader.js`));
  const first = await openLocalBucket(state);
  expect(await first.hashesOf(files)).toEqual(new Map());
  expect(await first.readHistory()).toBeUndefined();
  const list = { ...file('embed/versions.json'), file: join(folder, 'versions.json') };
  await first.put([...files.slice(0, 1), list]);
  await first.putDrafts(files.slice(1));
  await first.close();
  const second = await openLocalBucket(state);
  expect(await second.hashesOf(files)).toEqual(new Map([['embed/0.1.0/sa-loader.js', HASH]]));
  expect(await second.readHistory()).toEqual({ latest: '0.1.0', versions: versions.slice(1) });
  await second.close();
});

describe('the bucket of the account', () => {
  const missing = Object.assign(new Error('Command failed'), {
    stderr: Buffer.from('✘ [ERROR] The specified key does not exist.'),
  });
  const loggedOut = Object.assign(new Error('Command failed'), {
    stderr: Buffer.from('✘ [ERROR] You are not logged in.'),
  });

  it('is read by wrangler; a missing file has no hash, a missing list no history', async () => {
    const runner = vi.fn<Runner>(async (_, [, , , key = '']) => {
      if (key.endsWith('gone.js')) throw missing;
      return Buffer.from('alert()');
    });
    const hashes = await openRemoteBucket(runner).hashesOf([
      file('embed/sa-loader.js'),
      file('embed/gone.js'),
    ]);
    expect(hashes).toEqual(new Map([['embed/sa-loader.js', HASH]]));
    const [call] = runner.mock.calls;
    expect(call?.[1]?.join(' ')).toBe(
      'r2 object get study-abroad-published/embed/sa-loader.js --pipe --remote',
    );
    runner.mockResolvedValue(Buffer.from('{"latest":"0.2.0","versions":[]}'));
    const bucket = openRemoteBucket(runner);
    expect(await bucket.readHistory()).toEqual({ latest: '0.2.0', versions: [] });
    expect(runner.mock.lastCall?.[1]?.[3]).toBe('study-abroad-published/embed/versions.json');
    runner.mockRejectedValue(missing);
    expect(await bucket.readHistory()).toBeUndefined();
  });

  it('does not pass for empty if it could not be read', async () => {
    const bucket = openRemoteBucket(async () => {
      throw loggedOut;
    });
    await expect(bucket.readHistory()).rejects.toThrow('not logged in');
    await expect(bucket.hashesOf([file('embed/sa-loader.js')])).rejects.toThrow('not logged in');
  });

  it('is written by wrangler, in order, each command shown', async () => {
    const runner = vi.fn<Runner>(async () => Buffer.of());
    await openRemoteBucket(runner).put([file('embed/a.js'), file('embed/b.js')]);
    expect(vi.mocked(console.log).mock.calls.flat()).toEqual(
      ['a', 'b'].map(
        (name) =>
          `wrangler r2 object put study-abroad-published/embed/${name}.js --file ${folder}/sa-loader.js --content-type 'text/javascript; charset=utf-8' --remote`,
      ),
    );
    expect(runner).toHaveBeenCalledTimes(2);
  });
});
