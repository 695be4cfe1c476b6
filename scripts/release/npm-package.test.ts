import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeNpmPackage } from './npm-package.ts';
import { readVersion } from './release-plan.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'sa-npm-')), 'npm');
writeNpmPackage(folder, 'https://site.example');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the npm package', () => {
  it('has every file that it names, the version of the release and our address', () => {
    const { version, exports, types, customElements } = JSON.parse(read('package.json'));
    expect(version).toBe(readVersion());
    const named = JSON.stringify([exports, types, customElements]).match(
      /[\w-]+\.(json|js|d\.ts)/g,
    );
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const name of readdirSync(folder)) expect(read(name)).not.toContain('OUR-SITE');
    expect(read('index.js')).toContain('https://site.example/embed/sa-loader.js');
  });

  it('does nothing on a server', async () => {
    const { load, discover } = await import(pathToFileURL(join(folder, 'index.js')).href);
    expect(await load()).toBeUndefined();
    expect(await discover({})).toBeUndefined();
  });
});
