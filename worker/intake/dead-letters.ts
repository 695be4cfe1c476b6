import type { TakenSubmission } from '../core/checked-submission.ts';
import type { Env } from '../core/settings.ts';
import { fileLate } from './store-late.ts';

/** Prefix in the bucket RECORDS. Health is red while it has an object. */
export const DEAD_LETTERS = 'late/';

/** Most objects filed by one run. */
const MAX_AT_ONCE = 20;

/** Stores a submission that the queue has given up. */
export async function storeDeadLetter(bucket: R2Bucket, taken: TakenSubmission): Promise<void> {
  const { arrivedAt, dedupeKeys } = taken.filing;
  const key = `${DEAD_LETTERS}${arrivedAt}-${dedupeKeys.today.slice(0, 12)}.json`;
  await bucket.put(key, JSON.stringify(taken));
}

/**
 * Files stored submissions, oldest first, as soon as that is possible again.
 * @throws Error if one could not be filed, after all have been tried
 */
export async function fileDeadLetters(env: Env): Promise<void> {
  const failures: unknown[] = [];
  for await (const { key, taken } of listDeadLetters(env.RECORDS, MAX_AT_ONCE)) {
    try {
      if (!taken) throw new Error('It is no submission');
      await fileLate([taken], env);
      await env.RECORDS.delete(key);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Erases the stored submissions of one address. */
export async function eraseDeadLetters(bucket: R2Bucket, email: string): Promise<void> {
  for await (const { key, taken } of listDeadLetters(bucket)) {
    if (taken?.values.email === email) await bucket.delete(key);
  }
}

/** `taken` is null for an unreadable object, which must not stop the following ones. */
async function* listDeadLetters(
  bucket: R2Bucket,
  limit?: number,
): AsyncGenerator<{ key: string; taken: TakenSubmission | null }> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: DEAD_LETTERS,
      ...(limit && { limit }),
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects) yield { key, taken: await readDeadLetter(bucket, key) };
    cursor = page.truncated && !limit ? page.cursor : undefined;
  } while (cursor);
}

async function readDeadLetter(bucket: R2Bucket, key: string): Promise<TakenSubmission | null> {
  const object = await bucket.get(key);
  try {
    const taken = await object?.json<TakenSubmission>();
    return taken?.values && taken.filing ? taken : null;
  } catch {
    return null;
  }
}
