import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAside } from './staged-build.ts';

describe('buildAside', () => {
  let root: string;
  let dist: string;
  const read = (folder: string) => readFileSync(join(folder, 'page.html'), 'utf8');
  const write = (folder: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.html'), text);
  };
  const folders = (out: string) => [out, `${out}-desk`];
  const buildTo = async (out: string) => {
    for (const folder of folders(out)) write(folder, 'new');
    return true;
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sa-staged-'));
    dist = join(root, 'dist');
    for (const folder of folders(dist)) {
      write(folder, 'old');
      writeFileSync(join(folder, 'gone.html'), 'old');
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('puts a finished build, and nothing else, in the place of the former one, if there is one', async () => {
    expect(await buildAside(dist, folders, buildTo)).toBe(true);
    expect(folders(dist).map(read)).toEqual(['new', 'new']);
    expect(readdirSync(dist)).toEqual(['page.html']);
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'dist-desk']);
    for (const folder of folders(dist)) rmSync(folder, { recursive: true });
    await buildAside(dist, folders, buildTo);
    expect(folders(dist).map(read)).toEqual(['new', 'new']);
  });

  it('keeps the former build if the next one fails or throws, without its files', async () => {
    const fail = async (out: string) => {
      expect(read(dist)).toBe('old');
      write(out, 'half');
      writeFileSync(join(out, 'stray.html'), '');
      return false;
    };
    expect(await buildAside(dist, folders, fail)).toBe(false);
    await expect(
      buildAside(dist, folders, async (out) => {
        write(out, 'half');
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    expect(folders(dist).map(read)).toEqual(['old', 'old']);
    await buildAside(dist, folders, buildTo);
    expect(readdirSync(dist)).toEqual(['page.html']);
  });
});
