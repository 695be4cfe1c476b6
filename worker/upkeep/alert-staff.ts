import { type Env, splitList } from '../settings.ts';

interface Alert {
  subject: string;
  text: string;
}

/**
 * Mails staff at once, past the outbox, which is in the database that may be down.
 * @returns whether the mail service took it
 */
export async function alertStaff(env: Env, { subject, text }: Alert): Promise<boolean> {
  const to = splitList(env.STAFF_EMAILS);
  if (!env.MAIL || to.length === 0) return false;
  try {
    await env.MAIL.send({ from: env.MAIL_FROM, to, subject, text });
    return true;
  } catch {
    return false;
  }
}
