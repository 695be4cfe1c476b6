import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lets one proof run write proved.json at a time, and have the machine to itself.
 *
 * @returns What lets the next one begin.
 * @throws Error while another process has it.
 */
export function holdProof(folder = '.'): () => void {
  const file = join(folder, '.cache/proof.pid');
  mkdirSync(dirname(file), { recursive: true });
  const holder = readHolder(file);
  if (holder && isAlive(holder)) throw new Error(`Proofs are being run by process ${holder}`);
  rmSync(file, { force: true });
  // Refuses if another process has been faster.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
