// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { type OutputChunk, rollup } from 'rollup';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteLicences, writeLicences } from './licences.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sa-licences-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Builds a script, and reads its chunks and the licences beside it. */
async function build(source: string) {
  const bundle = await rollup({
    input: 'script.js',
    external: ['react', 'react-dom/client'],
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id === 'script.js' ? id : null),
        load: (id) => (id === 'script.js' ? source : null),
      },
      nodeResolve({ rootDir: process.cwd() }),
      noteLicences(),
      writeLicences(),
    ],
  });
  const { output } = await bundle.write({ dir, format: 'es' });
  return {
    chunks: output.filter((file): file is OutputChunk => file.type === 'chunk'),
    licences: readFileSync(join(dir, 'licenses.txt'), 'utf8'),
  };
}

it('has the notice of each library that a bundle has code of, or one before it, and of no other', async () => {
  const { licences } = await build(`
    import { h } from 'preact';
    import { Check } from 'lucide';
    import { create } from 'superstruct';
    import r2wc from '@r2wc/react-to-web-component';
    console.log(h, Check, r2wc);
    if (false) console.log(create);
  `);
  expect(licences).toMatch(/^preact [\d.]+\n\n.*\n\nCopyright \(c\) 2015-present Jason Miller$/m);
  expect(licences).toMatch(/^lucide [\d.]+\n\nISC License/m);
  expect(licences).toMatch(/^@r2wc\/core [\d.]+\n\nMIT License\n\nCopyright \(c\) 2022 Bitovi$/m);
  expect(licences.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(2);
  expect(licences).not.toMatch(/superstruct|Sarathi/);
  const { licences: after } = await build('console.log(1);');
  expect(after).toBe(licences);
});

it('is named in the first line of an entry, and in no other chunk', async () => {
  const { chunks } = await build(`import('preact').then(console.log);`);
  const [entry = '', other = ''] = chunks.map(({ code }) => code.split('\n')[0]);
  expect(entry).toBe('//! Licences: ./licenses.txt');
  expect(other).not.toContain('Licences');
});

it('fails for a library that does not say whose it is', async () => {
  const folder = join(dir, 'node_modules/foundling');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "foundling", "version": "1.0.0" }');
  writeFileSync(join(folder, 'index.js'), 'console.log(1);');
  await expect(build(`import '${folder}/index.js';`)).rejects.toThrow('foundling has no licence');
});
