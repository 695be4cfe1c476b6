import { sendConfirmation } from '../newsletter/send-confirmation.ts';
import type { Env } from '../settings.ts';
import {
  type ClaimedMessage,
  claimMessage,
  type Delivery,
  settleMessage,
} from '../store/outbox/outbox.ts';
import { MailError } from './mail.ts';
import { sendDigest } from './send-digest.ts';
import { sendLead } from './send-lead.ts';
import { sendWebhook, WebhookError } from './send-webhook.ts';
import type { Sender } from './sender.ts';

const senders: Record<string, Sender> = {
  lead: sendLead,
  webhook: sendWebhook,
  digest: sendDigest,
  'newsletter-confirmation': sendConfirmation,
};

/** How often the outcome of an attempt is written: where it cannot be, the message goes out twice. */
const SETTLING_TRIES = 4;

/**
 * Sends one message of the outbox, unless it is sent, given up, not due or another's.
 * @throws what D1 throws when the message could not be claimed: nothing has been sent then
 */
export async function deliverMessage(env: Env, id: number, now: Date): Promise<void> {
  const message = await claimMessage(env.DB, id, now);
  if (!message) return;
  const delivery = await attempt(message, env, now);
  if (typeof delivery === 'object') logFailure(message, delivery.failure);
  await settlePersistently(env.DB, message, delivery, now);
}

async function attempt(message: ClaimedMessage, env: Env, now: Date): Promise<Delivery> {
  const send = senders[message.topic];
  if (!send) return { failure: 'unknown topic' };
  try {
    return await send(message.payload, env, now);
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof MailError || error instanceof WebhookError) return error.message;
  return `failed ${error instanceof Error ? error.name : typeof error}`;
}

/** What has been sent has been sent: if it cannot be written down, the claim runs out. */
async function settlePersistently(
  db: D1Database,
  message: ClaimedMessage,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  for (let tries = 1; tries <= SETTLING_TRIES; tries += 1) {
    try {
      return await settleMessage(db, message, delivery, now);
    } catch {}
  }
  logFailure(message, 'not settled');
}

function logFailure({ topic, attempts }: ClaimedMessage, outcome: string): void {
  console.error(JSON.stringify({ route: 'outbox', topic, attempts, outcome }));
}
