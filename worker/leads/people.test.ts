import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  MEERA,
  nameOf,
  openDesk,
  readAudit,
  readFile,
  readValue,
  storeLead,
} from '../dev/leads.ts';
import { writeMessages } from '../dev/messages.ts';

const email = 'asha@example.com';
const KEY = 'f'.repeat(64);

const findAsha = async () => readValue(await openDesk().findPerson(MEERA, { email }));

const storeMessage = (topic: string, dedupe_key: string, payload: object) =>
  writeMessages({ topic, dedupe_key, payload: JSON.stringify(payload) });

describe('a person', () => {
  it('is everything about one address, with its events and no other', async () => {
    const contact = await storeLead('contact', { email, created_at: '2026-11-20T00:00:00.000Z' });
    const consultation = await storeLead('consultation', { email, flag: 'rate' });
    const newest = '2026-11-21T00:00:00.000Z';
    const newsletter = await storeLead('newsletter', { email, created_at: newest });
    const stranger = await storeLead('contact', { email: 'asha@example.co' });
    for (const id of [contact, stranger]) await openDesk().openLead(MEERA, { kind: 'contact', id });
    const person = await findAsha();
    expect(person.email).toBe(email);
    const names = [
      `contact ${contact}`,
      `newsletter ${newsletter}`,
      `consultation ${consultation}`,
    ];
    expect(person.leads.map(nameOf)).toEqual(names);
    expect(person.leads.map(({ events }) => events.length)).toEqual([1, 0, 0]);
    expect(person.leads[0]).toMatchObject({ email, message: expect.any(String), isUnread: false });
  });

  it.each([
    [
      'asha.rao@gmail.com',
      ['a.sharao+visa@googlemail.com', 'asharao@gmail.com'],
      ['asharao2@gmail.com', 'asharao@example.com'],
    ],
    [
      'asha.rao@example.com',
      ['asha.rao+news@example.com'],
      ['asharao@example.com', 'asha.rao@example.org', 'asha.rao.2@example.com'],
    ],
  ])('%s has other spellings of the same mailbox, which are listed', async (one, same, others) => {
    for (const address of [one, ...same, ...others]) await storeLead('contact', { email: address });
    const person = readValue(await openDesk().findPerson(MEERA, { email: one }));
    expect(person.sameMailbox).toEqual(same);
    expect(person.leads).toHaveLength(1);
  });

  it('has the messages about one of the leads, and no other', async () => {
    const id = await storeLead('contact', { email, dedupe_key: KEY });
    await storeMessage('lead', KEY, { kind: 'contact', id });
    await storeMessage('webhook', KEY, { kind: 'contact', id, partnerId: 'apex' });
    await storeMessage('other', 'g', { kind: 'newsletter', id });
    await storeMessage('other', 'h', { kind: 'contact', id: id + 1 });
    const { messages } = await findAsha();
    expect(messages.map(({ topic }) => topic)).toEqual(['lead', 'webhook']);
    const createdAt = '2026-11-20T12:00:00.000Z';
    expect(messages[0]).toEqual({ topic: 'lead', createdAt, sentAt: null });
  });

  it.each([email, "x' OR '1'='1@example.com", '%@example.com'])(
    'is empty if unknown: %s',
    async (address) => {
      await storeLead('contact', { email: 'meera@example.com' });
      await writeMessages({ topic: 'lead', payload: 'null' });
      const person = readValue(await openDesk().findPerson(MEERA, { email: address }));
      expect(person).toEqual({ email: address, sameMailbox: [], leads: [], messages: [] });
    },
  );
});

it('a person’s file has the found data as JSON, and is recorded without the address', async () => {
  await storeLead('contact', { email });
  const file = await readFile(await openDesk().exportPerson(MEERA, { email }));
  expect(JSON.parse(file)).toEqual({ ...(await findAsha()), consents: [], appointments: [] });
  expect(await readAudit()).toEqual([[MEERA.email, 'exported', 'person', null, null]]);
});

it('a person’s file has the times of subscription and confirmation, and the wording', async () => {
  await storeLead('newsletter', { email });
  await env.DB.prepare(
    "UPDATE newsletter_subscriptions SET requested_at = 'a', consent_version = 'b', confirmed_at = 'c'",
  ).run();
  const file = await readFile(await openDesk().exportPerson(MEERA, { email }));
  expect(JSON.parse(file).consents).toEqual([
    { requestedAt: 'a', consentVersion: 'b', confirmedAt: 'c' },
  ]);
});

describe('a number', () => {
  const find = async (phone: string) =>
    readValue(await openDesk().findByPhone(MEERA, { phone })).people;

  it('is found however it is written, the person with the most leads first', async () => {
    const father = { email: 'father@example.com', name: 'Mr Rao', phone: '98765 43210' };
    await storeLead('contact', father);
    for (const kind of ['contact', 'consultation'] as const) {
      await storeLead(kind, { email, name: 'Asha Rao', phone: '+91 (98765) 43-210' });
    }
    await storeLead('contact', { phone: '011 2345678', message: '98765 43210, room 9876543210' });
    for (const phone of ['98765 43210', '+९१ (९८७६५) ४३२१०', '765432']) {
      expect(await find(phone)).toEqual([
        { email, name: 'Asha Rao', leads: 2 },
        { email: father.email, name: father.name, leads: 1 },
      ]);
    }
  });
});
