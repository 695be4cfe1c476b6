// Shared by Workers and scripts in Node, where the types of the runtime are not global.
import type { R2Bucket } from '@cloudflare/workers-types';

/** End of the time in which a copy or a restore blocks the database. */
export const AWAY_UNTIL = 'upkeep/away-until';
/** Time at which `npm run copy` last finished. */
export const COPIED_AT = 'upkeep/copied-at';

/** Reads a time that an operator's command left in the bucket; null without one, or without the bucket. */
export async function readMark(bucket: R2Bucket, key: string): Promise<Date | null> {
  try {
    const mark = await bucket.get(key);
    return mark && new Date(await mark.text());
  } catch {
    return null;
  }
}
