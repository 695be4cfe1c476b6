import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Env, OutboxMessage } from '../core/settings.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import {
  consume,
  DEAD_LETTERS,
  fakeMail,
  fakeQueue,
  OUTBOX_QUEUE,
  readMessage,
} from '../dev/messages.ts';
import { makeEnv, post } from '../dev/post.ts';
import { contact } from '../dev/submissions.ts';
import worker from '../index.ts';
import { CLAIM_MS, claimMessages, findNextTry, MAX_ATTEMPTS } from './outbox.sql.ts';

const START = '2026-11-20T12:00:00.000Z';
const later = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
const HOUR_MS = 60 * 60_000;

/** Stores a lead at `START` and returns the id of the message about it. */
async function storeLead(overrides: Partial<Env> = {}): Promise<number> {
  setClock(START);
  await post(contact.path, contact.body, { env: overrides });
  return (await readMessage()).id;
}

/** Runs as the real D1 does, but fails where `fails` says so, by the beginning of the SQL. */
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
  it('is sent, written down as sent, and acknowledged', async () => {
    const id = await storeLead();
    setClock(later(900));
    expect(await consume([id], { MAIL })).toEqual({ acked: ['m0'], retried: [] });
    expect(mail.sent).toHaveLength(1);
    expect(await readMessage()).toMatchObject({
      sent_at: later(900),
      claimed_until: null,
      attempts: 1,
      last_error: null,
    });
  });

  it('is not sent again when the queue delivers it again', async () => {
    const id = await storeLead();
    for (let times = 0; times < 3; times += 1) {
      expect(await consume([id], { MAIL })).toEqual({ acked: ['m0'], retried: [] });
    }
    expect(mail.sent).toHaveLength(1);
  });

  it('is sent once by two consumers at once', async () => {
    const id = await storeLead();
    await Promise.all([consume([id, id], { MAIL }), consume([id], { MAIL })]);
    expect(mail.sent).toHaveLength(1);
  });

  it.each([null, {}, { outboxId: '1' }])('is dropped when it is %j', async (body) => {
    const batch = createMessageBatch<OutboxMessage>(OUTBOX_QUEUE, [
      { id: 'm0', timestamp: readClock(), attempts: 1, body: body as unknown as OutboxMessage },
    ]);
    const context = createExecutionContext();
    await worker.queue(batch, makeEnv({ DB: databaseThatFails(() => true) }));
    const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
    expect([explicitAcks, retryMessages]).toEqual([['m0'], []]);
  });

  it('comes back at its time when the consumer’s clock is behind the one that wrote it', async () => {
    const id = await storeLead();
    const { OUTBOX, brought } = fakeQueue();
    setClock(later(-2600));
    expect(await consume([id], { MAIL, OUTBOX })).toEqual({ acked: ['m0'], retried: [] });
    expect([mail.sent, brought]).toEqual([[], [{ outboxId: id, delaySeconds: 3 }]]);
    setClock(later(400));
    await consume([id], { MAIL, OUTBOX });
    expect([mail.sent.length, brought.length]).toEqual([1, 1]);
  });

  it('is left to the sweep when it is due in hours', async () => {
    const id = await storeLead();
    const { OUTBOX, brought } = fakeQueue();
    setClock(later(-HOUR_MS));
    await consume([id], { OUTBOX });
    expect(brought).toEqual([]);
  });

  it('is acknowledged in silence when nobody knows it', async () => {
    expect(await consume([4711], { MAIL })).toEqual({ acked: ['m0'], retried: [] });
    expect(readLog()).toEqual([]);
  });

  it('is left to whoever has claimed it, until the claim runs out', async () => {
    const id = await storeLead();
    await claimMessages(env.DB, id, readClock());
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
    expect(await consume([id], { MAIL, DB })).toEqual({ acked: ['m0'], retried: [] });
    expect(readLog().at(-1)).toMatchObject({ topic: 'lead', outcome: 'not settled' });
    expect(await readMessage()).toMatchObject({ sent_at: null });
    setClock(later(CLAIM_MS));
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(2);
    expect(await readMessage()).toMatchObject({ sent_at: later(CLAIM_MS) });
  });

  it('is written down as sent though D1 fails three times', async () => {
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

  it('goes back to the queue when D1 cannot be reached, and in the end to the sweep', async () => {
    const id = await storeLead();
    const DB = databaseThatFails(() => true);
    for (const attempts of [1, 2]) {
      expect(await consume([id], { MAIL, DB }, { attempts })).toEqual({
        acked: [],
        retried: ['m0'],
      });
    }
    expect(await consume([id], { MAIL, DB }, { attempts: 3 })).toEqual({
      acked: ['m0'],
      retried: [],
    });
    expect(await readMessage()).toMatchObject({ attempts: 0, dead_at: null, due_at: START });
  });

  it('stops no other of its batch', async () => {
    const id = await storeLead();
    expect(await consume([4711, id], { MAIL })).toEqual({ acked: ['m0', 'm1'], retried: [] });
    expect(mail.sent).toHaveLength(1);
  });
});

describe('a message that fails', () => {
  it('waits longer each time, for a day, and is given up after the ninth try', async () => {
    const id = await storeLead();
    mail.faults.refuse = new Error('asha@example.com is over quota');
    const waits: number[] = [];
    for (let now = 0; !(await readMessage()).dead_at; ) {
      setClock(later(now));
      expect((await consume([id], { MAIL })).acked).toEqual(['m0']);
      const next = Date.parse((await readMessage()).due_at) - Date.parse(START);
      waits.push((next - now) / 60_000);
      setClock(later(next - 1));
      await consume([id], { MAIL });
      now = next;
    }
    expect(waits).toEqual([5, 10, 30, 60, 120, 240, 480, 480, 0]);
    const { attempts, dead_at, last_error } = await readMessage();
    expect([attempts, last_error]).toEqual([MAX_ATTEMPTS, 'mail failed']);
    expect(Date.parse(dead_at ?? '') - Date.parse(START)).toBe(23.75 * HOUR_MS);
    setClock(later(48 * HOUR_MS));
    mail.faults.refuse = null;
    await consume([id], { MAIL });
    expect(mail.sent).toEqual([]);
  });

  it('has its next try found by a pure rule', () => {
    expect(findNextTry(1, new Date(START))?.toISOString()).toBe(later(5 * 60_000));
    expect(findNextTry(MAX_ATTEMPTS, new Date(START))).toBeNull();
  });

  it.each([
    [
      Object.assign(new Error('asha@example.com'), { code: 'E_RATE_LIMIT_EXCEEDED' }),
      'mail refused E_RATE_LIMIT_EXCEEDED',
    ],
    [Object.assign(new Error('asha@example.com'), { code: 'asha@example.com' }), 'mail failed'],
    [new Error('asha@example.com is unknown'), 'mail failed'],
  ])('names the fault (%#) in fixed words', async (refuse, lastError) => {
    const id = await storeLead();
    mail.faults.refuse = refuse;
    await consume([id], { MAIL });
    expect(await readMessage()).toMatchObject({ last_error: lastError });
    expect(readLog().at(-1)).toMatchObject({ level: 'error', outcome: lastError });
    expect(JSON.stringify(readLog())).not.toContain('asha');
  });

  it('is not settled by a sender who was too slow', async () => {
    const id = await storeLead();
    const slow = {
      async send() {
        setClock(later(CLAIM_MS));
        await claimMessages(env.DB, id, readClock());
        throw new Error('down');
      },
    } as unknown as SendEmail;
    await consume([id], { MAIL: slow });
    expect(await readMessage()).toMatchObject({
      attempts: 2,
      claimed_until: later(2 * CLAIM_MS),
      last_error: null,
    });
  });

  it('fails with its topic when nobody knows the topic', async () => {
    const id = await storeLead();
    await env.DB.prepare("UPDATE outbox SET topic = 'pigeon'").run();
    await consume([id], { MAIL });
    expect(await readMessage()).toMatchObject({ attempts: 1, last_error: 'unknown topic' });
  });
});

describe('without a way to send mail', () => {
  it.each([
    ['there is no MAIL binding', { MAIL: undefined }],
    ['nobody is named in STAFF_EMAILS', { MAIL, STAFF_EMAILS: ' , ' }],
  ])('a message waits as long as %s, and no attempt counts', async (_, missing) => {
    const id = await storeLead(missing as Partial<Env>);
    for (let times = 0; times < 2 * MAX_ATTEMPTS; times += 1) {
      setClock((await readMessage()).due_at);
      await consume([id], missing as Partial<Env>);
    }
    expect(await readMessage()).toMatchObject({
      attempts: 0,
      dead_at: null,
      sent_at: null,
      last_error: 'waiting',
    });
    setClock((await readMessage()).due_at);
    await consume([id], { MAIL });
    expect(mail.sent).toHaveLength(1);
  });
});

describe('the dead-letter queue', () => {
  const giveUp = (ids: number[], overrides = {}) =>
    consume(ids, overrides, { queue: DEAD_LETTERS });

  it('gives a message up, which is then never sent by itself', async () => {
    const id = await storeLead();
    expect(await giveUp([id])).toEqual({ acked: ['m0'], retried: [] });
    expect(await readMessage()).toMatchObject({ dead_at: START, last_error: 'not delivered' });
    await consume([id], { MAIL });
    expect(mail.sent).toEqual([]);
  });

  it('leaves what is sent, and acknowledges what nobody knows', async () => {
    const id = await storeLead();
    await consume([id], { MAIL });
    expect(await giveUp([id, 4711])).toEqual({ acked: ['m0', 'm1'], retried: [] });
    expect(await readMessage()).toMatchObject({ dead_at: null });
  });

  it('is overruled by a sender who was just sending it', async () => {
    const id = await storeLead();
    const burying = {
      async send() {
        await giveUp([id]);
        return { messageId: '1' };
      },
    } as unknown as SendEmail;
    await consume([id], { MAIL: burying });
    expect(await readMessage()).toMatchObject({ sent_at: START, dead_at: null });
  });

  it('tries again when D1 cannot be reached', async () => {
    expect(await giveUp([1], { DB: databaseThatFails(() => true) })).toEqual({
      acked: [],
      retried: ['m0'],
    });
  });
});
