import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Env } from '../core/settings.ts';
import { book, openOffice, PRIYA, TEN, takeToken } from '../dev/appointments.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { readAudit } from '../dev/leads.ts';
import {
  consume,
  deliverAll,
  fakeMail,
  fakeQueue,
  readMessage,
  readOutbox,
  sweep,
  writeMessages,
} from '../dev/messages.ts';
import { makeEnv, post } from '../dev/post.ts';
import { contact, newsletter } from '../dev/submissions.ts';
import { retryAllMessages, retryMessage } from '../upkeep/retry-message.ts';
import { senders } from '../upkeep/senders.ts';
import { sweepOutbox } from './deliver.ts';
import { CLAIM_MS, claimMessages } from './outbox.sql.ts';
import { MAX_ATTEMPTS } from './pace.logic.ts';

const START = '2026-11-20T12:00:00.000Z';
const later = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
const MEERA = 'meera@desk.example';

/** Stores a lead at `START` and returns the id of the message about it. */
async function storeLead(overrides: Partial<Env> = {}): Promise<number> {
  setClock(START);
  await post(contact.path, contact.body, { env: overrides });
  return (await readMessage()).id;
}

/** Runs as the real D1 does, but fails if `fails` says so, by the beginning of the SQL. */
function databaseThatFails(fails: (sql: string) => boolean): D1Database {
  return {
    prepare(sql: string) {
      if (fails(sql.trim())) throw new Error('D1_ERROR: Network connection lost.');
      return env.DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database;
}

const mail = fakeMail();
beforeEach(() => {
  mail.sent.length = 0;
  mail.faults.refuse = null;
});
const { MAIL } = mail;

describe('a queued message', () => {
  it('is sent once, however often the queue delivers it, and stored as sent', async () => {
    const id = await storeLead();
    // The clock of the consumer is some seconds behind.
    setClock(later(-2600));
    await Promise.all([consume([id, id], { MAIL }), consume([id], { MAIL })]);
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(1);
    const sent = { sent_at: later(-2600), claimed_until: null, attempts: 1, last_error: null };
    expect(await readMessage()).toMatchObject(sent);
  });

  it('is sent by no second sender until the claim of the first expires', async () => {
    const id = await storeLead();
    await claimMessages(env.DB, [id], readClock());
    setClock(later(CLAIM_MS - 1));
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(0);
    setClock(later(CLAIM_MS));
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(1);
  });

  it('is sent twice, not never, when its sender dies between sending and writing', async () => {
    const id = await storeLead();
    const DB = databaseThatFails((sql) => sql.startsWith('UPDATE outbox SET sent_at'));
    await consume([id], { MAIL, DB });
    expect(await readMessage()).toMatchObject({ sent_at: null });
    setClock(later(CLAIM_MS));
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(2);
    expect(await readMessage()).toMatchObject({ sent_at: later(CLAIM_MS) });
  });

  it('is stored as sent even if D1 fails three times', async () => {
    const id = await storeLead();
    let failures = 0;
    const DB = databaseThatFails((sql) => {
      if (!sql.startsWith('UPDATE outbox SET sent_at') || failures === 3) return false;
      failures += 1;
      return true;
    });
    await consume([id], { MAIL, DB });
    expect([failures, mail.sent.length]).toEqual([3, 1]);
    expect(await readMessage()).toMatchObject({ sent_at: START });
  });

  it('goes back to the queue and stays due if D1 cannot be reached', async () => {
    const id = await storeLead();
    await expect(consume([id], { MAIL, DB: databaseThatFails(() => true) })).rejects.toThrow();
    expect(await readMessage()).toMatchObject({ attempts: 0, dead_at: null, due_at: START });
  });

  it('is sent by the next run if a run already has fifteen', async () => {
    const { OUTBOX, queued } = fakeQueue();
    setClock(START);
    const payloads = [...Array(16).keys()].map((member) => ({
      at: START,
      to: `${member}@b.example`,
    }));
    const topic = 'meeting-link';
    await writeMessages(...payloads.map((one) => ({ topic, payload: JSON.stringify(one) })));
    await deliverAll({ MAIL, OUTBOX });
    expect([mail.sent.length, queued.length]).toEqual([15, 1]);
    await consume(queued, { MAIL });
    expect(mail.sent).toHaveLength(16);
  });
});

it('a flood from one address sends strangers thirty emails an hour and delays no other mail', async () => {
  await openOffice();
  const headers = { 'cf-connecting-ip': '203.0.113.9' };
  for (let number = 0; number < 33; number += 1) {
    await post(newsletter.path, { email: `made${number}@up.example` }, { headers });
  }
  for (let run = 0; run < 3; run += 1) await deliverAll({ MAIL });
  expect(mail.sent).toHaveLength(30);
  await book(await takeToken({ email: 'asha@example.com' }), TEN);
  await deliverAll({ MAIL });
  const told = mail.sent.slice(30).map(({ to }) => String(to));
  expect(told).toEqual([...Array(2).fill('team@study-abroad.example'), PRIYA, 'asha@example.com']);
});

describe('a message that fails', () => {
  it('waits, and is given up after the ninth attempt', async () => {
    const id = await storeLead();
    mail.faults.refuse = new Error('asha@example.com is over quota');
    await consume([id], { MAIL });
    const waiting = { attempts: 1, dead_at: null, due_at: later(5 * MINUTE_MS) };
    expect(await readMessage()).toMatchObject({ ...waiting, last_error: 'mail failed' });
    await env.DB.prepare(`UPDATE outbox SET attempts = ${MAX_ATTEMPTS - 1}`).run();
    setClock(later(24 * HOUR_MS));
    await consume([id], { MAIL });
    expect(await readMessage()).toMatchObject({ attempts: 9, dead_at: later(24 * HOUR_MS) });
    setClock(later(48 * HOUR_MS));
    mail.faults.refuse = null;
    await consume([id], { MAIL });
    expect(mail.sent).toEqual([]);
  });

  it('keeps the state of its second claim if the first sender fails after that', async () => {
    const id = await storeLead();
    const slow = {
      async send() {
        setClock(later(CLAIM_MS));
        await claimMessages(env.DB, [id], readClock());
        throw new Error('down');
      },
    } as unknown as SendEmail;
    await consume([id], { MAIL: slow });
    const claimed = { attempts: 2, claimed_until: later(2 * CLAIM_MS), last_error: null };
    expect(await readMessage()).toMatchObject(claimed);
  });

  it.each([
    ['there is no MAIL binding', { MAIL: undefined }],
    ['nobody is named in STAFF_EMAILS', { MAIL, STAFF_EMAILS: ' , ' }],
  ])('waits and counts no attempt while %s', async (_, missing) => {
    const id = await storeLead(missing as Partial<Env>);
    for (let times = 0; times < 2 * MAX_ATTEMPTS; times += 1) {
      setClock((await readMessage()).due_at);
      await consume([id], missing as Partial<Env>);
    }
    const waiting = { attempts: 0, dead_at: null, sent_at: null, last_error: 'waiting' };
    expect(await readMessage()).toMatchObject(waiting);
    setClock((await readMessage()).due_at);
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(1);
  });
});

describe('the sweep', () => {
  const sweepInto = async (OUTBOX: Env['OUTBOX']) =>
    sweepOutbox(makeEnv({ OUTBOX }), senders, new Date(START));
  const to = (recipient: string) => JSON.stringify({ to: recipient });

  it('queues one due message for each member and topic, and those to visitors and partners', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await writeMessages(
      { topic: 'lead', payload: to(MEERA) },
      { topic: 'lead', payload: to(MEERA) },
      { topic: 'digest', payload: to(MEERA) },
      { topic: 'webhook', payload: '{"partnerId":"delhi-prep"}' },
      { topic: 'webhook', payload: '{"partnerId":"delhi-prep"}' },
      { topic: 'newsletter-confirmation' },
      { topic: 'visitor' },
      { topic: 'reminder', due_at: later(HOUR_MS) },
      { topic: 'visitor', sent_at: START },
      { topic: 'visitor', dead_at: START },
      { topic: 'visitor', claimed_until: later(1) },
    );
    await sweepInto(OUTBOX);
    expect(queued).toEqual([3, 1, 7, 6, 4, 5]);
  });

  it('queues mail to a visitor before that of a crowded network', async () => {
    const { OUTBOX, queued } = fakeQueue();
    const [crowd, other] = ['a', 'b'].map((network) => JSON.stringify({ network }));
    const sent = { topic: 'visitor', payload: crowd, sent_at: later(-HOUR_MS) };
    const waiting = { topic: 'newsletter-confirmation', payload: crowd };
    const before = [...Array(5).keys()].map((id) => ({ ...sent, dedupe_key: `sent ${id}` }));
    await writeMessages(...before, ...Array(70).fill(waiting), { ...waiting, payload: other });
    await sweepInto(OUTBOX);
    expect(queued).toHaveLength(60);
    expect(queued[0]).toBe(76);
  });

  it('gives up a message whose sender died at every attempt', async () => {
    await storeLead();
    const { id } = await readMessage();
    for (let times = 1; times <= MAX_ATTEMPTS; times += 1) {
      setClock(later(times * CLAIM_MS));
      await claimMessages(env.DB, [id], readClock());
    }
    setClock(later((MAX_ATTEMPTS + 1) * CLAIM_MS));
    await sweep({ MAIL });
    expect(mail.sent).toEqual([]);
    expect(await readMessage()).toMatchObject({ last_error: 'did not return' });
  });

  it('drops a confirmation that has waited for a day, but not after a failed attempt', async () => {
    const { OUTBOX, queued } = fakeQueue();
    const topic = 'newsletter-confirmation';
    const [atDay, before] = [later(-24 * HOUR_MS), later(-24 * HOUR_MS + 1)];
    await writeMessages(
      { topic, due_at: atDay },
      { topic, due_at: before },
      { topic, due_at: atDay, last_error: 'mail failed' },
    );
    await sweepInto(OUTBOX);
    expect(queued).toEqual([2, 3]);
    expect((await readOutbox())[0]).toMatchObject({ sent_at: START, last_error: 'expired' });
  });
});

describe('a dead letter', () => {
  const actor = { email: MEERA, name: 'Meera', role: 'admin' as const };
  const contextWith = (OUTBOX: Env['OUTBOX']) => {
    setClock(START);
    return { env: makeEnv({ OUTBOX }), actor, now: readClock() };
  };
  const dead = { dead_at: later(-1), attempts: MAX_ATTEMPTS, last_error: 'mail failed' };
  const revived = { dead_at: null, attempts: 0, due_at: START };

  it('is queued with no attempts counted when a member retries it; sent and waiting messages are not', async () => {
    const { OUTBOX, queued } = fakeQueue();
    const [sent, waiting] = [{ topic: 'digest', sent_at: later(-1) }, { topic: 'digest' }];
    await writeMessages({ topic: 'digest', ...dead }, sent, waiting);
    const before = await readOutbox();
    for (const id of [2, 3, 99]) {
      expect(await retryMessage({ id }, contextWith(OUTBOX))).toEqual({ problem: 'not-found' });
    }
    expect(await readOutbox()).toEqual(before);
    await retryMessage({ id: 1 }, contextWith(OUTBOX));
    expect(queued).toEqual([1]);
    expect(await readOutbox()).toMatchObject([revived, ...before.slice(1)]);
    expect(await readAudit()).toEqual([[MEERA, 'retried', '1', null, null]]);
  });

  it('is due again when a member retries all, as is a message that waits for its next attempt', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await writeMessages(
      { topic: 'visitor', ...dead },
      { topic: 'newsletter-confirmation', ...dead },
      { topic: 'visitor', due_at: later(8 * HOUR_MS), last_error: 'mail failed' },
      { topic: 'reminder', due_at: later(8 * HOUR_MS) },
      { topic: 'lead', sent_at: later(-1) },
    );
    const { value } = (await retryAllMessages({}, contextWith(OUTBOX))) as { value?: unknown };
    expect(value).toMatchObject({ deadLetters: [] });
    expect(queued).toEqual([1, 3, 2]);
    expect((await readOutbox()).slice(0, 3)).toMatchObject([revived, revived, { due_at: START }]);
    expect((await readOutbox())[3]).toMatchObject({ due_at: later(8 * HOUR_MS) });
    expect(await readAudit()).toEqual([[MEERA, 'retried', null, null, null]]);
  });
});
