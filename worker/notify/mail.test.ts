import { describe, expect, it, vi } from 'vitest';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import { stopTimers } from '../dev/clock.ts';
import { consume, fakeMail, readMessage } from '../dev/messages.ts';
import { post } from '../dev/post.ts';
import { newsletter } from '../dev/submissions.ts';
import { type Mail, sendMail } from './mail.ts';
import { DeliveryError } from './sender.ts';

/** Sends one mail and returns the message that the service received. */
async function trySending(changes: Partial<Mail>) {
  const { MAIL, sent } = fakeMail();
  const mail: Mail = {
    to: ['mira@consultancy.example'],
    subject: 'New',
    paragraphs: [],
    ...changes,
  };
  await sendMail({ MAIL, MAIL_FROM: 'desk@consultancy.example' }, mail);
  const [builder] = sent;
  if (!builder) throw new Error('Nothing was sent');
  return builder;
}

describe('a mail', () => {
  it('has the same content as text and as HTML', async () => {
    const { from, to, subject, text, html, headers } = await trySending({
      paragraphs: ['One', 'Two'],
      link: { text: 'Open', url: 'https://site.example/?a=1&b=2' },
      footer: 'Small',
      headers: { 'X-Kind': 'test' },
    });
    expect({ from, to, subject, headers }).toEqual({
      from: 'desk@consultancy.example',
      to: ['mira@consultancy.example'],
      subject: 'New',
      headers: { 'X-Kind': 'test' },
    });
    expect(text).toBe('One\n\nTwo\n\nOpen:\nhttps://site.example/?a=1&b=2\n\nSmall\n');
    const sender = `${letterhead.name} · ${letterhead.address} · ${letterhead.email}`;
    const body = html?.replace(/^.*<body/s, '<body').replace(/ (?:style|class)="[^"]*"/g, '');
    expect(body).toBe(
      `<body><div><p>${letterhead.name}</p><p>One</p><p>Two</p><a href="https://site.example/?a=1&amp;b=2">Open</a><p>Small</p><p>${sender}</p></div></body></html>`,
    );
  });

  it('escapes HTML in all its parts', async () => {
    const nasty = `"><img src=x onerror='alert(1)'>&`;
    const { html = '' } = await trySending({
      paragraphs: [nasty],
      link: { text: nasty, url: nasty },
      footer: nasty,
      subject: nasty,
    });
    expect(html).not.toContain('<img');
    const escaped = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;';
    expect(html.split(escaped)).toHaveLength(6);
  });

  it.each<[string, Partial<Mail>]>([
    ['the subject', { subject: 'New\r\nBcc: all@example.com' }],
    ['an address', { to: ['mira@consultancy.example\nBcc: all@example.com'] }],
    ['the value of a header', { headers: { 'List-Unsubscribe': '<x>\r\nBcc: all@example.com' } }],
    ['the name of a header', { headers: { 'X\nBcc': 'all@example.com' } }],
    ['a separator', { subject: 'New\u2028Bcc: all@example.com' }],
    ['a control character', { subject: 'New\0' }],
  ])('is refused with a line break in %s', async (_, changes) => {
    await expect(trySending(changes)).rejects.toThrow(DeliveryError);
  });

  it.each([
    [
      Object.assign(new Error('asha@example.com'), { code: 'E_RATE_LIMIT_EXCEEDED' }),
      'mail refused E_RATE_LIMIT_EXCEEDED',
    ],
    [Object.assign(new Error('asha@example.com'), { code: 'asha@example.com' }), 'mail failed'],
    [new Error('asha@example.com is unknown'), 'mail failed'],
  ])('fails (%#) in fixed words', async (refuse, message) => {
    const { MAIL, faults } = fakeMail();
    faults.refuse = refuse;
    const mail = { to: ['a@b.example'], subject: 'New', paragraphs: [] };
    const sending = sendMail({ MAIL, MAIL_FROM: 'desk@b.example' }, mail);
    await expect(sending).rejects.toThrow(new DeliveryError(message));
  });

  it('fails after ten seconds without a response', async () => {
    stopTimers();
    const MAIL = { send: () => new Promise(() => {}) } as unknown as SendEmail;
    const mail = { to: ['a@b.example'], subject: 'New', paragraphs: [] };
    const sending = sendMail({ MAIL, MAIL_FROM: 'desk@b.example' }, mail);
    const failure = expect(sending).rejects.toThrow('mail timed out');
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
  });
});

it('the platform’s own mail service takes a mail with headers', async () => {
  await post(newsletter.path, newsletter.body);
  await consume([1]);
  expect(await readMessage()).toMatchObject({ last_error: null, sent_at: expect.any(String) });
});
