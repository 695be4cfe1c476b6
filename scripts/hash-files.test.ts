import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashFiles } from './hash-files.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sa-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'one.ts'), 'one');
  return {
    hash: () => hashFiles(['**'], ['**/node_modules', '**/*.test.ts'], folder),
    path: (name: string) => join(folder, name),
  };
}

it('stays the same while no file changes', () => {
  const { hash, path } = makeFolder();
  const before = hash();
  writeFileSync(path('one.ts'), 'one');
  writeFileSync(path('node_modules/two.ts'), 'left out');
  writeFileSync(path('two.test.ts'), 'left out');
  expect(hash()).toBe(before);
});

it.each([
  ['is changed', (path: (name: string) => string) => writeFileSync(path('one.ts'), 'two')],
  ['is added', (path: (name: string) => string) => writeFileSync(path('two.ts'), '')],
  ['is renamed', (path: (name: string) => string) => renameSync(path('one.ts'), path('two.ts'))],
  ['is deleted', (path: (name: string) => string) => rmSync(path('one.ts'))],
])('changes once a file %s', (_, act) => {
  const { hash, path } = makeFolder();
  const before = hash();
  act(path);
  expect(hash()).not.toBe(before);
});
