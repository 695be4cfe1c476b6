import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { signHex } from '../core/hmac.ts';
import { type Env, listOwnOrigins } from '../core/settings.ts';
import { findLead } from '../leads/find-lead.sql.ts';
import type { Sender } from '../notify/sender.ts';
import { findWebhook, type Webhook } from './webhook.sql.ts';

/** A server that takes longer counts as down. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/** A webhook that was not taken, and why, in fixed words. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** Of the body; a later one only adds. */
const VERSION = 1;

/**
 * Tells a partner of a lead from its page, or that a time was booked for it: that there is one, and
 * nothing of the visitor's, nor when the appointment is.
 */
export const sendWebhook: Sender = async ({ payload, attempts }, env, now) => {
  const [lead, hook] = await Promise.all([
    findLead(env.DB, payload),
    findWebhook(env.DB, payload.partnerId),
  ]);
  if (!lead || !hook) return 'needless';
  const { id, campaign } = lead;
  const [kind, time] = payload.appointment
    ? ['appointment', payload.at]
    : [lead.kind, lead.createdAt];
  const body = JSON.stringify({
    version: VERSION,
    event: payload.event,
    attempt: attempts,
    id,
    kind,
    time,
    campaign,
  });
  await postJson(env, hook.url, body, await sign(hook, body, now));
  return 'sent';
};

async function sign({ secret }: Webhook, body: string, now: Date): Promise<Record<string, string>> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = await signHex(new TextEncoder().encode(secret), `${seconds}.${body}`);
  return { 'X-Sa-Signature': `t=${seconds},v1=${signature}` };
}

/**
 * Posts JSON to an address on the public internet that is not ours.
 * @throws WebhookError for anything but a 2xx; a redirect could lead anywhere, so it is none
 */
export async function postJson(
  env: Env,
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  if (!isPublicWebhookUrl(url, listOwnOrigins(env))) {
    throw new WebhookError('webhook address is not public');
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).catch(() => {
    throw new WebhookError('webhook not reached');
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(`webhook answered ${response.status}`);
}
