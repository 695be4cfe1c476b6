import { signHex } from '../core/hmac.ts';
import { postJson } from '../notify/post-json.ts';
import type { Sender } from '../notify/sender.ts';
import { findWebhook, type Webhook } from '../partners/webhook.sql.ts';
import { findLead } from './find-lead.sql.ts';

/** Version of the body; a later one only adds. */
const VERSION = 1;

/**
 * Notifies a partner of a lead from its page, or of an appointment booked for it. Neither the visitor's
 * data nor the time of the appointment travels.
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
