import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { signHex } from '../hmac.ts';
import { type Env, listOwnOrigins } from '../settings.ts';
import { findLead } from '../store/leads/find-lead.ts';
import { findWebhook, type Webhook } from '../store/partners/webhook.ts';
import type { Sender } from './sender.ts';

/** A server that takes longer counts as down. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/** A webhook that was not taken, and why, in fixed words. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** Tells a partner of a lead from its page: that there is one, and nothing of the visitor's. */
export const sendWebhook: Sender = async (payload, env, now) => {
  const [lead, hook] = await Promise.all([
    findLead(env.DB, payload),
    findWebhook(env.DB, payload.partnerId),
  ]);
  if (!lead || !hook) return 'needless';
  const { id, kind, createdAt, campaign } = lead;
  requirePublic(hook, env);
  await postSigned(hook, JSON.stringify({ id, kind, time: createdAt, campaign }), now);
  return 'sent';
};

/** @throws WebhookError for an address that the desk would no longer take */
function requirePublic({ url }: Webhook, env: Env): void {
  if (!isPublicWebhookUrl(url, listOwnOrigins(env))) {
    throw new WebhookError('webhook address is not public');
  }
}

/** @throws WebhookError for anything but a 2xx; a redirect could lead anywhere, so it is none */
async function postSigned({ url, secret }: Webhook, body: string, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = await signHex(new TextEncoder().encode(secret), `${seconds}.${body}`);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Sa-Signature': `t=${seconds},v1=${signature}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).catch(() => {
    throw new WebhookError('webhook not reached');
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(`webhook answered ${response.status}`);
}
