import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashFiles } from './hash-files.ts';

it('changes once a file is changed, added, renamed or deleted, and not else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sa-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  const hash = () => hashFiles(['**'], ['**/node_modules', '**/*.test.ts'], folder);
  mkdirSync(path('node_modules'));
  writeFileSync(path('one.ts'), 'one');
  const before = hash();
  for (const name of ['node_modules/two.ts', 'two.test.ts']) writeFileSync(path(name), 'left out');
  expect(hash()).toBe(before);
  const hashes = [
    () => writeFileSync(path('one.ts'), 'two'),
    () => writeFileSync(path('two.ts'), ''),
    () => renameSync(path('one.ts'), path('three.ts')),
    () => rmSync(path('two.ts')),
  ].map((act) => {
    act();
    return hash();
  });
  expect(new Set([before, ...hashes]).size).toBe(5);
});
