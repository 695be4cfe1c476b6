// @vitest-environment node
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retryImports } from './retry-imports.ts';

/** The files that have run, in order. */
const ran: string[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sa-retry-imports-'));
  ran.length = 0;
  Object.assign(globalThis, { ran });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, 'ran');
});

const sources: Record<string, string> = {
  entry: `
    import { shared } from 'shared';
    export const open = async () => (await import('tool')).name + shared;
    export const openShared = async () => (await import('shared')).shared;`,
  other: `import { shared } from 'shared'; export default shared;`,
  tool: `import 'dependency'; ran.push('tool'); export const name = 'tool';`,
  dependency: `ran.push('dependency');`,
  shared: `export const shared = ' shared';`,
};

interface Entry {
  open(): Promise<string>;
  openShared(): Promise<string>;
}

/** By Node itself: Vitest would look for the files in its own way. */
const importFile = (file: string): Promise<Entry> =>
  new Script(`import(${JSON.stringify(pathToFileURL(file).href)})`, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();

/** Builds, takes a file away, and imports the entry. */
async function openWithout(lost: string): Promise<{ entry: Entry; giveBack(): void }> {
  const bundle = await rollup({
    input: ['entry', 'other'],
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: (id) => sources[id] },
      retryImports(),
    ],
  });
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    manualChunks: (id) => (id === 'dependency' ? 'dependency' : null),
  });
  expect(readdirSync(folder)).toContain(lost);
  const file = join(folder, lost);
  renameSync(file, `${file}.lost`);
  return {
    entry: await importFile(join(folder, 'entry.mjs')),
    giveBack: () => renameSync(`${file}.lost`, file),
  };
}

it('gets a file that could not be had before, once, for whoever asks', async () => {
  const { entry, giveBack } = await openWithout('tool.mjs');
  await expect(entry.open()).rejects.toThrow('tool.mjs');
  giveBack();
  expect(await entry.open()).toBe('tool shared');
  expect(await entry.open()).toBe('tool shared');
  expect(ran).toEqual(['dependency', 'tool']);
});

it('asks for the wanted file again, never for one that it imports', async () => {
  const { entry } = await openWithout('dependency.mjs');
  await expect(entry.open()).rejects.toThrow('dependency.mjs');
  expect(ran).toEqual([]);
});

it('leaves nothing behind in the page of a classic script', async () => {
  const bundle = await rollup({
    input: 'entry',
    external: (id) => id === 'text',
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: () => `import('text').catch(() => {});` },
      retryImports(),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  const before = Object.keys(globalThis);
  const run = () => new Script(`${output[0].code}\n;ran.push(typeof again__);`).runInThisContext();
  run();
  run();
  expect(ran).toEqual(['undefined', 'undefined']);
  expect(Object.keys(globalThis)).toEqual(before);
});
