import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashAssets } from './hashed-assets.ts';

describe('hashAssets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-assets-'));
    mkdirSync(join(folder, 'in'));
    put('site.css', 'a{}');
    put('_headers', '/*');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (file: string, text: string) => writeFileSync(join(folder, 'in', file), text);
  const assets = () => hashAssets(`${join(folder, 'in')}/`);
  const served = () => assets().rename('/assets/site.css');

  it('serves a file under a name that changes with its content alone', () => {
    const before = served();
    expect(before).toMatch(/^\/assets\/site-[\w-]{8}\.css$/);
    expect(served()).toBe(before);
    put('site.css', 'b{}');
    expect(served()).not.toBe(before);
  });

  it('writes what the pages name, as the build has made it, and nothing that is elsewhere', () => {
    const made = hashAssets(`${join(folder, 'in')}/`, { 'site.css': 'made{}' });
    const name = made.rename('/assets/site.css');
    expect(name).not.toBe(served());
    made.writeTo(folder);
    expect(readdirSync(join(folder, 'assets'))).toEqual([name.slice('/assets/'.length)]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('made{}');
  });

  it('renames every address of a page, and refuses one that leads nowhere', () => {
    const page = '<link href="/assets/site.css"><meta content="https://x.example/assets/site.css">';
    expect(assets().rename(page)).toBe(page.replaceAll('/assets/site.css', served()));
    expect(() => assets().rename('<img src="/assets/gone.png">')).toThrow('no asset gone.png');
  });
});
