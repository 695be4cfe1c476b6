import { readKeys } from '../keys/keyring.ts';
import { readConfirmation } from '../newsletter/confirmation.ts';
import { type Subscription, writeConfirmUrl, writeUnsubscribeUrl } from '../newsletter/links.ts';
import type { Env } from '../settings.ts';
import { findPending } from '../store/newsletter/subscriptions.ts';
import { hasMail, type Mail, sendMail } from './mail.ts';
import type { Sender } from './sender.ts';

type Request = Subscription & { email: string };

/** Asks a reader to confirm a subscription that is still pending. */
export const sendConfirmation: Sender = async ({ payload }, env, now) => {
  const request = await findPending(env.DB, payload.id);
  if (!request) return 'needless';
  if (!hasMail(env) || readConfirmation(env) !== 'on') return 'waiting';
  await sendMail(env, await writeConfirmation(request, env, now));
  return 'sent';
};

async function writeConfirmation(request: Request, env: Env, now: Date): Promise<Mail> {
  const [key] = readKeys('TOKEN_KEYS', env);
  const unsubscribeUrl = await writeUnsubscribeUrl(env, key, request);
  const site = new URL(env.PUBLIC_ORIGIN).host;
  return {
    to: [request.email],
    subject: `Confirm your subscription to the newsletter of ${site}`,
    paragraphs: [
      `Somebody, we hope it was you, has entered this address for the newsletter of ${site}.`,
      'If it was you, open the link and press the button. It works for 14 days.',
    ],
    link: { text: 'Confirm the subscription', url: await writeConfirmUrl(env, request, now) },
    footer: 'If it was not you, do nothing: you will get no newsletter.',
    headers: writeListHeaders(unsubscribeUrl),
  };
}

/** RFC 8058: the mail program shows a button, and pressing it takes no visit. */
function writeListHeaders(unsubscribeUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
