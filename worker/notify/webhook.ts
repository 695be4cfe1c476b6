import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { signHex } from '../core/hmac.ts';
import { type Env, listOwnOrigins } from '../core/settings.ts';
import { DeliveryError } from './sender.ts';

/** A server that takes longer counts as down. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * Posts JSON to an address on the public internet other than ours. Resolves to the status of the answer.
 * @throws DeliveryError for anything but a 2xx; a redirect could lead anywhere, so it counts as a failure
 */
export async function postJson(
  env: Env,
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<number> {
  if (!isPublicWebhookUrl(url, listOwnOrigins(env))) {
    throw new DeliveryError('webhook address is not public');
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryError(isSlow ? 'webhook timed out' : 'webhook not reached');
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`webhook answered ${response.status}`);
  return response.status;
}

/**
 * Signs a body with its time: `t=1795262400,v1=5f2b…`, with a `v1` for each key.
 * @param keys secrets as text
 */
export async function writeSignature(
  keys: readonly string[],
  body: string,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = await Promise.all(
    keys.map((key) => signHex(new TextEncoder().encode(key), `${seconds}.${body}`)),
  );
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
