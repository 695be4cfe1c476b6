import { DeadlineError, withDeadline } from '../core/deadline.ts';
import { escapeHtml } from '../core/escape-html.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import type { Env } from '../core/settings.ts';
import { DeliveryError } from './sender.ts';

/** A mail service that takes longer counts as down. */
const MAIL_TIMEOUT_MS = 10_000;

interface Link {
  text: string;
  url: string;
}

/** An email in our own words: paragraphs, a button below them, and perhaps another link. */
export interface Mail {
  to: string[];
  /** Fixed text, without a visitor's input. */
  subject: string;
  paragraphs: string[];
  link?: Link;
  other?: Link;
  /** Small print below the link. */
  footer?: string;
  headers?: Record<string, string>;
  attachments?: EmailAttachment[];
}

/**
 * Sends an email, as text and as HTML.
 * @throws DeliveryError when the service refuses it or takes too long
 */
export async function sendMail(
  { MAIL, MAIL_FROM }: { MAIL: SendEmail; MAIL_FROM: string },
  mail: Mail,
): Promise<void> {
  const { to, subject, headers = {}, attachments } = mail;
  for (const line of [MAIL_FROM, ...to, subject, ...Object.entries(headers).flat()]) {
    requireOneLine(line);
  }
  const builder = {
    from: MAIL_FROM,
    to,
    subject,
    text: writeText(mail),
    html: writeHtml(mail),
    headers,
    ...(attachments && { attachments }),
  };
  try {
    await withDeadline(MAIL.send(builder), MAIL_TIMEOUT_MS);
  } catch (error) {
    throw new DeliveryError(describeMailFailure(error));
  }
}

/** A line break in a header would begin another header. */
function requireOneLine(text: string): void {
  if (/\p{Cc}|\u2028|\u2029/u.test(text))
    throw new DeliveryError('mail with a line break in a header');
}

/** Returns the service's code (`E_RATE_LIMIT_EXCEEDED`), never its message, which quotes addresses. */
function describeMailFailure(error: unknown): string {
  if (error instanceof DeadlineError) return 'mail timed out';
  const code = String(Object(error).code);
  return /^[A-Z][A-Z_]{2,60}$/.test(code) ? `mail refused ${code}` : 'mail failed';
}

function writeText({ paragraphs, link, other, footer }: Mail): string {
  const links = [link, other].flatMap((one) => (one ? [`${one.text}:\n${one.url}`] : []));
  const parts = [...paragraphs, ...links];
  return `${[...parts, ...(footer ? [footer] : [])].join('\n\n')}\n`;
}

/** On the elements, because some mail programs drop styles of the head. */
const STYLES = {
  body: 'margin:0;padding:16px;background:#f5f7ff;color:#0f172a;font:16px/1.6 system-ui,-apple-system,Roboto,sans-serif',
  letter:
    'max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e2e8f0;border-radius:16px;overflow-wrap:anywhere',
  head: 'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e2e8f0;color:#2348d4;font-size:18px;font-weight:700',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  button:
    'display:inline-block;margin:8px 0 24px;padding:12px 24px;background:#2348d4;color:#fff;border-radius:12px;font-weight:600;text-decoration:none',
  small: 'margin:0 0 8px;color:#475569;font-size:14px',
};

const SHEET =
  '@media(max-width:480px){body{padding:8px!important}div{padding:16px!important}}@media(prefers-color-scheme:dark){body{background:#0b1124!important}div{background:#121a30!important;border-color:#2b3654!important;color:#eef2ff}.h{color:#8da2fb!important;border-color:#2b3654!important}.b{background:#8da2fb!important;color:#000!important}.s{color:#b3bed4!important}}';

function writeHtml({ subject, paragraphs, link, other, footer }: Mail): string {
  const small = (text: string) => `<p class="s" style="${STYLES.small}">${escapeHtml(text)}</p>`;
  const parts = [
    `<p class="h" style="${STYLES.head}">${escapeHtml(letterhead.name)}</p>`,
    ...paragraphs.map((text) => `<p style="${STYLES.paragraph}">${escapeHtml(text)}</p>`),
    ...(link
      ? [
          `<a class="b" style="${STYLES.button}" href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a>`,
        ]
      : []),
    ...(other
      ? [
          `<p style="${STYLES.paragraph}"><a class="h" style="color:#2348d4" href="${escapeHtml(other.url)}">${escapeHtml(other.text)}</a></p>`,
        ]
      : []),
    ...(footer ? [small(footer)] : []),
    small([letterhead.name, letterhead.address, letterhead.email].join(' · ')),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${SHEET}</style></head><body style="${STYLES.body}"><div style="${STYLES.letter}">${parts.join('')}</div></body></html>`;
}

/** An environment with a mail service. */
type MailEnv = Env & { MAIL: SendEmail };

/** Whether a mail service is set up. */
export function hasMail(env: Env): env is MailEnv {
  return env.MAIL !== undefined;
}
