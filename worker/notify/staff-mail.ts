import { type Env, listStaff, NOBODY_YET } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from './mail.ts';

/**
 * Emails the member that a message names. A message older than STAFF_EMAILS goes to every member named
 * since, each in a separate email: it counts as sent if one of these is.
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
  // Throws the reason of the first failure.
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
