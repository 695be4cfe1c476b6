import type { CheckedSubmission } from '../core/checked-submission.ts';
import { findErasures, readErasureKeys, readErasures } from '../core/erasure-ledger.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { storeSubmissions } from './store-submissions.ts';

/**
 * Stores postponed submissions in one batch, as on their arrival, and queues the messages about them. Safe to
 * repeat: the keys of each are its own, and those of a person erased meanwhile are dropped.
 * @throws HttpError 503 while the database is down, 500 if it refuses one of them
 */
export async function storeLate(
  all: readonly CheckedSubmission[],
  env: Env,
): Promise<('stored' | 'duplicate' | 'erased')[]> {
  const erased = await findErased(all, env);
  const others = all.filter((submission) => !erased.has(submission));
  // A statement that lands after all is recognised by its time of arrival.
  const options = {
    timeLimitMs: readSettings(env).dbTimeoutMs,
    onLate: () => {},
    now: new Date(),
  };
  const stored = await storeSubmissions(env, others, options);
  await queueMessages(
    env.OUTBOX,
    stored.flatMap(({ messageIds }) => messageIds),
  );
  return all.map((submission) => {
    const repeats = stored[others.indexOf(submission)]?.row.repeats;
    if (repeats === undefined) return 'erased';
    return repeats === 0 ? 'stored' : 'duplicate';
  });
}

/** Reads the ledger in the bucket, which has every erasure first. */
async function findErased(
  all: readonly CheckedSubmission[],
  env: Env,
): Promise<Set<CheckedSubmission>> {
  const since = Math.min(...all.map(({ circumstances }) => Date.parse(circumstances.arrivedAt)));
  const erasures = await readErasures(env.RECORDS, new Date(since));
  const erased = new Set<CheckedSubmission>();
  if (erasures.length === 0) return erased;
  const keys = await readErasureKeys(env.ERASURE_KEYS);
  for (const submission of all) {
    const theirs = await findErasures(submission.values.email, erasures, keys);
    if (theirs.some(({ createdAt }) => createdAt >= submission.circumstances.arrivedAt))
      erased.add(submission);
  }
  return erased;
}
