import type { Env } from '../core/settings.ts';
import {
  type ClaimedMessage,
  claimMessages,
  type Delivery,
  dropOverdue,
  findDue,
  findOfficeNext,
  readDue,
  settleMessages,
} from './outbox.sql.ts';
import { OFFICE, planDeliveries } from './pace.logic.ts';
import { queueMessages } from './queue-messages.ts';
import { DeliveryError, describeFailure, type Senders } from './sender.ts';

/** Emails and webhooks of one run: each uses some of the queries that the platform allows. */
const MAX_AT_ONCE = 15;

/** Attempts to write a result: if all fail, the message is sent twice. */
const MAX_SETTLE_ATTEMPTS = 4;

/**
 * Sends messages of the outbox by id, as far as their pace allows now, and queues those that one run has
 * no room for. One run at a time (wrangler.toml), so that each sees the messages that others have sent.
 * @throws D1's error if no message could be claimed: none has been sent then
 */
export async function deliverMessages(
  env: Env,
  ids: readonly number[],
  senders: Senders,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const { due, sent } = await readDue(env.DB, ids, now);
  const plan = planDeliveries(due, sent, now);
  const bundles = plan.slice(0, MAX_AT_ONCE);
  if (bundles.length === 0) return;
  const claimed = await claimMessages(env.DB, bundles.flat(), now);
  await Promise.all(
    bundles.map((bundle) =>
      deliver(
        bundle.flatMap((id) => claimed.get(id) ?? []),
        env,
        senders,
        now,
      ),
    ),
  );
  const hasOffice = [...claimed.values()].some(({ topic }) => topic === OFFICE);
  await queueMessages(env.OUTBOX, [
    ...plan.slice(MAX_AT_ONCE).flatMap((bundle) => bundle.slice(0, 1)),
    // The next message about a lead waits until this one is accepted.
    ...(hasOffice ? await findOfficeNext(env.DB, now) : []),
  ]);
}

async function deliver(
  messages: readonly ClaimedMessage[],
  env: Env,
  senders: Senders,
  now: Date,
): Promise<void> {
  const [message] = messages;
  if (!message) return;
  const delivery = await attempt(message, messages, env, senders, now);
  if (typeof delivery === 'object') logFailure(message, delivery.failure);
  if (!(await settlePersistently(env.DB, messages, delivery, now))) {
    logFailure(message, 'not settled');
  }
}

async function attempt(
  message: ClaimedMessage,
  together: readonly ClaimedMessage[],
  env: Env,
  senders: Senders,
  now: Date,
): Promise<Delivery> {
  try {
    return await senders[message.topic](message, env, now, together);
  } catch (error) {
    const isCounted = !(error instanceof DeliveryError) || error.isCounted;
    return { failure: describeFailure(error), isCounted };
  }
}

/** If the result cannot be written, the claim expires. */
async function settlePersistently(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: Delivery,
  now: Date,
): Promise<boolean> {
  for (let attempts = 1; attempts <= MAX_SETTLE_ATTEMPTS; attempts += 1) {
    try {
      await settleMessages(db, messages, delivery, now);
      return true;
    } catch {}
  }
  return false;
}

function logFailure({ topic, attempts }: ClaimedMessage, outcome: string): void {
  console.error(JSON.stringify({ route: 'outbox', topic, attempts, outcome }));
}

/** Messages that the sweep sends per batch while the queue is down. */
const SWEEP_SIZE = 10;

/**
 * Queues due messages without a claim: those that the queue lost, and those that wait for their
 * pace or another attempt. If the queue is down, sends them at once.
 */
export async function sweepOutbox(env: Env, senders: Senders, now: Date): Promise<void> {
  await dropOverdue(env.DB, now);
  const ids = await findDue(env.DB, now);
  if (await queueMessages(env.OUTBOX, ids)) return;
  // Each batch has its own claim: a hundred slow emails take longer than one claim.
  for (let first = 0; first < ids.length; first += SWEEP_SIZE) {
    await deliverMessages(env, ids.slice(first, first + SWEEP_SIZE), senders, new Date());
  }
}
