import type { DeskHandler } from '../core/desk-handler.ts';
import { findDue, reviveAll, reviveMessage } from '../notify/outbox.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { readHealth } from './health.ts';

/** Makes a dead letter due again, with all its attempts. */
export const retryMessage: DeskHandler<'retryMessage'> = async ({ id }, context) => {
  const { OUTBOX } = context.env;
  if (!(await reviveMessage(id, context))) return { problem: 'not-found' };
  await queueMessages(OUTBOX, [id]);
  return readHealth({}, context);
};

/** Retries every dead letter, and every message that waits after a failure. */
export const retryAllMessages: DeskHandler<'retryAllMessages'> = async (_input, context) => {
  const { env, now } = context;
  await reviveAll(context);
  await queueMessages(env.OUTBOX, await findDue(env.DB, now));
  return readHealth({}, context);
};
