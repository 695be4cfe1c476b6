import { DAY_MS } from '../contract/durations.ts';
import type { Env } from '../core/settings.ts';
import { BACKUP_FOLDER } from './backed-up-tables.ts';
import { beginCopy, type CopyState, copyStep } from './copy-tables.sql.ts';
import type { StepEnd } from './steps.sql.ts';

/** As the privacy policy says, and as the bucket's own rule does. */
const KEPT_DAYS = 35;

/** Copies the next pages of the tables, at last deletes expired copies, and says how many rows. */
export async function backUp(
  env: Env,
  before: CopyState | null,
  startedAt: Date,
): Promise<StepEnd<CopyState>> {
  const state = await copyStep(env.DB, env.BACKUPS, before ?? (await beginCopy(env.DB)), startedAt);
  if (state.some(({ isCopied }) => !isCopied)) return { next: state };
  await deleteExpiredBackups(env.BACKUPS, startedAt);
  return { outcome: `copied ${state.reduce((total, { rows }) => total + rows, 0)}` };
}

/** Names begin with the day, whatever their format. */
async function deleteExpiredBackups(bucket: R2Bucket, now: Date): Promise<void> {
  const oldestKept = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  while (true) {
    const { objects } = await bucket.list({ prefix: BACKUP_FOLDER });
    const expired = objects.map(({ key }) => key).filter((key) => key < BACKUP_FOLDER + oldestKept);
    if (expired.length === 0) return;
    await bucket.delete(expired);
  }
}
