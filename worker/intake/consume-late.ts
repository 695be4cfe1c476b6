import { HttpError } from '../core/problem.ts';
import { describeFailure } from '../core/request-log.ts';
import type { Env } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';
import { fileLate } from './file-late.ts';
import { keepLate } from './kept-late.ts';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Files the submissions that found no database, one after the other, so that those of now come first.
 * While it is away still, the others of a batch need not ask for it.
 */
export async function consumeLate(batch: MessageBatch<TakenSubmission>, env: Env): Promise<void> {
  let isAway = false;
  for (const message of batch.messages) {
    if (isAway) postpone(message);
    else isAway = (await fileOrPostpone(message, env)) === 'away';
  }
}

async function fileOrPostpone(
  message: Message<TakenSubmission>,
  env: Env,
): Promise<'settled' | 'away'> {
  try {
    log(message, await fileLate(message.body, env));
    message.ack();
    return 'settled';
  } catch (error) {
    log(message, describeFailure(error));
    postpone(message);
    return error instanceof HttpError && error.status === 503 ? 'away' : 'settled';
  }
}

/** For 30 s, then twice as long each time, an hour at most. */
function postpone(message: Message<TakenSubmission>): void {
  const seconds = FIRST_WAIT_SECONDS * 2 ** Math.min(message.attempts - 1, 7);
  message.retry({ delaySeconds: Math.min(LONGEST_WAIT_SECONDS, seconds) });
}

/** Puts what the queue has given up into the bucket, as no Worker can list a dead-letter queue. */
export async function buryLate(batch: MessageBatch<TakenSubmission>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await keepLate(env.BACKUPS, message.body);
      log(message, 'buried');
      message.ack();
    } catch {
      postpone(message);
    }
  }
}

/** Fixed words only: a submission is all personal. */
function log({ body: { kind }, attempts }: Message<TakenSubmission>, outcome: string): void {
  console.warn(JSON.stringify({ route: 'late', kind, attempts, outcome }));
}
