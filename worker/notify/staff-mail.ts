import { type Env, listStaff, NOBODY_YET } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from './mail.ts';

/**
 * Mails the member that a message names. One of before anybody was named goes to all who are by now,
 * each by a mail of her own: it counts as sent if one of these does.
 */
export async function mailMember(
  env: Env,
  { to }: Record<string, unknown>,
  mail: Omit<Mail, 'to'>,
): Promise<'sent' | 'waiting'> {
  const members = (to ? [`${to}`] : listStaff(env)).filter((member) => member !== NOBODY_YET);
  if (!hasMail(env) || members.length === 0) return 'waiting';
  const mails = members.map((member) => sendMail(env, { ...mail, to: [member] }));
  const outcomes = await Promise.allSettled(mails);
  // Throws why none of them was taken.
  if (outcomes.every(({ status }) => status === 'rejected')) await mails[0];
  return 'sent';
}

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** `22 Nov 2026, 16:35 IST` */
export function writeIndianTime(time: Date): string {
  return `${indianTime.format(time)} IST`;
}
