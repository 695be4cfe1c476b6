import type { Env } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';
import { fileLate } from './file-late.ts';

/** Of the bucket RECORDS. Health is red as long as anything is in it. */
export const DEAD_LETTERS = 'late/';

/** Filed by one run; the others come in the next. */
const MAX_AT_ONCE = 20;

/** Keeps a submission that the queue has given up. */
export async function storeDeadLetter(bucket: R2Bucket, taken: TakenSubmission): Promise<void> {
  const { arrivedAt, dedupeKeys } = taken.filing;
  const key = `${DEAD_LETTERS}${arrivedAt}-${dedupeKeys.today.slice(0, 12)}.json`;
  await bucket.put(key, JSON.stringify(taken));
}

/**
 * Files what is kept, oldest first, as soon as that is possible again.
 * @throws Error where one could not be filed, when all have been tried
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

/** Erases what is kept of one address. */
export async function eraseDeadLetters(bucket: R2Bucket, email: string): Promise<void> {
  for await (const { key, taken } of listDeadLetters(bucket)) {
    if (taken?.values.email === email) await bucket.delete(key);
  }
}

/** `taken` is null where an object cannot be read: it must stop nothing that comes after it. */
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
