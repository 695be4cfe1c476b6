import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holdProof } from './proof-lock.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sa-proof-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('lets one run prove at a time', () => {
  const folder = makeFolder();
  const release = holdProof(folder);
  expect(() => holdProof(folder)).toThrow(`Proofs are being run by process ${process.pid}`);
  release();
  holdProof(folder)();
});

it('does not wait for a run that was killed', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, '.cache'));
  // Above what Linux gives to any process.
  writeFileSync(join(folder, '.cache/proof.pid'), String(2 ** 30));
  holdProof(folder)();
});
