import type { TakenSubmission } from '../core/checked-submission.ts';
import { findErasures, readErasureKeys, readErasures } from '../core/erasure-ledger.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { fileSubmissions } from './store-submissions.ts';

/**
 * Files queued submissions in one batch, as on their arrival, and queues the messages about them. Safe to
 * repeat: they are filed by their own keys, and those of a person erased meanwhile are dropped.
 * @throws HttpError 503 while the database is down, 500 if it refuses one of them
 */
export async function fileLate(
  all: readonly TakenSubmission[],
  env: Env,
): Promise<('filed' | 'duplicate' | 'erased')[]> {
  const erased = await findErased(all, env);
  const others = all.filter((taken) => !erased.has(taken));
  // A statement that lands after all is recognised by its time of arrival.
  const options = {
    timeLimitMs: readSettings(env).dbTimeoutMs,
    onLate: () => {},
    now: new Date(),
  };
  const filed = await fileSubmissions(env, others, options);
  await queueMessages(
    env.OUTBOX,
    filed.flatMap(({ messageIds }) => messageIds),
  );
  return all.map((taken) => {
    const repeats = filed[others.indexOf(taken)]?.row.repeats;
    if (repeats === undefined) return 'erased';
    return repeats === 0 ? 'filed' : 'duplicate';
  });
}

/** Reads the ledger in the bucket, which has every erasure first. */
async function findErased(
  all: readonly TakenSubmission[],
  env: Env,
): Promise<Set<TakenSubmission>> {
  const since = Math.min(...all.map(({ filing }) => Date.parse(filing.arrivedAt)));
  const erasures = await readErasures(env.RECORDS, new Date(since));
  const erased = new Set<TakenSubmission>();
  if (erasures.length === 0) return erased;
  const keys = await readErasureKeys(env.ERASURE_KEYS);
  for (const taken of all) {
    const theirs = await findErasures(taken.values.email, erasures, keys);
    if (theirs.some(({ createdAt }) => createdAt >= taken.filing.arrivedAt)) erased.add(taken);
  }
  return erased;
}
