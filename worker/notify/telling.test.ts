import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import type { Env } from '../core/settings.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readValue } from '../dev/leads.ts';
import { addPartner, consume, fakeMail, fakeQueue, readOutbox } from '../dev/messages.ts';
import { makeEnv, PARTNER, post } from '../dev/post.ts';
import { consultation, contact, newsletter } from '../dev/submissions.ts';
import { announceLeads } from '../leads/announce-lead.sql.ts';
import { sweepOutbox } from '../upkeep/sweep-outbox.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TEAM = 'meera@desk.example,tom@desk.example';

const mail = fakeMail();
beforeEach(() => {
  mail.sent.length = 0;
  mail.faults.refuse = null;
});
const { MAIL } = mail;

const setTime = (afterStart: number) => setClock(new Date(START + afterStart).toISOString());

/** Stores another visitor's lead at a time after `START`, and lets the queue deliver at once. */
async function leadAt(afterStart: number, changes: Record<string, unknown> = {}, overrides = {}) {
  setTime(afterStart);
  const email = `asha${afterStart}@example.com`;
  await post(contact.path, { ...contact.body, email, ...changes }, { env: overrides });
  await deliverAll(overrides);
}
const flaggedAt = (afterStart: number, overrides = {}) =>
  leadAt(afterStart, { [HONEYPOT_FIELD]: 'x' }, overrides);

async function deliverAll(overrides: Partial<Env> = {}) {
  const open = (await readOutbox()).filter(({ sent_at }) => sent_at === null);
  await consume(
    open.map(({ id }) => id),
    { MAIL, ...overrides },
  );
}

/** What the cron does, with the queue down so that it sends by itself. */
async function sweepAt(afterStart: number) {
  setTime(afterStart);
  const { OUTBOX, state } = fakeQueue();
  state.isDown = true;
  await sweepOutbox(makeEnv({ MAIL, OUTBOX }), readClock());
}

const subjects = () => mail.sent.map(({ subject }) => subject);
const unsettled = async () => (await readOutbox()).filter(({ sent_at }) => sent_at === null);

describe('a flagged lead', () => {
  it('is told at once, by its reason, with a link to what is flagged and nothing of the visitor’s', async () => {
    await flaggedAt(0);
    expect(subjects()).toEqual(['1 flagged lead is waiting']);
    const [{ text = '' } = {}] = mail.sent;
    expect(text).toContain('A hidden field was filled in: 1');
    expect(text).toContain('http://localhost:8788/#flagged');
    expect(JSON.stringify(mail.sent)).not.toMatch(/asha|example\.com/i);
  });

  it('waits with the others after the first, for one mail ten minutes later that counts them', async () => {
    await flaggedAt(0);
    await flaggedAt(3 * MINUTE);
    await flaggedAt(4 * MINUTE);
    await flaggedAt(9 * MINUTE);
    await sweepAt(10 * MINUTE - 1);
    expect(subjects()).toHaveLength(1);
    await sweepAt(10 * MINUTE);
    expect(subjects()).toEqual(['1 flagged lead is waiting', '3 flagged leads are waiting']);
    expect(await unsettled()).toEqual([]);
  });

  it('is told once in ten minutes for as long as they come, and at once again after a pause', async () => {
    for (let minute = 0; minute <= 40; minute += 4) {
      await flaggedAt(minute * MINUTE);
      await sweepAt(minute * MINUTE + 1);
    }
    await sweepAt(50 * MINUTE);
    expect(subjects()).toHaveLength(6);
    await flaggedAt(70 * MINUTE);
    expect(subjects()).toHaveLength(7);
    expect(await unsettled()).toEqual([]);
  });

  it('is brought back by the queue when its turn comes', async () => {
    const { OUTBOX, brought } = fakeQueue();
    await flaggedAt(0);
    await flaggedAt(3 * MINUTE, { OUTBOX });
    expect(brought).toEqual([{ outboxId: 2, delaySeconds: 7 * 60 }]);
  });

  it('is told no second time when it comes again', async () => {
    await flaggedAt(0);
    await flaggedAt(0);
    expect(await readOutbox()).toHaveLength(1);
  });

  it('is counted no more when a member has decided meanwhile', async () => {
    await flaggedAt(0);
    await flaggedAt(MINUTE);
    await env.DB.prepare("UPDATE leads SET spam_at = '2026-11-20' WHERE row_id = 2").run();
    await sweepAt(10 * MINUTE);
    expect(subjects()).toHaveLength(1);
    expect((await readOutbox())[1]).toMatchObject({ last_error: 'needless' });
  });

  it('is told of a reader, too', async () => {
    setTime(0);
    await post(newsletter.path, { ...newsletter.body, [HONEYPOT_FIELD]: 'x' });
    await deliverAll();
    expect(subjects()).toEqual(['1 flagged lead is waiting']);
  });

  it('is told though mail fails at first', async () => {
    mail.faults.refuse = new Error('down');
    await flaggedAt(0);
    mail.faults.refuse = null;
    await sweepAt(5 * MINUTE);
    expect(subjects()).toEqual(['1 flagged lead is waiting']);
  });
});

describe('many leads', () => {
  it('are told one by one up to ten in five minutes, and the others by one mail', async () => {
    for (let number = 0; number < 25; number += 1) await leadAt(number * SECOND);
    expect(subjects()).toEqual(Array(10).fill('New message'));
    await sweepAt(5 * MINUTE + 9 * SECOND - 1);
    expect(subjects()).toHaveLength(10);
    await sweepAt(5 * MINUTE + 9 * SECOND);
    expect(subjects().slice(10)).toEqual(['15 new leads']);
    expect(mail.sent.at(-1)?.text).toContain('Messages: 15');
    expect(await unsettled()).toEqual([]);
  });

  it('leave nobody untold over a quarter of an hour', async () => {
    for (let number = 0; number < 60; number += 1) {
      await leadAt(number * 15 * SECOND);
      if (number % 20 === 19) await sweepAt(number * 15 * SECOND + 1);
    }
    await sweepAt(21 * MINUTE);
    await sweepAt(27 * MINUTE);
    expect(await unsettled()).toEqual([]);
    const told = subjects().map((subject) => Number(/^(\d+) new lead/.exec(subject)?.[1] ?? 1));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(told.length).toBeLessThan(20);
  });

  it('are told again when the mail about them fails', async () => {
    for (let number = 0; number < 12; number += 1) await leadAt(number * SECOND);
    mail.faults.refuse = new Error('down');
    await sweepAt(6 * MINUTE);
    mail.faults.refuse = null;
    await sweepAt(12 * MINUTE);
    expect(subjects().slice(10)).toEqual(['2 new leads']);
    expect(await unsettled()).toEqual([]);
  });

  it('are told to a partner one by one', async () => {
    await addPartner();
    setTime(0);
    for (let number = 0; number < 15; number += 1) {
      const body = { ...contact.body, email: `asha${number}@example.com` };
      await post(contact.path, body, { headers: { origin: PARTNER } });
    }
    const webhooks = (await readOutbox()).filter(({ topic }) => topic === 'webhook');
    expect(webhooks).toHaveLength(15);
    expect(new Set(webhooks.map(({ due_at }) => due_at)).size).toBe(1);
  });
});

describe('each member', () => {
  const team = { STAFF_EMAILS: TEAM };

  it('gets a mail of her own, whatever becomes of the others', async () => {
    const refused = {
      async send(builder: { to: string[] }) {
        if (builder.to.includes('meera@desk.example')) throw new Error('address refused');
        return MAIL.send(builder as never);
      },
    } as unknown as SendEmail;
    await leadAt(0, {}, { ...team, MAIL: refused });
    expect(mail.sent.map(({ to }) => to)).toEqual([['tom@desk.example']]);
    expect(await unsettled()).toMatchObject([
      { recipient: 'meera@desk.example', attempts: 1, last_error: 'mail failed' },
    ]);
  });

  it('is told when her address was added before the message was made', async () => {
    await leadAt(0, {}, team);
    await leadAt(SECOND, {}, { STAFF_EMAILS: 'ravi@desk.example' });
    await leadAt(0, {}, { STAFF_EMAILS: 'ravi@desk.example' });
    expect(mail.sent.map(({ to }) => to)).toEqual([
      ['meera@desk.example'],
      ['tom@desk.example'],
      ['ravi@desk.example'],
    ]);
  });

  it('gets by herself what waited for somebody to be named, and one refusal stops no other', async () => {
    await leadAt(0, {}, { STAFF_EMAILS: '' });
    expect(await unsettled()).toMatchObject([{ recipient: '', last_error: 'waiting' }]);
    const refused = {
      async send(builder: { to: string[] }) {
        if (builder.to.includes('meera@desk.example')) throw new Error('address refused');
        return MAIL.send(builder as never);
      },
    } as unknown as SendEmail;
    setTime(5 * MINUTE);
    await deliverAll({ ...team, MAIL: refused });
    expect(mail.sent.map(({ to }) => to)).toEqual([['tom@desk.example']]);
    expect(await unsettled()).toEqual([]);
  });

  it('counts her own messages', async () => {
    for (let number = 0; number < 10; number += 1) await leadAt(number * SECOND);
    await leadAt(11 * SECOND, {}, team);
    expect(subjects()).toHaveLength(12);
  });
});

describe('a released lead', () => {
  const desk = openDesk();
  const topics = async () => (await readOutbox()).map(({ topic }) => topic);

  it('is told to staff and partner as a new one is when a member says that it is not spam', async () => {
    await addPartner();
    setTime(0);
    const { path, body } = consultation;
    await post(path, { ...body, [HONEYPOT_FIELD]: 'x' }, { headers: { origin: PARTNER } });
    expect(await topics()).toEqual(['flagged']);
    const lead = { kind: 'consultation', id: 1 } as const;
    const { version } = readValue(await desk.openLead(MEERA, lead));
    const change = { ...lead, version, change: { isSpam: false } };
    await desk.changeLead(MEERA, change);
    expect(await topics()).toEqual(['flagged', 'lead', 'webhook']);
    await desk.changeLead(MEERA, change);
    expect(await topics()).toHaveLength(3);
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await deliverAll();
    expect(asked).toHaveBeenCalledOnce();
    expect(subjects()).toContain('New consultation request');
  });

  it('is not told again when it was told before it was marked as spam', async () => {
    await leadAt(0);
    const lead = { kind: 'contact', id: 1 } as const;
    const { version } = readValue(await desk.openLead(MEERA, lead));
    await desk.changeLead(MEERA, { ...lead, version, change: { isSpam: true } });
    await desk.changeLead(MEERA, { ...lead, version: version + 1, change: { isSpam: false } });
    expect(await topics()).toEqual(['lead']);
  });

  it('is told with many others by one mail when a website is trusted', async () => {
    for (let number = 0; number < 13; number += 1) await flaggedAt(number);
    setTime(MINUTE);
    const released = { condition: 'leads.created_at < ?3', values: ['2026-11-21'] };
    await env.DB.batch([
      env.DB.prepare('UPDATE leads SET flag = NULL'),
      announceLeads(makeEnv(), released, readClock()),
    ]);
    mail.sent.length = 0;
    await deliverAll();
    expect(subjects()).toEqual(Array(10).fill('New message'));
    await sweepAt(7 * MINUTE);
    expect(subjects()).toContain('3 new leads');
  });
});
