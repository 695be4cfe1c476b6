import { mailOldAddress } from '../appointments/send-to-visitor.ts';
import { clearSlotsCache } from '../appointments/slots-cache.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { isMember } from '../core/members.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { wouldCancel, writeChange } from './change-lead.sql.ts';
import { type Correction, readCorrection } from './correct-lead.sql.ts';
import { storedKinds } from './kinds.ts';

export const changeLead: DeskHandler<'changeLead'> = async (input, context) => {
  const { env } = context;
  const { kind, version, change } = input;
  if (!isStatusOf(kind, change.status)) return { problem: 'invalid-status' };
  if (change.assignedTo && !(await isMember(change.assignedTo, context))) {
    return { problem: 'unknown-member' };
  }
  if (change.status && !change.cancels && (await wouldCancel(input, context))) {
    return { problem: 'has-appointment' };
  }
  const correction = await readCorrection(input, context);
  const { lead, isChanged, messageIds } = await writeChange(input, correction, context);
  if (lead === null) return { problem: 'not-found' };
  if (change.isSpam || change.cancels) await clearSlotsCache();
  await queueMessages(env.OUTBOX, messageIds);
  if (isChanged && correction) await notifyFormerAddress(correction, context);
  const isStale = !isChanged && lead.version !== version;
  return isStale ? { problem: 'conflict', current: lead } : { value: lead };
};

function isStatusOf(kind: SubmissionKind, status: string | undefined): boolean {
  return status === undefined || storedKinds[kind].statuses.includes(status);
}

/** Cancels the calendar entry of the wrong address; a failed mail changes nothing. */
async function notifyFormerAddress(
  { fields, booking }: Correction,
  { env, now }: DeskContext,
): Promise<void> {
  if (booking && fields.includes('email')) await mailOldAddress(env, booking, now).catch(() => {});
}
