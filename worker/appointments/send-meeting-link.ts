import type { Sender } from '../notify/sender.ts';
import { mailMember, writeIndianTime } from '../notify/staff-mail.ts';

/** Notifies a member of changed links for video calls: visitors open them. */
export const sendMeetingLink: Sender = async ({ payload }, env, _now, together) =>
  mailMember(env, payload, {
    subject: 'A link for video calls has changed',
    paragraphs: [
      ...together.map((message) => describeChange(message.payload)),
      'Visitors who have booked a video call open this link. If you did not expect the change, restore the old link under Hours and check who can sign in.',
    ],
    link: { text: 'Open Hours', url: `${env.DESK_ORIGIN}/#hours` },
  });

function describeChange({ member, by, host, at }: Record<string, unknown>): string {
  const change =
    host === null ? `removed ${member}’s link` : `set ${member}’s link to an address at ${host}`;
  return `${by} ${change}, ${writeIndianTime(new Date(`${at}`))}.`;
}
