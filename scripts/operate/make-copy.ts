import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '../../worker/contract/durations.ts';
import { AWAY_UNTIL, COPIED_AT } from '../../worker/core/operator-marks.ts';
import { type Account, writeMark } from './account.ts';
import { encryptFile, findExpired, nameCopy } from './copy-file.ts';

/** Longer than any export or restore takes; after it, Health alerts members again. */
export const AWAY_MS = HOUR_MS;

/**
 * Exports the database, encrypts the file and deletes expired ones. D1 answers nothing while it exports:
 * Health is notified beforehand, and submissions wait in the late queue.
 *
 * @returns The copy's path.
 */
export async function makeCopy(
  account: Account,
  folder: string,
  key: Buffer,
  now: Date,
): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'sa-copy-'));
  const plain = join(scratch, 'copy.sql');
  const copy = join(folder, nameCopy(now));
  mkdirSync(folder, { recursive: true });
  await writeMark(account, AWAY_UNTIL, new Date(now.getTime() + AWAY_MS));
  try {
    await account.wrangler([
      'd1',
      'export',
      'DB',
      '--remote',
      '--skip-confirmation',
      '--output',
      plain,
    ]);
    await encryptFile(plain, copy, key);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    await writeMark(account, AWAY_UNTIL, null);
  }
  for (const name of findExpired(readdirSync(folder), now)) rmSync(join(folder, name));
  await writeMark(account, COPIED_AT, now);
  return copy;
}
