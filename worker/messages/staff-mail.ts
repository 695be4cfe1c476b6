import type { Env } from '../settings.ts';
import { splitList } from '../split-list.ts';
import { hasMail, type Mail, sendMail } from './mail.ts';

/** Mails all of STAFF_EMAILS; waits where nobody is named or no mail can be sent. */
export async function mailStaff(env: Env, mail: Omit<Mail, 'to'>): Promise<'sent' | 'waiting'> {
  const to = splitList(env.STAFF_EMAILS);
  if (!hasMail(env) || to.length === 0) return 'waiting';
  await sendMail(env, { ...mail, to });
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
