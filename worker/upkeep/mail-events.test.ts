import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, RETURNED_DAYS } from '../contract/durations.ts';
import type { Env } from '../core/settings.ts';
import { book, openOffice, TEN, takeToken } from '../dev/appointments.ts';
import { passTime, readClock, setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readFile, readValue } from '../dev/leads.ts';
import { readLog } from '../dev/log.ts';
import { deliverAll, fakeMail, readOutbox } from '../dev/messages.ts';
import { makeEnv, post } from '../dev/post.ts';
import { contact, newsletter } from '../dev/submissions.ts';
import { runCron } from '../dev/upkeep.ts';
import worker from '../index.ts';

const ASHA = 'asha@example.com';
const desk = openDesk();
const mail = fakeMail();
beforeEach(() => {
  mail.sent.length = 0;
});

/** An event as Cloudflare documents it, about an email to `recipient`. */
const eventOf = (name: string, recipient: string, rest: object = {}) => ({
  type: `cf.email.sending.message.${name}`,
  source: {
    type: 'email.sending',
    zoneId: '023e105f4ecef8ad9ca31a8372d0c353',
    domain: 'send.example.com',
  },
  payload: {
    eventId: '0190d0c4-7ea1-7af2-8b88-c1d2e3f4a5b6',
    messageId: '0101018f7d0c4d9a-msg',
    sender: 'desk@study-abroad.example',
    recipient,
    terminal: true,
    delivery: { status: name },
    ...rest,
  },
  metadata: {
    accountId: 'f9f79265f388666de8122cfb508d7776',
    eventSubscriptionId: '1830c4bb612e43c3af7f4cada31fbf3f',
    eventSchemaVersion: 1,
    eventTimestamp: '2026-06-01T02:48:57.132Z',
  },
});

const bounced = (recipient = ASHA, type = 'hard') =>
  eventOf('bounced', recipient, {
    subject: 'Your consultation',
    bounce: { type, classification: 'permanent_failure', reason: '550 5.1.1 User unknown' },
  });
const complained = (recipient = ASHA) =>
  eventOf('complained', recipient, { complaint: { type: 'abuse' } });

/** Delivers events as the queue does. */
async function tell(bodies: unknown[], overrides: Partial<Env> = {}): Promise<void> {
  const messages = bodies.map((body, index) => ({
    id: `e${index}`,
    timestamp: readClock(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch('study-abroad-mail-events', messages);
  await worker.queue(batch, makeEnv(overrides));
}

const returnedOf = async (kind: 'contact' | 'consultation' | 'newsletter' = 'contact') =>
  readValue(await desk.openLead(MEERA, { kind, id: 1 })).returned;
const readReturned = async () =>
  (await env.DB.prepare('SELECT * FROM returned_mail').all()).results;
const mailsTo = (address: string) => mail.sent.filter(({ to }) => String(to) === address);

describe('an address', () => {
  it.each([
    ['bounced', bounced(), 'bounced'],
    ['bounced after days of tries', bounced(ASHA, 'soft'), 'full'],
    ['complained', complained(), 'complained'],
  ])('whose email has %s is marked on its leads and its person', async (_, event, reason) => {
    await post(contact.path, contact.body);
    expect(await returnedOf()).toBeNull();
    await tell([event]);
    expect(await returnedOf()).toBe(reason);
    const { leads } = readValue(await desk.findPerson(MEERA, { email: ASHA }));
    expect(leads).toMatchObject([{ returned: reason }]);
    expect(JSON.stringify(await readReturned())).not.toContain('asha');
  });

  it('is marked whatever its spelling, and no other is', async () => {
    await post(contact.path, { ...contact.body, email: 'a.sha+fair@gmail.com' });
    await post(contact.path, { ...contact.body, email: 'ravi@gmail.com' });
    await tell([bounced('ASHA@googlemail.com')]);
    expect(await returnedOf()).toBe('bounced');
    expect(readValue(await desk.openLead(MEERA, { kind: 'contact', id: 2 })).returned).toBeNull();
  });

  it('is marked though its lead was stored under a former key', async () => {
    await post(contact.path, contact.body, { env: { TOKEN_KEYS: `k1:${'1'.repeat(64)}` } });
    await tell([bounced()]);
    expect(await returnedOf()).toBe('bounced');
  });

  it('is no longer marked once it is corrected, nor one that a member has typed anew', async () => {
    await post(contact.path, contact.body);
    await tell([bounced()]);
    const { version } = readValue(await desk.openLead(MEERA, { kind: 'contact', id: 1 }));
    const change = { email: 'asha.rao@example.com' };
    await desk.changeLead(MEERA, { kind: 'contact', id: 1, version, change });
    expect(await returnedOf()).toBeNull();
    await desk.changeLead(MEERA, {
      kind: 'contact',
      id: 1,
      version: version + 1,
      change: { email: ASHA },
    });
    expect(await returnedOf()).toBe('bounced');
  });

  it('is forgotten with its person, and after a year', async () => {
    await post(contact.path, contact.body);
    await post(newsletter.path, { email: 'ravi@example.com' });
    await tell([bounced(), complained('ravi@example.com')]);
    await desk.erasePerson(MEERA, { email: ASHA, confirmation: ASHA });
    // One for each key.
    expect(await readReturned()).toHaveLength(2);
    passTime(RETURNED_DAYS * DAY_MS + DAY_MS);
    setClock(`${readClock().toISOString().slice(0, 10)}T20:30:00.000Z`);
    await runCron();
    expect(await readReturned()).toEqual([]);
  });
});

describe('a visitor whose email came back', () => {
  it('gets no further email of an appointment and no reminder; the team does', async () => {
    await openOffice();
    const token = await takeToken({ email: ASHA });
    await tell([bounced()]);
    await book(token, TEN);
    setClock('2026-12-01T04:45:00.000Z');
    await deliverAll({ MAIL: mail.MAIL });
    setClock('2026-12-02T03:45:00.000Z');
    await deliverAll({ MAIL: mail.MAIL });
    expect(mailsTo(ASHA)).toEqual([]);
    expect(mail.sent.length).toBeGreaterThan(0);
    const ownTopics = (await readOutbox()).filter(({ recipient }) => recipient === '*');
    expect(new Set(ownTopics.map(({ last_error }) => last_error))).toEqual(new Set(['needless']));
  });

  it('gets emails again at a corrected address', async () => {
    await openOffice();
    const token = await takeToken({ email: ASHA });
    await book(token, TEN);
    await tell([bounced()]);
    const lead = { kind: 'consultation', id: 1 } as const;
    const { version } = readValue(await desk.openLead(MEERA, lead));
    const change = { email: 'asha.rao@example.com' };
    readValue(await desk.changeLead(MEERA, { ...lead, version, change }));
    await deliverAll({ MAIL: mail.MAIL });
    expect(mailsTo(ASHA)).toEqual([]);
    expect(mailsTo('asha.rao@example.com')).toHaveLength(1);
  });

  it('gets no request to confirm, and is in no file of readers', async () => {
    await post(newsletter.path, newsletter.body);
    await env.DB.prepare("UPDATE leads SET status = 'confirmed'").run();
    const file = async () => readFile(await desk.exportConfirmedReaders(MEERA, {}));
    expect(await file()).toContain(ASHA);
    await tell([complained()]);
    expect(await file()).not.toContain(ASHA);
    await env.DB.prepare("UPDATE leads SET status = 'pending'").run();
    await deliverAll({ MAIL: mail.MAIL });
    expect(mail.sent).toEqual([]);
  });
});

describe('an event', () => {
  it.each([
    ['delivered', eventOf('delivered', ASHA)],
    ['deferred', eventOf('deferred', ASHA, { bounce: { type: 'soft' } })],
    ['rejected', eventOf('rejected', ASHA, { rejection: { reason: 'suppressed' } })],
  ])('that is %s marks nobody', async (_, event) => {
    await post(contact.path, contact.body);
    await tell([event]);
    expect(await returnedOf()).toBeNull();
    expect(readLog().at(-1)).toMatchObject({ level: 'log', events: 1, returned: 0, malformed: 0 });
  });

  it('that cannot be read is counted and dropped, and stops no other', async () => {
    await post(contact.path, contact.body);
    const wrong = [
      null,
      'cf.email.sending.message.bounced',
      {},
      { type: 7 },
      { type: 'cf.email.sending.message.bounced' },
      { type: 'cf.r2.bucket.created', payload: {} },
      bounced('no address'),
      eventOf('bounced', ASHA, { bounce: { type: 'odd' } }),
    ];
    await tell([...wrong, bounced()]);
    expect(await returnedOf()).toBe('bounced');
    const line = readLog().find(({ route }) => route === 'mail-events');
    expect(line).toEqual({
      level: 'error',
      route: 'mail-events',
      events: 9,
      returned: 1,
      malformed: 8,
    });
    const failed = expect.objectContaining({ text: 'Failed: reading which emails came back.' });
    expect(readValue(await desk.readHealth(MEERA, {})).checks).toContainEqual(failed);
    await tell([complained()]);
    expect(readValue(await desk.readHealth(MEERA, {})).checks).not.toContainEqual(failed);
  });

  it('comes again if D1 does not answer', async () => {
    const DB = {
      prepare() {
        throw new Error('D1_ERROR');
      },
    } as never;
    await expect(tell([bounced()], { DB })).rejects.toThrow();
  });
});
