import type { CheckedSubmission } from '../core/checked-submission.ts';
import { HttpError } from '../core/problem.ts';
import { describeFailure } from '../core/request-log.ts';
import type { Env } from '../core/settings.ts';
import { storeDeadLetter } from './dead-letters.ts';
import { storeLate } from './store-late.ts';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;

type Late = Message<CheckedSubmission>;

/** Stores a batch of postponed submissions. */
export async function consumeLate(batch: MessageBatch<CheckedSubmission>, env: Env): Promise<void> {
  const messages = batch.messages.filter(isWhole);
  if (messages.length > 0) await storeOrRetry(messages, env);
}

/** Stores dead-lettered submissions in the bucket, as no Worker can list a dead-letter queue. */
export async function deadLetterLate(
  batch: MessageBatch<CheckedSubmission>,
  env: Env,
): Promise<void> {
  for (const message of batch.messages.filter(isWhole)) {
    try {
      await storeDeadLetter(env.RECORDS, message.body);
      settle(message, 'dead-lettered');
    } catch {
      retry(message);
    }
  }
}

/** Drops a message that is not a submission: a retry would fail, too, and delay the others. */
function isWhole(message: Late): boolean {
  if (message.body?.circumstances) return true;
  message.ack();
  return false;
}

async function storeOrRetry(messages: readonly Late[], env: Env): Promise<void> {
  try {
    const outcomes = await storeLate(
      messages.map(({ body }) => body),
      env,
    );
    for (const [index, message] of messages.entries()) settle(message, outcomes[index] ?? '');
  } catch (error) {
    const isAway = error instanceof HttpError && error.status === 503;
    if (isAway || messages.length === 1) {
      for (const message of messages) retry(message, describeFailure(error));
      return;
    }
    // The database refuses one of them, which must not delay the others.
    for (const message of messages) await storeOrRetry([message], env);
  }
}

function settle(message: Late, outcome: string): void {
  log(message, outcome);
  message.ack();
}

/** Retries after 30 s, then twice as long each time, an hour at most. */
function retry(message: Late, outcome = 'failed'): void {
  log(message, outcome);
  const seconds = FIRST_WAIT_SECONDS * 2 ** Math.min(message.attempts - 1, 7);
  message.retry({ delaySeconds: Math.min(LONGEST_WAIT_SECONDS, seconds) });
}

/** Fixed words only: a submission is all personal. */
function log({ body: { kind }, attempts }: Late, outcome: string): void {
  console.warn(JSON.stringify({ route: 'late', kind, attempts, outcome }));
}
