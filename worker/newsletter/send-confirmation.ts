import { readKeys } from '../core/keyring.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import type { Env } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from '../notify/mail.ts';
import { isReturned } from '../notify/returned-mail.sql.ts';
import type { Sender } from '../notify/sender.ts';
import { readConfirmation } from './confirmation.ts';
import { type Subscription, writeConfirmUrl, writeUnsubscribeUrl } from './links.ts';
import { findPending } from './subscriptions.sql.ts';

type Request = Subscription & { email: string };

/** Asks a reader to confirm a subscription that is still pending. */
export const sendConfirmation: Sender = async ({ payload }, env, now) => {
  const request = await findPending(env.DB, payload.id);
  if (!request) return 'needless';
  if (!hasMail(env) || readConfirmation(env) !== 'on') return 'waiting';
  if (await isReturned(env, request.email)) return 'needless';
  await sendMail(env, await writeConfirmation(request, env, now));
  return 'sent';
};

async function writeConfirmation(request: Request, env: Env, now: Date): Promise<Mail> {
  const [key] = readKeys(env);
  const unsubscribeUrl = await writeUnsubscribeUrl(env, key, request);
  return {
    to: [request.email],
    subject: `Confirm your subscription to the ${letterhead.name} newsletter`,
    paragraphs: [
      `Someone, we hope it was you, asked us to send the ${letterhead.name} newsletter to this address.`,
      'If this was you, open the link below and press the button. The link works for 14 days.',
    ],
    link: { text: 'Confirm the subscription', url: await writeConfirmUrl(env, request, now) },
    footer: 'If this was not you, ignore this email and you will not get the newsletter.',
    headers: writeListHeaders(unsubscribeUrl),
  };
}

/** RFC 8058: the mail program shows a button that unsubscribes without a visit. */
function writeListHeaders(unsubscribeUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
