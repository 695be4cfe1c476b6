import type { Sender } from '../notify/sender.ts';
import { mailMember, writeIndianTime } from '../notify/staff-mail.ts';

/** Tells a member whose link for video calls leads elsewhere from now on: visitors open it. */
export const sendMeetingLink: Sender = async ({ payload }, env) => {
  const { member, by, host, at } = payload;
  const change =
    host === null ? `removed ${member}’s link` : `set ${member}’s link to an address at ${host}`;
  return mailMember(env, payload, {
    subject: 'A link for video calls has changed',
    paragraphs: [
      `${by} ${change}, ${writeIndianTime(new Date(`${at}`))}.`,
      'Visitors who have booked a video call open this link. If you did not expect the change, restore the old link under Hours and check who can sign in.',
    ],
    link: { text: 'Open Hours', url: `${env.DESK_ORIGIN}/#hours` },
  });
};
