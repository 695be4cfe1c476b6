import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { type Env, listOwnOrigins } from '../core/settings.ts';
import { DeliveryError } from './sender.ts';

/** A server that takes longer counts as down. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * Posts JSON to an address on the public internet other than ours.
 * @throws DeliveryError for anything but a 2xx; a redirect could lead anywhere, so it counts as a failure
 */
export async function postJson(
  env: Env,
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  if (!isPublicWebhookUrl(url, listOwnOrigins(env))) {
    throw new DeliveryError('webhook address is not public');
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).catch(() => {
    throw new DeliveryError('webhook not reached');
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`webhook answered ${response.status}`);
}
