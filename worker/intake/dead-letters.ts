import type { CheckedSubmission } from '../core/checked-submission.ts';
import type { Env } from '../core/settings.ts';
import { storeLate } from './store-late.ts';

/** Prefix in the bucket RECORDS. Health is red while it has an object. */
export const DEAD_LETTERS = 'late/';

/** Most objects of one run. */
const MAX_AT_ONCE = 20;

/** Stores a submission in the bucket once the queue has given up. */
export async function storeDeadLetter(
  bucket: R2Bucket,
  submission: CheckedSubmission,
): Promise<void> {
  const { arrivedAt, dedupeKeys } = submission.circumstances;
  const key = `${DEAD_LETTERS}${arrivedAt}-${dedupeKeys.today.slice(0, 12)}.json`;
  await bucket.put(key, JSON.stringify(submission));
}

/**
 * Stores the submissions of the bucket in the database, oldest first, as soon as that is possible again.
 * @throws Error if one could not be stored, after all have been tried
 */
export async function retryDeadLetters(env: Env): Promise<void> {
  const failures: unknown[] = [];
  for await (const { key, submission } of listDeadLetters(env.RECORDS, MAX_AT_ONCE)) {
    try {
      if (!submission) throw new Error('It is no submission');
      await storeLate([submission], env);
      await env.RECORDS.delete(key);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Erases the stored submissions of one address. */
export async function eraseDeadLetters(bucket: R2Bucket, email: string): Promise<void> {
  for await (const { key, submission } of listDeadLetters(bucket)) {
    if (submission?.values.email === email) await bucket.delete(key);
  }
}

/** `submission` is null for an unreadable object, which must not stop the following ones. */
async function* listDeadLetters(
  bucket: R2Bucket,
  limit?: number,
): AsyncGenerator<{ key: string; submission: CheckedSubmission | null }> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: DEAD_LETTERS,
      ...(limit && { limit }),
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects)
      yield { key, submission: await readDeadLetter(bucket, key) };
    cursor = page.truncated && !limit ? page.cursor : undefined;
  } while (cursor);
}

async function readDeadLetter(bucket: R2Bucket, key: string): Promise<CheckedSubmission | null> {
  const object = await bucket.get(key);
  try {
    const submission = await object?.json<CheckedSubmission>();
    return submission?.values && submission.circumstances ? submission : null;
  } catch {
    return null;
  }
}
