import type { DeskHandler } from '../core/desk-handler.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { isKnown, writeTrust } from './origin-rulings.sql.ts';

/** Trusts a website; one that an admin has blocked stays so until an admin unblocks it. */
export const trustOrigin: DeskHandler<'trustOrigin'> = async (input, context) => {
  if (await isKnown(input.origin, context)) return { problem: 'already-known' };
  const { standing, messageIds } = await writeTrust(input, context);
  await queueMessages(context.env.OUTBOX, messageIds);
  return standing.state === 'trusted' ? { value: standing } : { problem: 'already-known' };
};
