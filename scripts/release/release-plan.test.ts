import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findChanged,
  listRelease,
  planRelease,
  requireSameSetting,
  requireSiteOrigin,
  requireStorage,
} from './release-plan.ts';

const KIT = 'chunks/kit-aaaaaaaa.js';

describe('a release', () => {
  let folder: string;
  const put = (name: string, text: string) => writeFileSync(join(folder, 'embed', name), text);
  const list = (version = '1.2.3') => listRelease(folder, version);
  const keys = (files = list()) => files.map(({ key }) => key);
  /** The bucket's content after a complete release. */
  const published = () => new Map(list().map(({ key, hash }) => [key, hash]));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-release-'));
    mkdirSync(join(folder, 'embed/chunks'), { recursive: true });
    put('sa-loader.js', `import('../${KIT}')`);
    put('sa-widgets.js', 'alert()');
    put(KIT, 'export{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has every file under both names, named files before those that name them, and the list last', () => {
    put('versions.json', '{}');
    put('custom-elements.d.ts', 'export {};');
    expect(keys()).toEqual([
      `embed/${KIT}`,
      `embed/1.2.3/${KIT}`,
      'embed/1.2.3/custom-elements.d.ts',
      'embed/1.2.3/sa-loader.js',
      'embed/1.2.3/sa-widgets.js',
      'embed/custom-elements.d.ts',
      'embed/sa-loader.js',
      'embed/sa-widgets.js',
      'embed/versions.json',
    ]);
  });

  it('writes only missing files, and changes evergreen names', () => {
    expect(keys(planRelease(list(), new Map()))).toEqual(keys());
    const before = published();
    expect(planRelease(list(), before)).toEqual([]);
    put('sa-loader.js', `import('../${KIT}');`);
    expect(keys(planRelease(list('1.2.4'), before))).toEqual([
      `embed/1.2.4/${KIT}`,
      'embed/1.2.4/sa-loader.js',
      'embed/1.2.4/sa-widgets.js',
      'embed/sa-loader.js',
    ]);
  });

  it('refuses to change anything else, and names all of it', () => {
    put('custom-elements.json', '{}');
    const before = published();
    put('sa-loader.js', `import('../${KIT}');`);
    put(KIT, 'export{};');
    put('custom-elements.json', '[]');
    const refusal = `raise the version in package.json:\n  embed/${KIT}\n  embed/1.2.3/${KIT}\n  embed/1.2.3/custom-elements.json\n  embed/1.2.3/sa-loader.js`;
    expect(() => planRelease(list(), before)).toThrow(refusal);
    expect(() => planRelease(list(), before)).not.toThrow('embed/sa-loader.js\n');
    expect(findChanged(list(), before)).toHaveLength(6);
  });

  it('refuses a file that the Worker would not answer', () => {
    put('secret.env', '');
    expect(list).toThrow('no file under the name /embed/secret.env');
    rmSync(join(folder, 'embed/secret.env'));
    expect(() => list('next')).toThrow('no file under the name /embed/next/');
  });

  it.each([
    ['sa-loader.js', "import('./chunks/gone-bbbbbbbb.js')"],
    ['sa-loader.js', '({ files: [["faq-bbbbbbbb.js", 0, 1]] })'],
    [KIT, 'import"./gone-bbbbbbbb.js"'],
  ])('refuses %s that imports a missing file', (name, code) => {
    put(name, code);
    expect(list).toThrow(`${name} imports `);
  });
});

describe('SITE_ORIGIN', () => {
  it('is an origin', () => {
    expect(requireSiteOrigin('http://localhost:8787')).toBe('http://localhost:8787');
    for (const origin of [undefined, 'site.example', 'https://site.example/', 'ftp://a.example'])
      expect(() => requireSiteOrigin(origin)).toThrow('Set SITE_ORIGIN');
  });
});

describe('requireStorage', () => {
  const answering = (body: string) => async () => new Response(body, { status: 503 });

  it.each([
    ['is well', answering('{"ok":true,"rules":{"Storage":"good"}}')],
    ['has another rule that is bad', answering('{"rules":{"Storage":"warning","Mail":"bad"}}')],
    ['is not a site of ours yet', answering('<!doctype html>')],
    ['is not there yet', () => Promise.reject(new Error('ENOTFOUND'))],
  ])('allows a release to a site that %s', async (_, fetch) => {
    await expect(requireStorage('https://site.example', fetch)).resolves.toBeUndefined();
  });

  it('refuses a release to a site that cannot store', async () => {
    const asked = requireStorage('https://site.example', answering('{"rules":{"Storage":"bad"}}'));
    await expect(asked).rejects.toThrow(
      'https://site.example/api/health says that it cannot store',
    );
  });
});

it.each(['off', undefined])(
  'a form that says "on" and a Worker that says %j are refused',
  (worker) => {
    expect(() => requireSameSetting('AD_CLICKS', 'on', 'ad-clicks.ts', 'on')).not.toThrow();
    expect(() => requireSameSetting('AD_CLICKS', worker, 'ad-clicks.ts', 'on')).toThrow(
      'on in ad-clicks.ts: make them equal',
    );
  },
);
