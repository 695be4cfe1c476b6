import type { DeskHandler } from '../core/desk-handler.ts';
import { reviveMessage } from '../notify/outbox.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { readHealth } from './health.ts';

/** Makes a dead letter due again, with all its attempts. */
export const retryMessage: DeskHandler<'retryMessage'> = async ({ id }, context) => {
  const { OUTBOX } = context.env;
  if (!(await reviveMessage(id, context))) return { problem: 'not-found' };
  await queueMessages(OUTBOX, [id]);
  return readHealth({}, context);
};
