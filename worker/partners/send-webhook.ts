import type { Sender } from '../notify/sender.ts';
import { postJson, writeSignature } from '../notify/webhook.ts';
import { findWebhook } from './webhook.sql.ts';

/** Version of the body; a later one only adds keys. */
const VERSION = 1;

/**
 * Notifies a partner that a lead came from its page, or that a time was booked for one, with no data of
 * the visitor and without the time of the appointment.
 */
export const sendWebhook: Sender = async ({ payload, attempts }, env, now) => {
  const hook = await findWebhook(env.DB, payload);
  if (!hook) return 'needless';
  const { id, campaign } = hook;
  const [kind, time] = payload.appointment
    ? ['appointment', payload.at]
    : [hook.kind, hook.createdAt];
  const body = JSON.stringify({
    version: VERSION,
    event: payload.event,
    attempt: attempts,
    id,
    kind,
    time,
    campaign,
  });
  const signature = await writeSignature([hook.secret], body, now);
  await postJson(env, hook.url, body, { 'X-Sa-Signature': signature });
  return 'sent';
};
