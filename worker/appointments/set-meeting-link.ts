import type { DeskHandler } from '../core/desk-handler.ts';
import { isMember } from '../core/members.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { mayChange, readHours, writeMeetingLink } from './hours.sql.ts';

/**
 * Sets the link of a member's video calls; visitors who have booked find it behind their own link and in
 * reminders. As visitors open it, every member is notified: no single account can change it unnoticed.
 */
export const setMeetingLink: DeskHandler<'setMeetingLink'> = async (input, context) => {
  if (!mayChange(context, input.member)) return { problem: 'not-an-admin' };
  if (!(await isMember(input.member, context))) return { problem: 'unknown-member' };
  await queueMessages(context.env.OUTBOX, await writeMeetingLink(input, context));
  return readHours({}, context);
};
