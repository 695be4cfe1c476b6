import { queueMessages } from '../messages/queue-messages.ts';
import { type Env, readSettings } from '../settings.ts';
import { fileSubmission, type TakenSubmission } from '../store/file-submission.ts';
import { listErasures } from '../store/upkeep/erasures.ts';
import { hashAddress, readErasureKeys } from '../upkeep/hash-address.ts';

/** Where the bucket keeps what could never be filed. */
export const LATE_FOLDER = 'late/';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Files the submissions that found no database, one after the other, so that those of now come first.
 * Each files by its own keys: one that was stored after all, or sent again, makes no second row. What
 * was erased meanwhile is dropped.
 */
export async function consumeLate(batch: MessageBatch<TakenSubmission>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      const outcome = await fileLate(message.body, env);
      log(message.body, outcome);
      message.ack();
    } catch (error) {
      log(message.body, `failed ${error instanceof Error ? error.message : ''}`.trim());
      message.retry({ delaySeconds: findWait(message.attempts) });
    }
  }
}

async function fileLate(taken: TakenSubmission, env: Env): Promise<string> {
  if (await isErased(taken, env)) return 'erased';
  const { dbTimeoutMs } = readSettings(env);
  const options = { timeLimitMs: dbTimeoutMs, onLate: () => {}, now: new Date() };
  const { row, messageIds } = await fileSubmission(env, taken, options);
  await queueMessages(env.OUTBOX, messageIds);
  return row.repeats === 0 ? 'filed' : 'duplicate';
}

/** The bucket knows every erasure first. */
async function isErased({ values, filing }: TakenSubmission, env: Env): Promise<boolean> {
  const erasures = await listErasures(env.BACKUPS, new Date(filing.arrivedAt), 0);
  if (erasures.length === 0) return false;
  const keys = await readErasureKeys(env.ERASURE_KEYS);
  const hashes = await Promise.all(keys.map((key) => hashAddress(key, values.email)));
  return erasures.some(({ emailHmac }) => hashes.includes(emailHmac));
}

/** 30 s, then twice as long each time, an hour at most. */
function findWait(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 7));
}

/** Keeps in the bucket what the queue has given up: Health is red while one is there. */
export async function buryLate(batch: MessageBatch<TakenSubmission>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      const { arrivedAt, dedupeKeys } = message.body.filing;
      const key = `${LATE_FOLDER}${arrivedAt}-${dedupeKeys.today.slice(0, 12)}.json`;
      await env.BACKUPS.put(key, JSON.stringify(message.body));
      log(message.body, 'buried');
      message.ack();
    } catch {
      message.retry({ delaySeconds: LONGEST_WAIT_SECONDS });
    }
  }
}

/** Fixed words only: a submission is all personal. */
function log({ kind }: TakenSubmission, outcome: string): void {
  console.warn(JSON.stringify({ route: 'late', kind, outcome }));
}
