import { sendAppointment } from '../appointments/send-appointment.ts';
import { sendMeetingLink } from '../appointments/send-meeting-link.ts';
import { sendToVisitor } from '../appointments/send-to-visitor.ts';
import type { Env } from '../core/settings.ts';
import { sendDigest } from '../leads/send-digest.ts';
import { sendFlagged } from '../leads/send-flagged.ts';
import { sendLead } from '../leads/send-lead.ts';
import { sendWebhook } from '../leads/send-webhook.ts';
import { sendConfirmation } from '../newsletter/send-confirmation.ts';
import { MailError } from '../notify/mail.ts';
import {
  type ClaimedMessage,
  claimMessages,
  type Delivery,
  settleMessages,
} from '../notify/outbox.sql.ts';
import { WebhookError } from '../notify/post-json.ts';
import type { Sender } from '../notify/sender.ts';

const senders: Record<string, Sender> = {
  lead: sendLead,
  flagged: sendFlagged,
  webhook: sendWebhook,
  digest: sendDigest,
  'newsletter-confirmation': sendConfirmation,
  appointment: sendAppointment,
  'meeting-link': sendMeetingLink,
  visitor: sendToVisitor,
  reminder: sendToVisitor,
};

/** How often the outcome of an attempt is written: where it cannot be, the message goes out twice. */
const SETTLING_TRIES = 4;

/**
 * Sends one message of the outbox, and what has waited with it, unless it is sent, given up, not due
 * or another's.
 * @returns whether it was this one's to send
 * @throws what D1 throws when the message could not be claimed: nothing has been sent then
 */
export async function deliverMessage(env: Env, id: number, now: Date): Promise<boolean> {
  const messages = await claimMessages(env.DB, id, now);
  const [message] = messages;
  if (!message) return false;
  const delivery = await attempt(message, messages, env, now);
  if (typeof delivery === 'object') logFailure(message, delivery.failure);
  if (!(await settlePersistently(env.DB, messages, delivery, now))) {
    logFailure(message, 'not settled');
  }
  return true;
}

async function attempt(
  message: ClaimedMessage,
  together: readonly ClaimedMessage[],
  env: Env,
  now: Date,
): Promise<Delivery> {
  const send = senders[message.topic];
  if (!send) return { failure: 'unknown topic' };
  try {
    return await send(message, env, now, together);
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

/** Why something was not sent, in fixed words: messages of errors quote addresses. */
export function describeFailure(error: unknown): string {
  if (error instanceof MailError || error instanceof WebhookError) return error.message;
  return `failed ${error instanceof Error ? error.name : typeof error}`;
}

/** What has been sent has been sent: if it cannot be written down, the claim runs out. */
async function settlePersistently(
  db: D1Database,
  messages: readonly ClaimedMessage[],
  delivery: Delivery,
  now: Date,
): Promise<boolean> {
  for (let tries = 1; tries <= SETTLING_TRIES; tries += 1) {
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
