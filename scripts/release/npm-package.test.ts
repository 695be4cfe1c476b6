import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
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
    const { version, exports, types, customElements, ...about } = JSON.parse(read('package.json'));
    expect(version).toBe(readVersion());
    const data = [exports, types, customElements, about['web-types']];
    const named = JSON.stringify(data).match(/[\w.-]+\.(json|js|d\.ts)/g);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const name of readdirSync(folder)) expect(read(name)).not.toContain('OUR-SITE');
    expect(read('index.js')).toContain('https://site.example/embed/sa-loader.js');
  });

  it('completes tags in editors: those of JetBrains by its own name, VS Code by the README', () => {
    const { name, 'web-types': webTypes, customElements } = JSON.parse(read('package.json'));
    expect([webTypes, customElements]).toEqual(['web-types.json', 'custom-elements.json']);
    expect(JSON.parse(read(webTypes))).toMatchObject({ name, version: readVersion() });
    const [, file = ''] = read('README.md').match(/node_modules\/[\w-]+\/([\w.-]+)/) ?? [];
    const tags = JSON.parse(read(file)).tags.map((tag: { name: string }) => tag.name);
    expect(tags).toContain('sa-cost-calculator');
  });

  it('does nothing on a server', async () => {
    const { load, discover } = await import(pathToFileURL(join(folder, 'index.js')).href);
    expect(await load()).toBeUndefined();
    expect(await discover({})).toBeUndefined();
  });

  it('asks at another address for a loader that did not come: browsers keep a failed import', async () => {
    const site = mkdtempSync(join(tmpdir(), 'sa-site-'));
    writeNpmPackage(join(site, 'npm'), pathToFileURL(site).href);
    const loader = join(site, 'embed/sa-loader.js');
    mkdirSync(join(site, 'embed'));
    // In a process of its own: vitest would make other imports of these.
    const script = `
      import { writeFileSync } from 'node:fs';
      import { load } from '${pathToFileURL(join(site, 'npm/index.js'))}';
      globalThis.document = {};
      const first = await load().catch(() => 'failed');
      writeFileSync('${loader}', 'export const address = import.meta.url;');
      const { address } = await load();
      console.log(first, address, address === (await load()).address);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
    expect(String(said)).toMatch(/^failed file:.*\/sa-loader\.js\?again=\d+ true\n$/);
  });
});
