import { enums, optional, string, type, validate } from 'superstruct';
import type { ReturnedMail } from '../contract/leads.ts';
import { email } from '../contract/rules.ts';

/** The part of an event of Cloudflare's mail service that counts. */
const mailEvent = type({
  type: string(),
  payload: type({
    recipient: email(),
    bounce: optional(type({ type: enums(['hard', 'soft']) })),
  }),
});

const PREFIX = 'cf.email.sending.message.';

/** An address to which no more mail goes; `ignored`: an event of no interest; `malformed`: none at all. */
export type MailEvent = { email: string; reason: ReturnedMail } | 'ignored' | 'malformed';

/** Reads an event. A soft bounce is the end of all tries, over days. */
export function readMailEvent(body: unknown): MailEvent {
  const [, named] = validate(body, type({ type: string() }));
  if (!named?.type.startsWith(PREFIX)) return 'malformed';
  const name = named.type.slice(PREFIX.length);
  if (name !== 'bounced' && name !== 'complained') return 'ignored';
  const [error, event] = validate(body, mailEvent, { coerce: true });
  if (error) return 'malformed';
  const { recipient, bounce } = event.payload;
  if (name === 'complained') return { email: recipient, reason: 'complained' };
  return { email: recipient, reason: bounce?.type === 'soft' ? 'full' : 'bounced' };
}
