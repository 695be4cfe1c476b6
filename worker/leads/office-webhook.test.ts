import { env } from 'cloudflare:workers';
import receiver from 'recipe:receiver';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { OfficeWebhook } from '../contract/leads.ts';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { book, openOffice, TEN, takeToken } from '../dev/appointments.ts';
import { passTime, readClock, setClock } from '../dev/clock.ts';
import {
  deleteLeads,
  MEERA,
  openDesk,
  readAudit,
  readValue,
  storeLead,
  TOM,
} from '../dev/leads.ts';
import { addPartner, readOutbox } from '../dev/messages.ts';
import { press, requestTokens } from '../dev/newsletter.ts';
import {
  type CrmFault,
  deliverToOffice,
  HOOK,
  KEY,
  openCrm,
  type Received,
  setHook,
} from '../dev/office.ts';
import { PARTNER, post, STRANGER } from '../dev/post.ts';
import { consultation, contact, everySubmission } from '../dev/submissions.ts';
import { writeSignature } from '../notify/webhook.ts';
import { dropDueMessages } from '../upkeep/after-restore.sql.ts';

const desk = openDesk();
const office = async () => (await readOutbox()).filter(({ topic }) => topic === 'office-webhook');
const namesOf = (arrived: Received[]) =>
  arrived.map(({ type, kind, id, status }) => `${type} ${kind} ${id}${status ? ` ${status}` : ''}`);

/** Stores a message of the visitor's and sends what is due about it. */
async function sendContact(email = 'asha@example.com'): Promise<void> {
  await post(contact.path, { ...contact.body, email });
  await deliverToOffice();
}

async function change(changes: object): Promise<void> {
  passTime(MINUTE_MS);
  const lead = readValue(await desk.openLead(MEERA, { kind: 'contact', id: 1 }));
  readValue(
    await desk.changeLead(MEERA, {
      kind: 'contact',
      id: 1,
      version: lead.version,
      change: changes,
    } as never),
  );
  await deliverToOffice();
}

it('is sent nothing, and costs no row, while no address is set', async () => {
  const { requests } = openCrm();
  await sendContact();
  await change({ status: 'done' });
  readValue(
    await desk.erasePerson(MEERA, { email: 'asha@example.com', confirmation: 'asha@example.com' }),
  );
  expect([requests, await office()]).toEqual([[], []]);
});

describe('a lead', () => {
  it('arrives in full, signed, without what members have written', async () => {
    const { requests, arrived, records } = openCrm();
    await setHook();
    await addPartner({ webhookUrl: null });
    const at = readClock().toISOString();
    const plan = { choices: { country: 'ca' } };
    const body = { ...consultation.body, plan, campaign: 'autumn fair', page: '/fair' };
    await post(consultation.path, body, { headers: { origin: PARTNER } });
    await deliverToOffice();
    const { reference } = readValue(await desk.openLead(MEERA, { kind: 'consultation', id: 1 }));
    const fields = consultation.body;
    expect(arrived).toEqual([
      {
        version: 1,
        event: expect.stringMatching(/^[0-9a-f]{32}$/),
        attempt: 1,
        type: 'lead',
        kind: 'consultation',
        id: 1,
        time: at,
        status: 'pending',
        lead: {
          reference,
          createdAt: at,
          repeats: 0,
          lastAt: null,
          language: 'en',
          fields,
          plan: expect.objectContaining(plan),
          appointment: null,
          partner: 'delhi-prep',
          attribution: expect.objectContaining({ campaign: 'autumn fair', website: PARTNER }),
        },
      },
    ]);
    expect([...records.keys()]).toEqual(['consultation-1']);
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', redirect: 'manual' });
    const signature = request?.headers.get('x-sa-signature');
    const address = `${HOOK}&sa-signature=${encodeURIComponent(signature ?? '')}`;
    expect(request?.url).toBe(address);
    expect((await office())[0]).toMatchObject({ sent_at: at, attempts: 1, last_error: null });
  });

  it.each(everySubmission)('of $path has the fields of its form', async ({ path, body }) => {
    const { arrived } = openCrm();
    await setHook();
    await post(path, body);
    await deliverToOffice();
    expect(arrived.map(({ lead }) => lead?.fields)).toEqual([body]);
  });

  it('arrives once, however often it is repeated', async () => {
    const { arrived } = openCrm();
    await setHook();
    for (let times = 0; times < 3; times += 1) {
      await sendContact();
      passTime(MINUTE_MS);
    }
    expect(namesOf(arrived)).toEqual(['lead contact 1 pending']);
  });

  it.each([
    [
      'a member',
      () =>
        desk.changeLead(MEERA, { kind: 'contact', id: 1, version: 1, change: { isSpam: false } }),
    ],
    [
      'its list',
      () =>
        desk.releaseList(MEERA, { filter: { folder: 'flagged' }, at: readClock().toISOString() }),
    ],
    [
      'trust',
      () => desk.trustOrigin(MEERA, { origin: STRANGER, lead: { kind: 'contact', id: 1 } }),
    ],
    ['a repeat without a flag', () => post(contact.path, contact.body)],
  ])('with a flag arrives when %s releases it, not before', async (_, release) => {
    const { arrived } = openCrm();
    await setHook();
    await post(contact.path, contact.body, { headers: { origin: STRANGER } });
    await deliverToOffice();
    expect([arrived, await office()]).toEqual([[], []]);
    passTime(MINUTE_MS);
    await release();
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual(['lead contact 1 pending']);
  });

  it('with a filled honeypot never arrives', async () => {
    const { arrived } = openCrm();
    await setHook();
    await post(contact.path, { ...contact.body, [HONEYPOT_FIELD]: 'x' });
    await deliverToOffice();
    expect(arrived).toEqual([]);
  });

  it('that a member adds arrives', async () => {
    const { arrived } = openCrm();
    await setHook();
    const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
    const request = { kind: 'consultation', consultationType: 'video' } as const;
    await desk.addLead(TOM, { ...person, request });
    await deliverToOffice();
    expect(arrived.map(({ lead }) => lead?.fields)).toEqual([
      { ...person, consultationType: 'video' },
    ]);
  });
});

describe('a change', () => {
  it('of status, person or place is told in order, one of a note is not', async () => {
    const { arrived, records } = openCrm();
    await setHook();
    await sendContact();
    await change({ status: 'done' });
    await change({ note: 'Called.', assignedTo: MEERA.email });
    await change({ name: 'Asha Rao-Iyer', phone: '+91 98765 43211' });
    await change({ isSpam: true });
    await change({ status: 'pending' });
    await change({ isSpam: false });
    expect(namesOf(arrived)).toEqual([
      'lead contact 1 pending',
      'changed contact 1 done',
      'changed contact 1 done',
      'changed contact 1 spam',
      'changed contact 1 pending',
    ]);
    expect(arrived.map(({ lead }) => lead?.fields.name ?? null)).toEqual([
      contact.body.name,
      contact.body.name,
      'Asha Rao-Iyer',
      null,
      'Asha Rao-Iyer',
    ]);
    expect(records.get('contact-1')).toMatchObject({ status: 'pending' });
  });

  it('keeps each status, though the lead is sent as it is now', async () => {
    let isDown = true;
    const { arrived } = openCrm(() => (isDown ? { status: 500 } : null));
    await setHook();
    await sendContact();
    await change({ status: 'done' });
    await change({ status: 'pending' });
    await change({ name: 'Asha Rao-Iyer' });
    isDown = false;
    passTime(HOUR_MS);
    await deliverToOffice();
    expect(arrived.map(({ status, lead }) => [status, lead?.fields.name])).toEqual(
      ['pending', 'done', 'pending', 'pending'].map((status) => [status, 'Asha Rao-Iyer']),
    );
  });

  it('by a press on a list is told of each, and of the undo', async () => {
    const { arrived } = openCrm();
    await setHook();
    await post(contact.path, contact.body);
    await post(contact.path, contact.body, { headers: { origin: STRANGER } });
    await deliverToOffice();
    passTime(MINUTE_MS);
    const at = readClock().toISOString();
    passTime(MINUTE_MS);
    await desk.markListAsSpam(MEERA, { filter: {}, at });
    await deliverToOffice();
    passTime(MINUTE_MS);
    await desk.restoreList(MEERA, { at });
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual([
      'lead contact 1 pending',
      'changed contact 1 spam',
      'changed contact 1 pending',
    ]);
  });

  it('of an appointment is told with the appointment', async () => {
    const { arrived } = openCrm();
    await openOffice();
    await setHook();
    const token = await takeToken();
    await deliverToOffice();
    passTime(1000);
    await book(token, TEN);
    await deliverToOffice();
    passTime(MINUTE_MS);
    const { appointment } = readValue(await desk.openLead(MEERA, { kind: 'consultation', id: 1 }));
    const { id = 0, version: booked = 0 } = appointment ?? {};
    await desk.cancelAppointment(MEERA, { id, version: booked });
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual([
      'lead consultation 1 pending',
      'changed consultation 1 scheduled',
      'changed consultation 1 contacted',
    ]);
    expect(arrived.map(({ lead }) => lead && 'appointment' in lead && lead.appointment)).toEqual([
      null,
      expect.objectContaining({ state: 'booked', startsAt: TEN, way: 'video' }),
      expect.objectContaining({ state: 'cancelled' }),
    ]);
  });

  it('of a subscription is told when its reader confirms and leaves', async () => {
    const { arrived } = openCrm();
    await setHook();
    const { confirm, unsubscribe } = await requestTokens(readClock().toISOString());
    await deliverToOffice();
    passTime(MINUTE_MS);
    await press('confirm', confirm);
    passTime(MINUTE_MS);
    await press('unsubscribe', unsubscribe);
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual([
      'lead newsletter 1 pending',
      'changed newsletter 1 confirmed',
      'changed newsletter 1 unsubscribed',
    ]);
  });
});

describe('a message that is not accepted', () => {
  it('comes again with the same event, and holds up its own lead alone', async () => {
    let fault: CrmFault = { status: 500 };
    const { requests, arrived } = openCrm(({ id }) => (id === 1 ? fault : null));
    await setHook();
    await sendContact();
    await change({ status: 'done' });
    await sendContact('ravi@example.com');
    expect(namesOf(arrived)).toEqual(['lead contact 2 pending']);
    const bodies = requests.map(({ body }): Received => JSON.parse(body));
    expect(bodies.map(({ type, id }) => `${type} ${id}`)).toEqual(['lead 1', 'lead 2']);
    fault = null;
    passTime(5 * MINUTE_MS);
    await deliverToOffice();
    expect(namesOf(arrived).slice(1)).toEqual(['lead contact 1 pending', 'changed contact 1 done']);
    expect(arrived[1]).toMatchObject({ event: bodies[0]?.event, attempt: 2 });
  });

  it('is a double with the same event after an answer was lost, which the receiver drops', async () => {
    const faults: CrmFault[] = ['lost answer', null];
    const { arrived, known } = openCrm(() => faults.shift() ?? null);
    await setHook();
    await sendContact();
    passTime(5 * MINUTE_MS);
    await deliverToOffice();
    expect(arrived.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(new Set(arrived.map(({ event }) => event)).size).toBe(1);
    expect(known.get(arrived[0]?.event ?? '')).toBe('done');
  });

  it.each([
    ['slow', 'timed out'],
    ['refused', 'not reached'],
    [{ status: 302, headers: { location: 'https://elsewhere.example' } }, 'answered 302'],
    [{ status: 429 }, 'answered 429'],
    [{ status: 500 }, 'answered 500'],
  ] as const)('after %j says so', async (fault, lastAnswer) => {
    const { requests } = openCrm(() => fault as CrmFault);
    await setHook();
    const failingSince = readClock().toISOString();
    await sendContact();
    expect(requests).toHaveLength(1);
    const value = readValue(await desk.readOfficeWebhook(TOM, {}));
    expect(value).toMatchObject({ lastAnswer, failingSince, waiting: 1 });
    expect(value.messages).toMatchObject([{ attempts: 1, lastError: `webhook ${lastAnswer}` }]);
  });

  it('is given up after nine tries while others are accepted, until a member sends it again', async () => {
    let isBroken = true;
    const { arrived } = openCrm(({ id }) => (isBroken && id === 1 ? { status: 400 } : null));
    await setHook();
    await sendContact();
    await change({ status: 'done' });
    for (let times = 0; times < 9; times += 1) {
      passTime(8 * HOUR_MS);
      await sendContact(`ravi${times}@example.com`);
    }
    const dead = { attempts: 9, last_error: 'webhook answered 400' };
    expect((await office())[0]).toMatchObject({ ...dead, dead_at: expect.any(String) });
    expect(arrived).toHaveLength(9);
    const health = readValue(await desk.readHealth(TOM, {}));
    expect(health.checks).toContainEqual(
      expect.objectContaining({ name: 'Messages/dead', state: 'bad' }),
    );
    isBroken = false;
    const [{ id = 0 } = {}] = readValue(await desk.readOfficeWebhook(TOM, {})).messages.filter(
      ({ deadAt }) => deadAt,
    );
    readValue(await desk.sendOfficeAgain(TOM, { id }));
    await deliverToOffice();
    expect(namesOf(arrived).slice(9)).toEqual(['lead contact 1 pending', 'changed contact 1 done']);
  });
});

describe('an outage of two days', () => {
  const outage = async (hours: number) => {
    let isDown = true;
    const crm = openCrm(() => (isDown ? { status: 500 } : null));
    await setHook();
    for (let hour = 0; hour < hours; hour += 1) {
      if (hour < 20) await sendContact(`asha${hour}@example.com`);
      for (let run = 0; run < 12; run += 1) {
        passTime(5 * MINUTE_MS);
        await deliverToOffice();
      }
    }
    return { ...crm, end: () => (isDown = false) };
  };

  it('costs few requests, is told in words, gives nothing up, and ends with all in order', async () => {
    const { requests, arrived, end } = await outage(48);
    expect(requests.length).toBeLessThan(130);
    const { checks } = readValue(await desk.readHealth(TOM, {}));
    expect(checks).toContainEqual({
      name: 'Messages/office',
      group: 'Messages',
      state: 'bad',
      text: 'Your own system has taken no lead for 2 days: it answered 500. 20 messages wait, and none is lost.',
    });
    expect((await office()).every(({ attempts, dead_at }) => attempts < 4 && !dead_at)).toBe(true);
    end();
    passTime(30 * MINUTE_MS);
    await deliverToOffice();
    expect(arrived.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(readValue(await desk.readOfficeWebhook(TOM, {}))).toMatchObject({
      lastAnswer: '200',
      failingSince: null,
      waiting: 0,
    });
  });

  it('ends at once when a member presses Send all now', async () => {
    const { arrived, end } = await outage(4);
    end();
    readValue(await desk.sendOfficeAgain(TOM, {}));
    await deliverToOffice();
    expect(arrived).toHaveLength(4);
  });
});

describe('an erased person', () => {
  const ASHA = 'asha@example.com';
  const erase = () => desk.erasePerson(MEERA, { email: ASHA, confirmation: ASHA });

  it('is told by kind and number alone, and is in nothing that was still waiting', async () => {
    let isDown = false;
    const { arrived, records } = openCrm(() => (isDown ? 'refused' : null));
    await setHook();
    await sendContact();
    expect(records.size).toBe(1);
    isDown = true;
    await change({ status: 'done' });
    await post(consultation.path, { ...consultation.body, email: ASHA });
    passTime(DAY_MS);
    const time = readClock().toISOString();
    readValue(await erase());
    isDown = false;
    passTime(HOUR_MS);
    await deliverToOffice();
    const [, ...after] = arrived;
    expect(after).toEqual(
      ['contact', 'consultation'].map((kind) => ({
        version: 1,
        event: expect.any(String),
        attempt: 1,
        type: 'erased',
        kind,
        id: 1,
        time,
      })),
    );
    expect(records.size).toBe(0);
    expect(JSON.stringify(await readOutbox())).not.toContain(ASHA);
  });

  it('is erased before another lead gets the number', async () => {
    let isDown = false;
    const { arrived, records } = openCrm(() => (isDown ? 'refused' : null));
    await setHook();
    await sendContact();
    isDown = true;
    readValue(await erase());
    passTime(MINUTE_MS);
    await sendContact('ravi@example.com');
    isDown = false;
    passTime(HOUR_MS);
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual([
      'lead contact 1 pending',
      'erased contact 1',
      'lead contact 1 pending',
    ]);
    expect(records.get('contact-1')).toMatchObject({ fields: { email: 'ravi@example.com' } });
    const { messages } = readValue(await desk.findPerson(MEERA, { email: 'ravi@example.com' }));
    expect(messages.map(({ topic }) => topic)).toEqual(['lead', 'office-webhook']);
  });

  it('is still told if the lead that got the number is deleted', async () => {
    let isDown = true;
    const { arrived } = openCrm(() => (isDown ? 'refused' : null));
    await setHook();
    await sendContact();
    readValue(await erase());
    await sendContact('ravi@example.com');
    await deleteLeads();
    isDown = false;
    passTime(HOUR_MS);
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual(['erased contact 1']);
  });
});

describe('the receiver of docs/messages.md', () => {
  const body = JSON.stringify({ event: 'e', type: 'lead', kind: 'contact', id: 1, lead: {} });
  const { crm } = { crm: () => openCrm().crm };
  const ask = async (signature: string, text = body) =>
    (
      await receiver.fetch(
        new Request('https://crm.example/', {
          method: 'POST',
          headers: { 'X-Sa-Signature': signature },
          body: text,
        }),
        crm(),
      )
    ).status;
  const sign = (...keys: string[]) => writeSignature(keys, body, readClock());

  it('accepts what is signed by its key, alone or beside another one', async () => {
    expect(await ask(await sign(KEY))).toBe(200);
    expect(await ask(await sign('a'.repeat(64), KEY))).toBe(200);
  });

  it('refuses another key, another body, no signature, and one that is older than five minutes', async () => {
    expect(await ask(await sign('a'.repeat(64)))).toBe(401);
    expect(await ask(await sign(KEY), `${body} `)).toBe(401);
    expect(await ask('')).toBe(401);
    const signature = await sign(KEY);
    passTime(301_000);
    expect(await ask(signature)).toBe(401);
  });
});

describe('the address', () => {
  const SET = { version: 1, url: HOOK, confirmation: 'crm.example' };
  const named = openDesk();

  it('is set with the name of its server, and recorded by it', async () => {
    const value = readValue(
      await named.setOfficeWebhook(MEERA, { ...SET, confirmation: ' CRM.example ' }),
    );
    expect(value).toMatchObject({ host: 'crm.example', url: HOOK, version: 2, isPaused: false });
    expect(await readAudit()).toEqual([[MEERA.email, 'office-webhook', null, null, 'crm.example']]);
    const seen = readValue(await named.readOfficeWebhook(TOM, {}));
    expect(seen).toMatchObject({ host: 'crm.example', url: null });
  });

  it.each([
    ['another server is typed', named, { confirmation: 'crm.example.in' }, 'not-the-host'],
    [
      'it is our own',
      named,
      { url: env.PUBLIC_ORIGIN.replace(/^http:/, 'https:').replace(/:\d+$/, '') },
      'own-address',
    ],
    ['no system is named', openDesk({ OFFICE_SYSTEM: '' }), {}, 'no-office-system'],
    ['there is no key', openDesk({ OFFICE_WEBHOOK_KEYS: '' }), {}, 'no-webhook-key'],
    ['a key is malformed', openDesk({ OFFICE_WEBHOOK_KEYS: 'f'.repeat(63) }), {}, 'no-webhook-key'],
    ['another member has set it', named, { version: 7 }, 'conflict'],
  ])('is not set if %s', async (_, at, changes, problem) => {
    if (problem === 'conflict') await setHook({ url: 'https://other.example/', version: 2 });
    expect(await at.setOfficeWebhook(MEERA, { ...SET, ...changes })).toMatchObject({ problem });
    const { host } = readValue(await named.readOfficeWebhook(TOM, {}));
    expect(host).toBe(problem === 'conflict' ? 'other.example' : null);
  });

  it('that is removed drops what waits; nothing more is written', async () => {
    openCrm(() => 'refused');
    await setHook();
    await sendContact();
    readValue(await named.setOfficeWebhook(MEERA, { version: 1, url: null, confirmation: '' }));
    expect(await office()).toMatchObject([{ last_error: 'needless' }]);
    await sendContact('ravi@example.com');
    expect(await office()).toHaveLength(1);
  });

  it('that is paused lets messages wait, and sends them all when it goes on', async () => {
    const { arrived } = openCrm();
    await setHook();
    readValue(await named.pauseOfficeWebhook(MEERA, { isPaused: true }));
    await sendContact();
    await change({ status: 'done' });
    expect(arrived).toEqual([]);
    const paused = readValue(await named.readOfficeWebhook(TOM, {}));
    expect(paused).toMatchObject({ isPaused: true, waiting: 2 });
    readValue(await named.pauseOfficeWebhook(MEERA, { isPaused: false }));
    await deliverToOffice();
    expect(namesOf(arrived)).toEqual(['lead contact 1 pending', 'changed contact 1 done']);
    expect((await readAudit()).map(([, action]) => action)).toEqual([
      'office-paused',
      'office-resumed',
    ]);
  });

  it.each([
    ['a key', { OFFICE_WEBHOOK_KEYS: '' }],
    ['a name on the privacy page', { OFFICE_SYSTEM: '' }],
  ])('without %s lets messages wait, and none counts as tried', async (_, missing) => {
    const { arrived } = openCrm();
    await setHook();
    await post(contact.path, contact.body);
    await deliverToOffice(missing);
    expect(await office()).toMatchObject([{ attempts: 0, last_error: 'waiting' }]);
    passTime(5 * MINUTE_MS);
    await deliverToOffice();
    expect(arrived).toHaveLength(1);
  });

  it('signs with both keys while one is changed', async () => {
    const { requests } = openCrm();
    await setHook();
    await post(contact.path, contact.body);
    await deliverToOffice({ OFFICE_WEBHOOK_KEYS: `${KEY}, ${'a'.repeat(64)}` });
    expect(requests[0]?.headers.get('x-sa-signature')).toMatch(
      /^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/,
    );
    expect(await office()).toMatchObject([{ last_error: null }]);
  });
});

describe('Send again', () => {
  const messagesOf = ({ messages }: OfficeWebhook) =>
    messages.map(({ what, sentAt }) => [what, sentAt !== null]);

  it('repeats an accepted message as a new one, with the lead as it is now', async () => {
    const { arrived } = openCrm();
    await setHook();
    await sendContact();
    await change({ status: 'done' });
    const { messages } = readValue(await desk.readOfficeWebhook(TOM, {}));
    const first = messages.at(-1);
    const value = readValue(await desk.sendOfficeAgain(TOM, { id: first?.id ?? 0 }));
    expect(messagesOf(value)).toEqual([
      ['lead', false],
      ['changed', true],
      ['lead', true],
    ]);
    await deliverToOffice();
    expect(namesOf(arrived).at(-1)).toBe('lead contact 1 done');
    expect(new Set(arrived.map(({ event }) => event)).size).toBe(3);
  });

  it('does not erase another lead that got the number', async () => {
    openCrm();
    await setHook();
    await sendContact();
    await desk.erasePerson(MEERA, { email: 'asha@example.com', confirmation: 'asha@example.com' });
    await sendContact('ravi@example.com');
    const { messages } = readValue(await desk.readOfficeWebhook(TOM, {}));
    const erased = messages.find(({ what }) => what === 'erased');
    expect(erased).toMatchObject({ reference: null });
    const again = await desk.sendOfficeAgain(TOM, { id: erased?.id ?? 0 });
    expect(again).toEqual({ problem: 'not-found' });
  });

  it('knows no message of another topic', async () => {
    await storeLead('contact');
    await post(contact.path, contact.body);
    expect(await desk.sendOfficeAgain(TOM, { id: 1 })).toEqual({ problem: 'not-found' });
    expect(await readAudit()).toEqual([]);
  });
});

it('that resumes after a restore sends what waited, as doubles are known by their event', async () => {
  setClock('2026-11-22T12:00:00.000Z');
  await setHook();
  await post(contact.path, contact.body);
  await dropDueMessages(env.DB as never, readClock());
  const { arrived } = openCrm();
  await deliverToOffice();
  expect(arrived).toHaveLength(1);
});
