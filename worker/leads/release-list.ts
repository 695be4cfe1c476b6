import type { DeskHandler } from '../core/desk-handler.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { isFresh, prepareAudit, readList, releaseNext, walk } from './clear-list.sql.ts';

/** Releases flagged leads to the inbox: staff and partners are notified of each as of a new one. */
export const releaseList: DeskHandler<'releaseList'> = async (input, context) => {
  if (!isFresh(input.at, context.now)) return { problem: 'invalid-cursor' };
  const list = await readList(input, context);
  await prepareAudit('list-released', input, list, context).run();
  return walk(input.after, async (after) => {
    const { found, messageIds } = await releaseNext(list, after, context);
    await queueMessages(context.env.OUTBOX, messageIds);
    return found;
  });
};
