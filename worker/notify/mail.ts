import { DeadlineError, withDeadline } from '../core/deadline.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { Env } from '../core/settings.ts';
import { DeliveryError } from './sender.ts';

/** A mail service that takes longer counts as down. */
const MAIL_TIMEOUT_MS = 10_000;

/** An email in our own words: paragraphs, and one link below them. */
export interface Mail {
  to: string[];
  /** Fixed text, without a visitor's input. */
  subject: string;
  paragraphs: string[];
  link?: { text: string; url: string };
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

function writeText({ paragraphs, link, footer }: Mail): string {
  const parts = [...paragraphs, ...(link ? [`${link.text}:\n${link.url}`] : [])];
  return `${[...parts, ...(footer ? [footer] : [])].join('\n\n')}\n`;
}

function writeHtml({ subject, paragraphs, link, footer }: Mail): string {
  const parts = [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
    ...(footer ? [`<p><small>${escapeHtml(footer)}</small></p>`] : []),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${parts.join('')}</body></html>`;
}

/** An environment with a mail service. */
type MailEnv = Env & { MAIL: SendEmail };

/** Whether a mail service is set up. */
export function hasMail(env: Env): env is MailEnv {
  return env.MAIL !== undefined;
}
