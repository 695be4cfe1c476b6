// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImports } from './retry-imports.ts';

/** The files that have run, in order. */
const ran: string[] = [];
/** How often the tool cannot be had. */
const lost = { times: 0 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sa-retry-imports-'));
  ran.length = 0;
  lost.times = 0;
  Object.assign(globalThis, { ran, lost });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
  for (const name of ['ran', 'lost']) Reflect.deleteProperty(globalThis, name);
});

const sources: Record<string, string> = {
  entry: `
    import { shared } from 'shared';
    export const open = () => import('tool').then(({ name }) => name + shared);`,
  other: `import { shared } from 'shared'; export default shared;`,
  // An address that has failed once always fails, as a lost file's does in some browsers.
  tool: `
    import 'dependency';
    ran.push('tool');
    if (ran.length <= lost.times) throw new Error('lost');
    export const name = 'tool';`,
  dependency: `lost.dependency = false;`,
  shared: `export const shared = ' shared';`,
};

interface Entry {
  open(): Promise<string>;
}

/** By Node itself: Vitest would look for the files in its own way. */
const importFile = (file: string): Promise<Entry> =>
  new Script(`import(${JSON.stringify(pathToFileURL(file).href)})`, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();

/** Builds, and imports the entry. */
async function build(): Promise<Entry> {
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
  return importFile(join(folder, 'entry.mjs'));
}

it('fetches a lost file from another address, once for all importers', async () => {
  lost.times = 1;
  const { open } = await build();
  expect(await open()).toBe('tool shared');
  expect(await open()).toBe('tool shared');
  expect(ran).toEqual(['tool', 'tool']);
});

it('asks again each time while a file cannot be had', async () => {
  lost.times = 2;
  const { open } = await build();
  vi.useFakeTimers({ now: 1 });
  await expect(open()).rejects.toThrow('lost');
  vi.setSystemTime(2);
  expect(await open()).toBe('tool shared');
  expect(ran).toHaveLength(3);
});

it('asks for the wanted file again, never for one that it imports', async () => {
  const { open } = await build();
  rmSync(join(folder, 'dependency.mjs'));
  await expect(open()).rejects.toThrow('dependency.mjs');
  expect(ran).toEqual([]);
});
