import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../contract/durations.ts';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { setClock } from '../dev/clock.ts';
import { committingThenThrowing, databaseThatMeets } from '../dev/databases.ts';
import { MEERA, openDesk, readValue } from '../dev/leads.ts';
import { consume, fakeMail, readMessage, readOutbox } from '../dev/messages.ts';
import {
  countMails,
  EMAIL,
  eventOf,
  press,
  readConsent,
  readEvents,
  readMails,
  readSubscription,
  requestTokens,
  subscribe,
} from '../dev/newsletter.ts';
import { limiterThatRefuses, post, type SendOptions, SITE } from '../dev/post.ts';
import { newsletter } from '../dev/submissions.ts';

const START = '2026-11-20T12:00:00.000Z';
const onDay = (days: number) => new Date(Date.parse(START) + days * DAY_MS).toISOString();
const asked = { requested_at: START, confirmed_at: null, consent_version: '2026-11' };
const PENDING = { ...asked, status: 'pending', version: 1 };
const setLead = (sql: string) => env.DB.prepare(`UPDATE leads SET ${sql}`).run();

/** Subscribes so many days after `START`. */
const subscribeOn = (day: number, options?: SendOptions) => {
  setClock(onDay(day));
  return subscribe(EMAIL, options);
};

const OFF = { env: { NEWSLETTER_CONFIRMATION: 'off' } };

describe('a new address', () => {
  it('is pending, with time and wording of the request, and gets one mail', async () => {
    await subscribeOn(0);
    expect(await readConsent()).toEqual(PENDING);
    const { id } = await readSubscription();
    expect(await readMessage()).toMatchObject({
      topic: 'newsletter-confirmation',
      payload: expect.stringContaining(`"id":${id},`),
      dedupe_key: expect.stringMatching(/^[0-9a-f]{64}:2026-11-20$/),
      due_at: START,
    });
    expect(await readEvents()).toEqual([]);
  });

  it.each([
    ['the setting is off', OFF],
    ['there is no MAIL binding', { env: { MAIL: undefined } as unknown as typeof env }],
  ])('is confirmed at once where %s, and gets no mail', async (_, options) => {
    await subscribeOn(0, options);
    expect(await readConsent()).toEqual({ ...PENDING, status: 'confirmed', confirmed_at: START });
    expect(await readOutbox()).toEqual([]);
  });

  it('gets one mail though its first try committed and failed', async () => {
    setClock(START);
    const { database, calls } = databaseThatMeets(committingThenThrowing);
    await subscribe(EMAIL, { env: { DB: database } });
    expect(calls.count).toBe(2);
    expect(await readConsent()).toEqual(PENDING);
    expect(await countMails()).toBe(1);
  });

  it('gets one mail of 25 subscriptions at once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => subscribe()));
    expect(await countMails()).toBe(1);
  });
});

describe('a pending address', () => {
  it('gets at most one mail a day (UTC), and three in all', async () => {
    const mails: number[] = [];
    for (let day = 0; day < 6; day += 1) {
      for (const hours of [0, 5]) await subscribeOn(day + hours / 24);
      mails.push(await countMails());
    }
    expect(mails).toEqual([1, 2, 3, 3, 3, 3]);
    expect(await readConsent()).toEqual(PENDING);
  });

  it('gets another mail in the place of one that was dropped', async () => {
    for (const day of [0, 1, 2]) await subscribeOn(day);
    await env.DB.prepare("UPDATE outbox SET sent_at = created_at, last_error = 'expired'").run();
    await subscribeOn(3);
    expect(await countMails()).toBe(4);
  });

  it('shares its mails with every spelling of the mailbox, and with no other mailbox', async () => {
    const gmail = ['asha.rao@gmail.com', 'a.s.h.a.rao@gmail.com', 'asharao+1@googlemail.com'];
    for (const email of [EMAIL, 'asha+1@example.com', ...gmail]) await subscribe(email);
    expect(await countMails()).toBe(2);
    await subscribe('meera@example.com');
    expect(await countMails()).toBe(3);
  });

  it('is confirmed when it subscribes again while the setting is off', async () => {
    await subscribeOn(0);
    await subscribeOn(1, OFF);
    expect(await readConsent()).toMatchObject({ status: 'confirmed', confirmed_at: onDay(1) });
    expect(await readEvents()).toEqual([eventOf('pending', 'confirmed')]);
  });

  it('gets no mail once a member has called it spam', async () => {
    await subscribeOn(0);
    await setLead("spam_at = '2026-11-20'");
    await subscribeOn(1);
    expect(await countMails()).toBe(1);
    expect((await readMails()).map(({ to }) => to)).toEqual([['team@study-abroad.example']]);
  });
});

it('a confirmed address stays as it is, and gets nothing', async () => {
  const { confirm } = await requestTokens(START);
  await press('confirm', confirm);
  const before = await readConsent();
  await subscribeOn(5);
  expect(await readConsent()).toEqual(before);
  expect(before).toMatchObject({ status: 'confirmed' });
  expect(await countMails()).toBe(1);
});

describe('an address that has left', () => {
  async function leave(): Promise<void> {
    const { confirm, unsubscribe } = await requestTokens(START);
    await press('confirm', confirm);
    await press('unsubscribe', unsubscribe);
    await env.DB.prepare('DELETE FROM lead_events').run();
  }

  it('is pending again when it returns, with an event and three mails if it had once confirmed', async () => {
    await leave();
    await subscribeOn(1);
    const again = { requested_at: onDay(1), confirmed_at: START, version: 4 };
    expect(await readConsent()).toEqual({ ...PENDING, ...again });
    expect(await readEvents()).toEqual([eventOf('unsubscribed', 'pending')]);
    for (let day = 2; day < 8; day += 1) await subscribeOn(day);
    expect(await countMails()).toBe(1 + 3);
  });

  it('has no more than three if it never confirmed, even after repeated unsubscribing', async () => {
    for (let day = 0; day < 6; day += 1) {
      await subscribeOn(day);
      await setLead("status = 'unsubscribed'");
    }
    expect(await countMails()).toBe(3);
  });

  it('stays unsubscribed until a member agrees while the setting is off', async () => {
    await leave();
    for (const day of [1, 2]) {
      const answer = await subscribeOn(day, OFF);
      expect([answer.status, await answer.text()]).toEqual([201, '{"ok":true}']);
      expect(await readConsent()).toMatchObject({ status: 'pending', requested_at: onDay(1) });
    }
    const { id } = await readSubscription();
    expect(await readEvents()).toEqual([eventOf('unsubscribed', 'pending')]);
    const lead = { kind: 'newsletter' as const, id: Number(id) };
    const { version } = readValue(await openDesk().openLead(MEERA, lead));
    await openDesk().changeLead(MEERA, { ...lead, version, change: { status: 'confirmed' } });
    expect(await readConsent()).toMatchObject({ status: 'confirmed' });
  });

  it.each(['on', 'off'])('stays away over the rate, confirmation %s', async (confirmation) => {
    await leave();
    setClock(onDay(1));
    const env = { EMAIL_LIMITER: limiterThatRefuses, NEWSLETTER_CONFIRMATION: confirmation };
    await subscribe(EMAIL, { env });
    expect(await readConsent()).toMatchObject({ status: 'unsubscribed', version: 3 });
    expect([await countMails(), await readEvents()]).toEqual([1, []]);
  });
});

describe('a flagged subscription', () => {
  const trapped = () =>
    post(newsletter.path, { email: EMAIL, [HONEYPOT_FIELD]: 'x' }, { headers: { origin: SITE } });

  it('is stored as pending, gets its mail when it comes again without a reason to flag, and brings a pending address none', async () => {
    setClock(START);
    await trapped();
    expect(await readSubscription()).toMatchObject({ flag: 'honeypot', status: 'pending' });
    expect(await countMails()).toBe(0);
    await subscribeOn(1);
    expect(await readSubscription()).toMatchObject({ flag: null, status: 'pending' });
    expect(await readMails()).toHaveLength(1);
    setClock(onDay(2));
    await trapped();
    expect(await countMails()).toBe(1);
  });
});

it('the public answer is the same for new, pending, confirmed, returning and flagged addresses', async () => {
  const describeAnswer = async (response: Response) =>
    JSON.stringify([response.status, [...response.headers], await response.text()]);
  const { confirm, unsubscribe } = await requestTokens(START);
  const pending = await describeAnswer(await subscribe());
  await press('confirm', confirm);
  const confirmed = await describeAnswer(await subscribe());
  await press('unsubscribe', unsubscribe);
  const returning = await describeAnswer(await subscribe());
  const flagged = { env: { EMAIL_LIMITER: limiterThatRefuses } };
  const others = await Promise.all([
    subscribe('new@example.com').then(describeAnswer),
    subscribe('flagged@example.com', flagged).then(describeAnswer),
    subscribe('off@example.com', OFF).then(describeAnswer),
  ]);
  expect(new Set([pending, confirmed, returning, ...others])).toEqual(new Set([pending]));
  expect(pending).toContain('"{\\"ok\\":true}"');
});

describe('the mail that asks for confirmation', () => {
  it('has both links, goes to the reader alone, and can be left with one click', async () => {
    await subscribeOn(0);
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      from: 'desk@study-abroad.example',
      subject: 'Confirm your subscription to the Sarathi Abroad newsletter',
    });
    expect(mail?.text).toMatch(
      /\nhttp:\/\/localhost:8787\/newsletter\/confirm\?token=k2\.\d+\.\d+\.[\w-]{43}\n/,
    );
    expect(mail?.html).toContain('href="http://localhost:8787/newsletter/confirm?token=k2.');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:8787\/newsletter\/unsubscribe\?token=k2\.\d+\.0\.[\w-]{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { to, ...others } = mail ?? {};
    expect([to, JSON.stringify(others).includes('asha')]).toEqual([[EMAIL], false]);
  });

  it('waits while confirmation is switched off, and is not sent once the reader has left', async () => {
    await subscribeOn(0);
    const { MAIL, sent } = fakeMail();
    await consume([1], { MAIL, NEWSLETTER_CONFIRMATION: 'off' });
    expect(sent).toEqual([]);
    expect(await readMessage()).toMatchObject({ attempts: 0, last_error: 'waiting' });
    await setLead("status = 'unsubscribed'");
    setClock(onDay(0.5));
    expect(await readMails()).toEqual([]);
    expect(await readMessage()).toMatchObject({ last_error: 'needless' });
  });
});
