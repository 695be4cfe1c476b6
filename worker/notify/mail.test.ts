import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { setClock, stopTimers } from '../dev/clock.ts';
import { addPartner, consume, fakeMail, readMessage, readOutbox } from '../dev/messages.ts';
import { PARTNER, post, SITE } from '../dev/post.ts';
import { consultation, contact, newsletter } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';
import { type Mail, MailError, sendMail } from './mail.ts';

const HOSTILE = 'Asha\u2028<img src=x onerror=alert(1)>"Bcc: all@example.com';

/** Sends one mail and returns what the service got. */
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
  it('says the same as text and as HTML', async () => {
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
    expect(html).toContain(
      '<p>One</p><p>Two</p><p><a href="https://site.example/?a=1&amp;b=2">Open</a></p><p><small>Small</small></p>',
    );
  });

  it.each(['paragraphs', 'link text', 'link', 'footer', 'subject'])(
    'escapes HTML in %s',
    async (part) => {
      const nasty = `"><img src=x onerror='alert(1)'>&`;
      const parts: Record<string, Partial<Mail>> = {
        paragraphs: { paragraphs: [nasty] },
        'link text': { link: { text: nasty, url: 'https://site.example' } },
        link: { link: { text: 'Open', url: nasty } },
        footer: { footer: nasty },
        subject: { subject: nasty },
      };
      const { html } = await trySending(parts[part] ?? {});
      expect(html).not.toContain('<img');
      expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;');
    },
  );

  it.each<[string, Partial<Mail>]>([
    ['the subject', { subject: 'New\r\nBcc: all@example.com' }],
    ['an address', { to: ['mira@consultancy.example\nBcc: all@example.com'] }],
    ['the value of a header', { headers: { 'List-Unsubscribe': '<x>\r\nBcc: all@example.com' } }],
    ['the name of a header', { headers: { 'X\nBcc': 'all@example.com' } }],
    ['a separator', { subject: 'New\u2028Bcc: all@example.com' }],
    ['a control character', { subject: 'New\0' }],
  ])('is refused with a line break in %s', async (_, changes) => {
    await expect(trySending(changes)).rejects.toThrow(MailError);
  });

  it('fails after ten seconds without an answer', async () => {
    stopTimers();
    const MAIL = { send: () => new Promise(() => {}) } as unknown as SendEmail;
    const mail = { to: ['a@b.example'], subject: 'New', paragraphs: [] };
    const sending = sendMail({ MAIL, MAIL_FROM: 'desk@b.example' }, mail);
    const failure = expect(sending).rejects.toThrow('mail timed out');
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
  });
});

describe('the platform’s own mail service', () => {
  it.each([contact, newsletter])('takes the mail about $path', async ({ path, body }) => {
    await post(path, body);
    await consume([1]);
    expect(await readMessage()).toMatchObject({ last_error: null, sent_at: expect.any(String) });
  });
});

describe('the mail to staff about a lead', () => {
  const { MAIL, sent } = fakeMail();

  async function tellOf(path: string, body: Record<string, string>, origin?: string) {
    sent.length = 0;
    setClock('2026-11-20T12:00:00.000Z');
    const env = { STAFF_EMAILS: 'a@b.example, c@d.example, a@b.example' };
    await post(path, body, { env, ...(origin && { headers: { origin } }) });
    await consume([(await readOutbox())[0]?.id ?? 0], { MAIL });
    return sent[0];
  }

  it.each([
    ['consultation', 'New consultation request', consultation],
    ['contact', 'New message', contact],
  ])(
    'of the kind %s has subject, Indian time, partner and link',
    async (kind, subject, example) => {
      await addPartner();
      const mail = await tellOf(example.path, example.body, PARTNER);
      const { id } = await readRow(example.table);
      expect(mail).toMatchObject({ to: ['a@b.example'], subject, headers: {} });
      expect(mail?.text).toBe(
        `${subject} on 20 Nov 2026, 17:30 IST\n\nFrom: Delhi Prep\n\nOpen it in the desk:\nhttp://localhost:8788/#lead/${kind}/${id}\n`,
      );
    },
  );

  it('names the origin where no partner has it', async () => {
    expect((await tellOf(contact.path, contact.body, PARTNER))?.text).toContain(`From: ${PARTNER}`);
  });

  it('says so when it came from our own site', async () => {
    sent.length = 0;
    await post(contact.path, contact.body);
    await consume([1], { MAIL, PUBLIC_ORIGIN: SITE });
    expect(sent[0]?.text).toContain('From: our own website');
  });

  it('has nothing of the visitor’s, however it is written', async () => {
    const body = {
      ...contact.body,
      name: 'Bcc: all@example.com',
      email: 'victim@example.com',
      phone: '+91 11111 22222',
      message: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com',
    };
    const whole = JSON.stringify(await tellOf(contact.path, body));
    expect(whole).toContain('New message');
    for (const text of ['Bcc', 'victim', '11111', 'onerror', 'example.com']) {
      expect(whole).not.toContain(text);
    }
  });

  it('escapes a partner’s name', async () => {
    await addPartner({ name: HOSTILE });
    const mail = await tellOf(contact.path, contact.body, PARTNER);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).toBe('New message');
  });

  it.each(['DELETE FROM contact_messages', "UPDATE leads SET spam_at = '2026'"])(
    'is not sent after %s',
    async (sql) => {
      sent.length = 0;
      await post(contact.path, contact.body);
      await env.DB.prepare(sql).run();
      await consume([1], { MAIL });
      expect(sent).toEqual([]);
      expect((await readOutbox())[0]).toMatchObject({ last_error: 'needless', dead_at: null });
    },
  );
});
