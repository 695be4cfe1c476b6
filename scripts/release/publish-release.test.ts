import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishDraft, publishRelease } from './publish-release.ts';
import type { LocalBucket } from './published-bucket.ts';
import { type ReleaseFile, readVersion } from './release-plan.ts';
import { integrityOf, type Versions } from './versions.ts';

/** A bucket in memory; `written` has the keys in their order. */
function makeBucket() {
  const objects = new Map<string, { text: string; hash: string; isDraft: boolean }>();
  const written: string[] = [];
  const write = (files: ReleaseFile[], isDraft: boolean) => {
    for (const { key, file, hash } of files) {
      objects.set(key, { text: readFileSync(file, 'utf8'), hash, isDraft });
      written.push(key);
    }
  };
  const isReleased = (key: string) => objects.get(key)?.isDraft === false;
  const bucket: LocalBucket = {
    async hashesOf(files) {
      const keys = files.map(({ key }) => key).filter(isReleased);
      return new Map(keys.map((key) => [key, objects.get(key)?.hash ?? '']));
    },
    async read(key) {
      const object = objects.get(key);
      return object && Buffer.from(object.text);
    },
    async readHistory() {
      const versions = readList().versions.filter(({ version }) =>
        isReleased(`embed/${version}/sa-loader.js`),
      );
      return versions[0] && { latest: versions[0].version, versions };
    },
    put: async (files) => write(files, false),
    putDrafts: async (files) => write(files, true),
    async close() {},
  };
  function readList(): Versions {
    const text = objects.get('embed/versions.json')?.text ?? '{ "latest": "", "versions": [] }';
    return JSON.parse(text);
  }
  return { bucket, written, readList };
}

describe('publishing', () => {
  let folder: string;
  const build = (code: string) => writeFileSync(join(folder, 'embed/sa-loader.js'), code);
  const changelog = ['0.3.0', '0.2.0']
    .map((version) => `## [${version}] - 2026-12-01\n\n- What ${version} brings.\n\n`)
    .join('');
  const release = (bucket: LocalBucket, version: string) =>
    publishRelease(folder, bucket, { version, changelog });
  const hashesIn = ({ versions }: Versions) =>
    versions.map(({ version, integrity }) => [version, integrity['sa-loader.js']]);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-publish-'));
    mkdirSync(join(folder, 'embed'));
    build('one()');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds each release to the list, which is written last and into the build too', async () => {
    const { bucket, written, readList } = makeBucket();
    expect(await release(bucket, '0.2.0')).toEqual({ written: 3, unchanged: 0 });
    build('two()');
    await release(bucket, '0.3.0');
    expect(hashesIn(readList())).toEqual([
      ['0.3.0', integrityOf('two()')],
      ['0.2.0', integrityOf('one()')],
    ]);
    expect(readList().versions[1]?.changes).toEqual(['What 0.2.0 brings.']);
    expect(written.at(-1)).toBe('embed/versions.json');
    expect(JSON.parse(readFileSync(join(folder, 'embed/versions.json'), 'utf8'))).toEqual(
      readList(),
    );
  });

  it('writes nothing twice, and refuses other bytes under a released version', async () => {
    const { bucket, written, readList } = makeBucket();
    await release(bucket, '0.2.0');
    expect(await release(bucket, '0.2.0')).toEqual({ written: 0, unchanged: 3 });
    const before = [written.length, readList()];
    build('two()');
    await expect(release(bucket, '0.2.0')).rejects.toThrow('embed/0.2.0/sa-loader.js');
    expect([written.length, readList()]).toEqual(before);
  });

  it('lists a draft until the next build or version, and a released one unchanged', async () => {
    const { bucket, readList } = makeBucket();
    await publishDraft(folder, bucket);
    build('two()');
    await publishDraft(folder, bucket);
    expect(hashesIn(readList())).toEqual([[readVersion(), integrityOf('two()')]]);
    await release(bucket, '0.2.0');
    expect(hashesIn(readList())).toEqual([['0.2.0', integrityOf('two()')]]);
    const released = makeBucket();
    const changes = `## [${readVersion()}] - 2026-12-01\n\n- A thing.\n`;
    await publishRelease(folder, released.bucket, { changelog: changes });
    build('three()');
    await publishDraft(folder, released.bucket);
    expect(hashesIn(released.readList())).toEqual([[readVersion(), integrityOf('two()')]]);
  });
});
