import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  book,
  HALF_PAST_TEN,
  openOffice,
  postConsultation,
  readBooking,
  takeToken,
} from '../dev/appointments.ts';
import { setClock } from '../dev/clock.ts';
import { listAll, MEERA, nameOf, openDesk, readValue, storeLead } from '../dev/leads.ts';
import { deliverAll, fakeMail, sweep } from '../dev/messages.ts';
import { describeAnswer } from '../dev/post.ts';
import { readRow, readRows } from '../dev/tables.ts';

const LEAD = { kind: 'consultation' as const, id: 1 };
const RIGHT = { name: 'Asha Rau', email: 'asha.rau@example.com', phone: '+91 98111 22001' };

const { MAIL, sent } = fakeMail();
const linkIn = ({ text = '' }: (typeof sent)[number]) =>
  /\/appointment#([\w.-]+)/.exec(text)?.[1] ?? '';
const correct = (change: Partial<typeof RIGHT>, version = 1) =>
  openDesk({ VISITOR_MAIL: 'on', MAIL }).changeLead(MEERA, { ...LEAD, version, change });

beforeEach(async () => {
  sent.length = 0;
  await openOffice();
});

describe('correcting a visitor’s data', () => {
  it('changes the row and the lead, and the history names the field and not the old value', async () => {
    await postConsultation({ email: 'wrong@example.com' });
    const { version } = readValue(await correct(RIGHT));
    expect(version).toBe(2);
    expect(await readRow('consultations')).toMatchObject(RIGHT);
    expect(await readRow('leads')).toMatchObject({
      email: RIGHT.email,
      phone_digits: '9811122001',
    });
    const details = (await readRows('lead_events')).map(({ action, detail }) => [action, detail]);
    expect(details).toEqual(
      ['name', 'email', 'phone'].map((field) => ['corrected', `{"from":null,"to":"${field}"}`]),
    );
  });

  it('is found by the new value, with its note, and not by the old one', async () => {
    const id = await storeLead('contact', { email: 'wrong@example.com', note: 'Toronto' });
    const change = { ...RIGHT, note: 'Leeds' };
    readValue(await openDesk().changeLead(MEERA, { kind: 'contact', id, version: 1, change }));
    const find = async (search: string) =>
      (await listAll({ folder: 'inbox', search })).map((lead) => nameOf(lead));
    const found = await Promise.all(
      ['asha.rau@', '98111 22001', 'leeds', 'wrong@', 'toronto'].map(find),
    );
    expect(found).toEqual([...Array(3).fill([`contact ${id}`]), [], []]);
  });

  it('changes no equal value, and no lead that another member has changed', async () => {
    await postConsultation(RIGHT);
    expect(readValue(await correct(RIGHT))).toMatchObject({ version: 1, events: [] });
    await env.DB.prepare('UPDATE leads SET version = 2').run();
    expect(await correct({ email: 'other@example.com' })).toMatchObject({ problem: 'conflict' });
    expect(await readRow('consultations')).toMatchObject(RIGHT);
    expect(await readRow('leads')).toMatchObject({ email: RIGHT.email });
  });

  it('invalidates the links of the former address, and mails the right one', async () => {
    const startsAt = '2026-12-05T04:30:00.000Z';
    const token = await takeToken({ email: 'wrong@example.com' });
    await book(token, startsAt);
    const deliver = () => deliverAll({ MAIL, VISITOR_MAIL: 'on' });
    await deliver();
    const links = sent.filter(({ to }) => String(to) === 'wrong@example.com').map(linkIn);
    const { mailbox } = await readRow('appointments');
    const { version } = await readRow('leads');
    readValue(await correct({ email: RIGHT.email }, Number(version)));
    expect((await readRow('appointments')).mailbox).not.toBe(mailbox);
    for (const old of [token, ...links]) {
      expect(await describeAnswer(await ask('GET', old))).toBe('401 invalid-token');
      expect(await describeAnswer(await book(old, HALF_PAST_TEN))).toBe('401 invalid-token');
    }
    await deliver();
    const mails = sent.filter(({ to }) => String(to).endsWith('@example.com'));
    expect(mails.map(({ to, subject }) => [String(to), subject.split(':')[0]])).toEqual([
      ['wrong@example.com', 'Your consultation'],
      ['wrong@example.com', 'We have changed the email address of a consultation'],
      [RIGHT.email, 'Your consultation'],
    ]);
    const entries = mails.map(({ attachments }) => String(attachments?.[0]?.content));
    expect(entries.map((entry) => /SEQUENCE:\d/.exec(entry)?.[0])).toEqual([
      'SEQUENCE:0',
      'SEQUENCE:1',
      'SEQUENCE:2',
    ]);
    expect(entries.map((entry) => entry.includes('CANCELLED'))).toEqual([false, true, false]);
    const [, , right] = mails;
    const { appointment } = await readBooking(await ask('GET', right ? linkIn(right) : ''));
    expect(appointment?.state).toBe('booked');
    sent.length = 0;
    setClock('2026-12-04T04:30:00.000Z');
    await sweep({ MAIL });
    expect(sent.map(({ to }) => String(to))).toEqual([RIGHT.email]);
  });
});
