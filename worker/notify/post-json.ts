import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { type Env, listOwnOrigins } from '../core/settings.ts';

/** A server that takes longer counts as down. */
const TIMEOUT_MS = 10_000;

/** A webhook that was not taken, and why, in fixed words. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Posts JSON to an address on the public internet that is not ours.
 * @throws WebhookError for anything but a 2xx; a redirect could lead anywhere, so it is a failure
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new WebhookError('webhook not reached');
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(`webhook answered ${response.status}`);
}
