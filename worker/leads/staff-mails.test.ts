import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { DUE_CONTENT } from '../core/due-content.ts';
import type { Env } from '../core/settings.ts';
import { readClock, setClock } from '../dev/clock.ts';
import {
  addPartner,
  consume,
  deliverAll,
  fakeMail,
  fakeQueue,
  readMessage,
  readOutbox,
  sweep,
} from '../dev/messages.ts';
import { makeEnv, PARTNER, post, SITE } from '../dev/post.ts';
import { consultation, contact } from '../dev/submissions.ts';
import { emptyTables, readRow } from '../dev/tables.ts';
import { insertLead } from '../dev/upkeep.ts';
import { queueDigest } from './queue-digest.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const SECOND_MS = 1000;

const mail = fakeMail();
const { MAIL, sent } = mail;
beforeEach(() => {
  sent.length = 0;
  mail.faults.refuse = null;
});

const setTime = (afterStart: number) => setClock(new Date(START + afterStart).toISOString());
const subjects = () => sent.map(({ subject }) => subject);
const unsettled = async () => (await readOutbox()).filter(({ sent_at }) => sent_at === null);

/** Stores another visitor's lead at a time after `START`, and lets the queue deliver at once. */
async function leadAt(
  afterStart: number,
  changes: Record<string, unknown> = {},
  overrides: Partial<Env> = {},
) {
  setTime(afterStart);
  const email = `asha${afterStart}@example.com`;
  await post(contact.path, { ...contact.body, email, ...changes }, { env: overrides });
  await deliverAll({ MAIL, ...overrides });
}
const flaggedAt = (afterStart: number) => leadAt(afterStart, { [HONEYPOT_FIELD]: 'x' });

async function sweepAt(afterStart: number) {
  setTime(afterStart);
  await sweep({ MAIL });
}

/** Refuses the mails to Meera. */
const refusing = {
  async send(builder: { to: string[] }) {
    if (builder.to.includes('meera@desk.example')) throw new Error('address refused');
    return MAIL.send(builder as never);
  },
} as unknown as SendEmail;
const team = { STAFF_EMAILS: 'meera@desk.example,tom@desk.example' };

describe('the mail to staff about a lead', () => {
  async function notifyOf(path: string, body: Record<string, string>, origin?: string) {
    setTime(0);
    const env = { STAFF_EMAILS: 'a@b.example, c@d.example, a@b.example' };
    await post(path, body, { env, ...(origin && { headers: { origin } }) });
    await consume([(await readOutbox())[0]?.id ?? 0], { MAIL });
    return sent[0];
  }

  it.each([
    ['consultation', 'New consultation request', consultation],
    ['contact', 'New message', contact],
  ])('of the kind %s has subject, Indian time, partner, link', async (kind, subject, example) => {
    await addPartner({ name: '<img src=x>' });
    const mail = await notifyOf(example.path, example.body, PARTNER);
    const { id } = await readRow(example.table);
    expect(mail?.html).not.toContain('<img');
    expect(mail).toMatchObject({ to: ['a@b.example'], subject, headers: {} });
    expect(mail?.text).toBe(
      `${subject} on 20 Nov 2026, 17:30 IST\n\nFrom: <img src=x>\n\nOpen it in the desk:\nhttp://localhost:8788/#lead/${kind}/${id}\n`,
    );
  });

  it('contains none of the visitor’s text, whatever the visitor wrote', async () => {
    const victim = { email: 'victim@example.com', phone: '+91 11111 22222' };
    const message = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com';
    const body = { ...contact.body, ...victim, name: 'Bcc: all@example.com', message };
    const whole = JSON.stringify(await notifyOf(contact.path, body, PARTNER));
    expect(whole).toContain(`From: ${PARTNER}`);
    for (const text of ['Bcc', 'victim', '11111', 'onerror', 'example.com']) {
      expect(whole).not.toContain(text);
    }
    await post(contact.path, contact.body);
    await deliverAll({ MAIL, PUBLIC_ORIGIN: SITE });
    expect(sent.at(-1)?.text).toContain('From: our own website');
  });

  it.each(['DELETE FROM leads', "UPDATE leads SET spam_at = '2026'"])(
    'is not sent after %s',
    async (sql) => {
      await post(contact.path, contact.body);
      await env.DB.prepare(sql).run();
      await consume([1], { MAIL });
      expect(sent).toEqual([]);
      expect((await readOutbox())[0]).toMatchObject({ last_error: 'needless', dead_at: null });
    },
  );
});

describe('many leads', () => {
  it('are mailed one by one up to ten in five minutes, and the others by one mail', async () => {
    for (let number = 0; number < 25; number += 1) await leadAt(number * SECOND_MS);
    expect(subjects()).toEqual(Array(10).fill('New message'));
    await sweepAt(5 * MINUTE_MS - SECOND_MS);
    expect(subjects()).toHaveLength(10);
    await sweepAt(5 * MINUTE_MS);
    expect(subjects().slice(10)).toEqual(['15 new leads']);
    expect(sent.at(-1)?.text).toContain('Messages: 15');
    expect(await unsettled()).toEqual([]);
  });

  it('are each tried again when the mail about them fails', async () => {
    for (let number = 0; number < 14; number += 1) await leadAt(number * SECOND_MS);
    mail.faults.refuse = new Error('down');
    await sweepAt(5 * MINUTE_MS);
    expect(await unsettled()).toHaveLength(4);
    mail.faults.refuse = null;
    await sweepAt(12 * MINUTE_MS);
    expect(await unsettled()).toEqual([]);
  });
});

it('a flagged lead is mailed at once, by its reason, with nothing of the visitor’s; the next ones as a count', async () => {
  await flaggedAt(0);
  expect(subjects()).toEqual(['1 flagged lead is waiting']);
  const [{ text = '' } = {}] = sent;
  expect(text).toContain('A hidden field was filled in: 1');
  expect(text).toContain('http://localhost:8788/#flagged');
  expect(JSON.stringify(sent)).not.toMatch(/asha|example\.com/i);
  for (const minute of [3, 4, 9]) await flaggedAt(minute * MINUTE_MS);
  await env.DB.prepare("UPDATE leads SET spam_at = '2026-11-20' WHERE row_id = 4").run();
  await sweepAt(10 * MINUTE_MS - 1);
  expect(subjects()).toHaveLength(1);
  await sweepAt(10 * MINUTE_MS);
  expect(subjects().slice(1)).toEqual(['2 flagged leads are waiting']);
  expect(await unsettled()).toEqual([]);
});

it('each member gets a mail of their own, whatever becomes of the others, and what waited for somebody to be named', async () => {
  await leadAt(0, {}, { ...team, MAIL: refusing });
  expect(sent.map(({ to }) => to)).toEqual([['tom@desk.example']]);
  const failed = { recipient: 'meera@desk.example', attempts: 1, last_error: 'mail failed' };
  expect(await unsettled()).toMatchObject([failed]);
  await emptyTables();
  await leadAt(1, {}, { STAFF_EMAILS: '' });
  expect(await unsettled()).toMatchObject([{ recipient: '', last_error: 'waiting' }]);
  setTime(5 * MINUTE_MS);
  await deliverAll({ ...team, MAIL: refusing });
  expect(sent.slice(1).map(({ to }) => to)).toEqual([['tom@desk.example']]);
  expect(await unsettled()).toEqual([]);
});

describe('the digest', () => {
  const NOW = new Date(START);

  it('counts pending, unassigned and flagged leads, without names', async () => {
    setClock('2026-11-20T03:30:00.000Z');
    await insertLead('consultation');
    await insertLead('consultation', { assigned_to: 'mira@consultancy.example' });
    await insertLead('consultation', { status: 'contacted' });
    await insertLead('consultation', { flag: 'blank' });
    await insertLead('consultation', { flag: 'blank', spam_at: '2026-11-20' });
    const { OUTBOX, queued } = fakeQueue();
    await queueDigest(makeEnv({ OUTBOX }), readClock());
    await consume(queued, { MAIL });
    const [mail] = sent;
    expect(mail?.to).toEqual(['team@study-abroad.example']);
    expect(mail?.subject).toBe('Leads waiting for you');
    expect(mail?.text).toBe(
      [
        'Pending: 2',
        'Not assigned yet: 1',
        'Flagged, for you to check: 1',
        'The database was not copied for 35 days. Ask the operator of the site to do so.',
        'Open the desk:\nhttp://localhost:8788/#inbox\n',
      ].join('\n\n'),
    );
    expect(JSON.stringify(sent)).not.toMatch(/asha/i);
  });

  it('lists on a Monday the content to look at again, also without a lead', async () => {
    const due = [{ name: 'Exchange rates', checkBy: '2026-11-23' }];
    await env.RECORDS.put(DUE_CONTENT, JSON.stringify(due));
    setClock('2026-11-23T03:30:00.000Z');
    await queueDigest(makeEnv(), readClock());
    await consume([1], { MAIL });
    await env.RECORDS.delete(DUE_CONTENT);
    expect(subjects()).toEqual(['Content to look at again']);
    expect(sent[0]?.text).toContain('By 2026-11-23: Exchange rates');
  });

  it('comes at 09:00 IST, or at the first run after it, once a day to each member', async () => {
    const queueAt = (time: string, STAFF_EMAILS: string) =>
      queueDigest(makeEnv({ STAFF_EMAILS }), new Date(time));
    await queueAt('2026-11-20T03:29:59Z', 'a@b.example');
    expect(await readOutbox()).toEqual([]);
    await queueAt('2026-11-20T11:05:00Z', 'a@b.example,c@d.example');
    await queueAt('2026-11-20T11:10:00Z', 'a@b.example,e@f.example');
    await queueAt('2026-11-21T03:30:00Z', 'e@f.example');
    expect((await readOutbox()).map(({ dedupe_key }) => dedupe_key)).toEqual([
      '2026-11-20 a@b.example',
      '2026-11-20 c@d.example',
      '2026-11-21 e@f.example',
    ]);
  });

  it.each([
    ['there is no lead', null],
    ['the only lead is spam', { spam_at: '2026-11-20' }],
  ])('does not come when %s', async (_, lead) => {
    if (lead) await insertLead('consultation', lead);
    setTime(0);
    await queueDigest(makeEnv(), NOW);
    await consume([1], { MAIL });
    expect(sent).toEqual([]);
    expect(await readMessage()).toMatchObject({ last_error: 'needless' });
  });

  it('replaces the messages about leads that it counts, given up or not', async () => {
    mail.faults.refuse = new Error('down');
    await leadAt(0);
    await leadAt(HOUR_MS);
    await env.DB.prepare("UPDATE outbox SET dead_at = '2026-11-20' WHERE id = 1").run();
    mail.faults.refuse = null;
    setTime(16 * HOUR_MS);
    await queueDigest(makeEnv(), readClock());
    await sweep({ MAIL });
    expect(subjects()).toEqual(['Leads waiting for you']);
    expect((await readOutbox()).slice(0, 2)).toMatchObject(
      Array(2).fill({ last_error: 'needless', dead_at: null }),
    );
    await leadAt(16 * HOUR_MS + MINUTE_MS);
    expect(subjects().slice(1)).toEqual(['New message']);
  });
});
