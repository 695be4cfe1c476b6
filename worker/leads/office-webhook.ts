import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { readOfficeKeys } from '../core/keyring.ts';
import { listOwnOrigins } from '../core/settings.ts';
import { findOfficeNext } from '../notify/outbox.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import {
  hostOf,
  pauseOffice,
  readOffice,
  repeatOffice,
  reviveOffice,
  writeOffice,
} from './office-webhook.sql.ts';

export const readOfficeWebhook: DeskHandler<'readOfficeWebhook'> = async (_, context) => ({
  value: await readOffice(context),
});

/** An address gets every lead in full, so the admin types its host, and the privacy page has to name the system. */
export const setOfficeWebhook: DeskHandler<'setOfficeWebhook'> = async (input, context) => {
  const { env } = context;
  const { url, confirmation } = input;
  if (url !== null) {
    if (!isPublicWebhookUrl(url, listOwnOrigins(env))) return { problem: 'own-address' };
    if (confirmation.trim().toLowerCase() !== hostOf(url)) return { problem: 'not-the-host' };
    if (env.OFFICE_SYSTEM === '') return { problem: 'no-office-system' };
    if (readOfficeKeys(env).length === 0) return { problem: 'no-webhook-key' };
  }
  const isWritten = await writeOffice(input, context);
  const value = await sendNext(context);
  return isWritten ? { value } : { problem: 'conflict', current: value };
};

export const pauseOfficeWebhook: DeskHandler<'pauseOfficeWebhook'> = async (
  { isPaused },
  context,
) => {
  await pauseOffice(isPaused, context);
  return { value: await sendNext(context) };
};

export const sendOfficeAgain: DeskHandler<'sendOfficeAgain'> = async ({ id }, context) => {
  if (id === undefined) await reviveOffice(context);
  else if (!(await repeatOffice(id, context))) return { problem: 'not-found' };
  return { value: await sendNext(context) };
};

/** Queues the next message, whose run sends the others. */
async function sendNext(context: DeskContext) {
  const { env, now } = context;
  await queueMessages(env.OUTBOX, await findOfficeNext(env.DB, now));
  return readOffice(context);
}
