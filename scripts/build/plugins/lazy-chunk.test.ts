// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { rollup } from 'rollup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts';
import { retryImports } from './retry-imports.ts';

/** The messages of the built scripts, in order. */
const told: string[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sa-lazy-chunk-'));
  told.length = 0;
  Object.assign(globalThis, { told });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, 'told');
  Reflect.deleteProperty(globalThis, 'send');
});

const sources = {
  entry: `
    import { shared, count } from 'shared';
    told.push('entry ' + shared.name);
    globalThis.send = async () => [
      (await import('sending')).send(),
      (await import('other')).other,
      count(),
    ];`,
  shared: `
    export const shared = { name: 'shared' };
    let calls = 0;
    export function count() { return ++calls; }`,
  sending: `
    import { shared, count } from 'shared';
    import 'helper';
    told.push('sending');
    export const send = () => shared.name + count();`,
  helper: `told.push('helper');`,
  other: `export const other = 'other';`,
  idle: `import 'helper'; export const idle = 'idle';`,
};

async function build(part: Partial<LazyChunk> = {}, changes: Partial<typeof sources> = {}) {
  const all: Record<string, string> = { ...sources, ...changes };
  const bundle = await rollup({
    input: { entry: 'entry' },
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: (id) => all[id] },
      retryImports(),
      lazyChunk({ name: 'later-form', base: `${pathToFileURL(folder)}/`, ...part }),
    ],
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].js' });
  const script = readFileSync(join(folder, 'entry.js'), 'utf8');
  const chunks = readdirSync(join(folder, 'chunks'));
  return { script, chunks, chunk: join(folder, 'chunks', `${chunks[0]}`) };
}

/** Runs a classic script; resolves to the function it leaves for tests. */
function run(script: string): () => Promise<unknown[]> {
  new Script(script, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();
  return (globalThis as unknown as { send: () => Promise<unknown[]> }).send;
}

it('is one file with a hash, which runs when it is first needed, and is tried again if it was lost', async () => {
  const { script, chunks, chunk } = await build();
  expect(chunks).toEqual([expect.stringMatching(/^later-form-[\w-]{8}\.js$/)]);
  const send = run(script);
  expect(told).toEqual(['entry shared']);
  renameSync(chunk, `${chunk}.lost`);
  await expect(send()).rejects.toThrow();
  renameSync(`${chunk}.lost`, chunk);
  expect(await send()).toEqual(['shared1', 'other', 2]);
  expect(told).toEqual(['entry shared', 'helper', 'sending']);
});

it('builds a strict classic script that declares no global', async () => {
  const strict = `${sources.shared}; told.push(String(function () { return this; }()));`;
  const { script } = await build({}, { shared: strict });
  expect(script).not.toMatch(/^\s*(import|export)\b/m);
  const before = Object.keys(globalThis);
  run(`${script}\n;told.push(typeof shared, typeof later__);`);
  expect(told).toEqual(['undefined', 'entry shared', 'undefined', 'undefined']);
  expect(Object.keys(globalThis).filter((name) => !before.includes(name))).toEqual(['send']);
});

it('keeps in the script what must not wait, with all it imports', async () => {
  const entry = `${sources.entry}; globalThis.send = async () => [(await import('idle')).idle, await import('other')];`;
  const { script, chunk } = await build({ atOnce: ['idle'] }, { entry });
  rmSync(chunk);
  expect(script).toContain('helper');
  await expect(run(script)()).rejects.toThrow('later-form');
});

it('refuses a variable that the lazy chunk would not see change', async () => {
  const changing = {
    shared: `export let shared = { name: 'a' }; export const count = () => { shared = { name: 'b' }; };`,
  };
  await expect(build({}, changing)).rejects.toThrow('would not see "shared" change');
});

describe('a chunk for few visitors', () => {
  const apart = [{ name: 'times-form', path: 'times', isAfterLazy: true }];
  const changes = {
    sending: `
      import { shared } from 'shared';
      export const helped = () => 'helped';
      export const send = async () => [shared.name, ...(await import('times')).times()].join(' ');`,
    times: `
      import { shared } from 'shared';
      import { helped } from 'sending';
      import 'clock';
      told.push('times');
      export const times = () => [shared.name, helped()];`,
    clock: `told.push('clock');`,
  };

  it('is a module of its own, with what it takes from the script and the lazy chunk', async () => {
    const { script, chunks } = await build({ apart }, changes);
    expect(chunks).toHaveLength(2);
    const send = run(script);
    const times = join(folder, 'chunks', `${chunks.find((name) => name.startsWith('times'))}`);
    renameSync(times, `${times}.lost`);
    const [sent, other] = await send();
    expect(other).toBe('other');
    await expect(sent).rejects.toThrow();
    renameSync(`${times}.lost`, times);
    expect(await (await send())[0]).toBe('shared shared helped');
    expect(told).toEqual(['entry shared', 'clock', 'times']);
  });

  it('fails the build where it takes what may not be there', async () => {
    const alone = [{ name: 'times-form', path: 'times' }];
    await expect(build({ apart: alone }, changes)).rejects.toThrow('may not be there');
  });
});
