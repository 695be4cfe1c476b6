import { env } from 'cloudflare:workers';
import { setClock } from './clock.ts';
import { consume, fakeMail, readOutbox } from './messages.ts';
import { post, type SendOptions, send } from './post.ts';
import { newsletter } from './submissions.ts';
import { readRow } from './tables.ts';

export const EMAIL = 'asha@example.com';
export const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: null };

export const subscribe = (email = EMAIL, options: SendOptions = {}) =>
  post(newsletter.path, { email }, options);

/** The only subscription. */
export const readSubscription = () => readRow(newsletter.table);

/** The columns about consent of the only subscription. */
export async function readConsent() {
  const { status, requested_at, confirmed_at, consent_version, version } = await readSubscription();
  return { status, requested_at, confirmed_at, consent_version, version };
}

/** The event of a visitor who changes the state: by a form, or by a link named in `action`. */
export const eventOf = (from: string, to: string, action = 'status') => ({
  kind: 'newsletter',
  actor: 'visitor',
  action,
  detail: JSON.stringify({ from, to }),
});

export async function readEvents() {
  const { results } = await env.DB.prepare(
    'SELECT kind, actor, action, detail FROM lead_events ORDER BY id',
  ).all();
  return results;
}

export const countMails = async () =>
  (await readOutbox()).filter(({ topic }) => topic === 'newsletter-confirmation').length;

/** Sends all due messages and returns the mails. */
export async function readMails() {
  const { MAIL, sent } = fakeMail();
  await consume(
    (await readOutbox()).map(({ id }) => id),
    { MAIL },
  );
  return sent;
}

const linkIn = (text: string, path: string) =>
  new RegExp(`http://localhost:8787(${path}\\?token=([\\w.-]+))`).exec(text)?.[2] ?? '';

/** Subscribes at `time`, and returns the tokens of the mail. */
export async function requestTokens(
  time: string,
): Promise<{ confirm: string; unsubscribe: string }> {
  setClock(time);
  await subscribe();
  const mail = (await readMails()).at(-1);
  return {
    confirm: linkIn(mail?.text ?? '', '/newsletter/confirm'),
    unsubscribe: linkIn(mail?.headers?.['List-Unsubscribe'] ?? '', '/newsletter/unsubscribe'),
  };
}

/** Presses the button of a page. */
export const press = (purpose: string, token: string, options: SendOptions = {}) =>
  send(`/newsletter/${purpose}`, {
    headers: FORM,
    body: new URLSearchParams({ token }).toString(),
    ...options,
  });

/** Opens a link. */
export const open = (purpose: string, token: string, options: SendOptions = {}) =>
  send(`/newsletter/${purpose}?token=${token}`, { method: 'GET', headers: FORM, ...options });
