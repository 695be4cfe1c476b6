import { hashAddress, readErasureKeys } from '../core/hash-address.ts';
import { type Env, readSettings } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { listErasures, readErasures } from '../upkeep/erasures.sql.ts';
import { fileSubmission } from './file-submission.ts';

/**
 * Files a submission that has waited, as it would have been when it arrived, and tells of it. Safe to
 * repeat: it files by its own keys, and what was erased meanwhile is dropped.
 * @throws HttpError 503 while the database is away
 */
export async function fileLate(
  taken: TakenSubmission,
  env: Env,
): Promise<'filed' | 'duplicate' | 'erased'> {
  if (await isErased(taken, env)) return 'erased';
  // A statement that lands after all is recognised by its time of arrival.
  const options = {
    timeLimitMs: readSettings(env).dbTimeoutMs,
    onLate: () => {},
    now: new Date(),
  };
  const { row, messageIds } = await fileSubmission(env, taken, options);
  await queueMessages(env.OUTBOX, messageIds);
  return row.repeats === 0 ? 'filed' : 'duplicate';
}

/** The bucket knows every erasure first. */
async function isErased({ values, filing }: TakenSubmission, env: Env): Promise<boolean> {
  const names = await listErasures(env.BACKUPS, new Date(filing.arrivedAt), 0);
  const erasures = await readErasures(env.BACKUPS, names);
  if (erasures.length === 0) return false;
  const keys = await readErasureKeys(env.ERASURE_KEYS);
  const hashes = await Promise.all(keys.map((key) => hashAddress(key, values.email)));
  return erasures.some(({ emailHmac }) => hashes.includes(emailHmac));
}
