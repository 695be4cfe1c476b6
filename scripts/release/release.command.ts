import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { KEYS } from './plugin-signature.ts';

/** Runs a command in a folder without receipts. */
function runUnproved(script: string, ...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'sa-release-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  cpSync(KEYS, join(cwd, KEYS));
  const command = [resolve('scripts/release', script), ...args];
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
}

const SOAK = /^ {2}soak +no receipt: npm run prove soak$/m;

it('makes no version while receipts are missing, and names them', () => {
  const { status, stdout, stderr } = runUnproved('release.ts', 'minor');
  expect(status).toBe(1);
  expect(stderr).toMatch(SOAK);
  expect(stdout).toBe('');
});

it('lists missing receipts before the launch, and on request the content alone', () => {
  const whole = runUnproved('launch-check.ts');
  expect(whole.status).toBe(1);
  expect(whole.stdout).toMatch(SOAK);
  const content = runUnproved('launch-check.ts', '--content').stdout;
  expect(content).not.toMatch(SOAK);
  expect(content.trim()).not.toBe('');
  expect(whole.stdout).toContain(content.trim());
});
