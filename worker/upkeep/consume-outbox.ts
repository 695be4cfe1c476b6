import type { Env, OutboxMessage } from '../core/settings.ts';
import { buryMessage, findDueTime } from '../notify/outbox.sql.ts';
import { deliverMessage } from './deliver.ts';
import { takeStep } from './night.ts';

/** How a dead-letter queue is called in wrangler.toml, whatever the environment. */
const DEAD_LETTERS = /-dead$/;
/** After so many deliveries of the queue, D1 counts as down, and the sweep takes over. */
const MAX_DELIVERIES = 3;
const RETRY_SECONDS = 20;
/** What is due later is the sweep's. */
const MAX_DELAY_MS = 15 * 60_000;

/**
 * Sends what the queue names, or takes the night's next step. The queue only makes it fast: what is
 * due, and how often it has been tried, stands in the outbox and in upkeep_steps.
 *
 * The dead-letter queue ends here, too, since no Worker can list it: what it names is given up.
 */
export async function consumeOutbox(batch: MessageBatch<OutboxMessage>, env: Env): Promise<void> {
  const handle = DEAD_LETTERS.test(batch.queue) ? giveUp : deliver;
  await Promise.all(
    batch.messages.map((message) => (isNamed(message.body) ? handle(message, env) : message.ack())),
  );
}

/** Another try would name nothing either. */
function isNamed(body: unknown): body is OutboxMessage {
  const { outboxId, upkeep } = (body ?? {}) as { outboxId?: unknown; upkeep?: unknown };
  return Number.isSafeInteger(outboxId) || upkeep === 'step';
}

async function deliver(message: Message<OutboxMessage>, env: Env): Promise<void> {
  try {
    if ('upkeep' in message.body) await takeStep(env, new Date());
    else if (!(await deliverMessage(env, message.body.outboxId, new Date()))) {
      await bringBack(env, message.body.outboxId);
    }
    message.ack();
  } catch {
    retryUnlessSwept(message);
  }
}

/**
 * Queues what is not due yet for the time when it is: it waits for its turn, or this clock is behind
 * the one that wrote it. As a message of its own, since a retry would count as a failure.
 */
async function bringBack(env: Env, outboxId: number): Promise<void> {
  const now = new Date();
  const dueAt = await findDueTime(env.DB, outboxId, now);
  const delayMs = dueAt === null ? Infinity : dueAt.getTime() - now.getTime();
  if (delayMs > MAX_DELAY_MS) return;
  await env.OUTBOX.send({ outboxId }, { delaySeconds: Math.ceil(delayMs / 1000) }).catch(() => {});
}

/** As D1 could not be reached, it is still due, so that the run every five minutes finds it. */
function retryUnlessSwept(message: Message<OutboxMessage>): void {
  if (message.attempts < MAX_DELIVERIES) message.retry({ delaySeconds: RETRY_SECONDS });
  else message.ack();
}

async function giveUp(message: Message<OutboxMessage>, env: Env): Promise<void> {
  try {
    if ('outboxId' in message.body) await buryMessage(env.DB, message.body.outboxId, new Date());
    message.ack();
  } catch {
    message.retry({ delaySeconds: RETRY_SECONDS });
  }
}
