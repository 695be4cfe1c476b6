import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  attemptOf,
  book,
  HALF_PAST_TEN,
  insertHours,
  insertMember,
  NOW,
  PRIYA,
  postConsultation,
  query,
  readAppointments,
  readBooking,
  readSlots,
  setRules,
  TEN,
  TOM,
  takeToken,
} from '../dev/appointments.ts';
import { setClock } from '../dev/clock.ts';
import { committingThenThrowing, databaseThatMeets, throwing } from '../dev/databases.ts';
import { deleteLeads } from '../dev/leads.ts';
import { describeAnswer, makeEnv, ruleOrigin, send } from '../dev/post.ts';
import { consultation } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';
import { readOffice } from './office.sql.ts';

beforeEach(async () => {
  setClock(NOW);
  await insertHours(PRIYA);
  await setRules();
});

describe('the answer to a consultation', () => {
  it('carries a token if hours are open for the way', async () => {
    expect((await postConsultation()).token).toMatch(/^k2\.\d+\.\d+\.[\w-]{43}$/);
    expect((await postConsultation({ consultationType: 'chat' })).token).toBeNull();
  });

  it('carries one for a repeat of the same press only, and for ten minutes', async () => {
    const body = { email: 'asha@example.com', phone: '+91 98765 43210' };
    expect((await postConsultation(body)).token).not.toBeNull();
    expect((await postConsultation(body)).token).not.toBeNull();
    const other = { headers: { 'Sa-Attempt': attemptOf('b') } };
    expect((await postConsultation(body, other)).token).toBeNull();
    const none = { headers: { 'Sa-Attempt': null } };
    expect((await postConsultation(body, none)).token).toBeNull();
    setClock('2026-12-01T02:40:00.000Z');
    expect((await postConsultation(body)).token).not.toBeNull();
    setClock('2026-12-01T02:40:01.000Z');
    expect((await postConsultation(body)).token).toBeNull();
  });

  it.each(['', 'a'.repeat(21), '<img onerror=alert(1)>'])(
    'ignores the attempt %j',
    async (attempt) => {
      const body = { email: 'asha@example.com', phone: '+91 98765 43210' };
      const headers = { 'Sa-Attempt': attempt };
      expect((await postConsultation(body, { headers })).response.status).toBe(201);
      setClock('2026-12-01T02:30:01.000Z');
      expect((await postConsultation(body, { headers })).token).toBeNull();
    },
  );

  it('carries none without keys that sign, and the request is stored all the same', async () => {
    const { response, token } = await postConsultation({}, { env: { TOKEN_KEYS: '' } });
    expect([response.status, token]).toEqual([201, null]);
    expect(await readRow('consultations')).toMatchObject({ status: 'pending' });
  });

  it('carries none when it waits in the queue', async () => {
    const LATE = { send: async () => {} } as unknown as Queue<never>;
    const { database } = databaseThatMeets(throwing(), throwing());
    const { response, token } = await postConsultation({}, { env: { DB: database, LATE } });
    expect([response.status, token]).toEqual([201, null]);
  });
});

describe('free times', () => {
  it('have the office’s zone and the length, by day of the office', async () => {
    await setRules({ horizonDays: 1 });
    expect(await readSlots()).toEqual({
      zone: 'Asia/Kolkata',
      minutes: 30,
      days: [
        {
          day: '2026-12-02',
          starts: ['04:30', '05:00', '05:30', '06:00'].map((time) => `2026-12-02T${time}:00.000Z`),
        },
      ],
    });
  });

  it('are cached for everyone, and fresh after a booking', async () => {
    await readSlots();
    await env.DB.prepare('DELETE FROM office_hours').run();
    expect((await readSlots()).days).not.toEqual([]);
    await insertHours(PRIYA);
    await readSlots();
    await book(await takeToken(), TEN);
    expect((await readSlots()).days[0]?.starts[0]).toBe(HALF_PAST_TEN);
  });

  it('are refused for an unknown way', async () => {
    const response = await send('/api/slots?way=fax', { method: 'GET' });
    expect(await describeAnswer(response)).toBe('422 invalid-fields');
  });

  it('are limited by network if read from the database, and refused to a blocked website', async () => {
    const ADDRESS_LIMITER = { limit: async () => ({ success: false }) };
    const ask = () => send('/api/slots?way=video', { method: 'GET', env: { ADDRESS_LIMITER } });
    expect(await describeAnswer(await ask())).toBe('429 rate-limited');
    const context = createExecutionContext();
    await send('/api/slots?way=video', { method: 'GET', context });
    await waitOnExecutionContext(context);
    expect((await ask()).status).toBe(200);
    await ruleOrigin('https://bad.example', 'blocked');
    const blocked = await send('/api/slots?way=video', {
      method: 'GET',
      headers: { origin: 'https://bad.example' },
    });
    expect(await describeAnswer(blocked)).toBe('403 origin-not-allowed');
  });

  it('read no appointment beyond the horizon', async () => {
    await setRules({ horizonDays: 30 });
    await book(await takeToken(), '2026-12-25T04:30:00.000Z');
    const count = async () => (await readOffice(makeEnv(), new Date(NOW), null)).booked.length;
    expect(await count()).toBe(1);
    await setRules({ horizonDays: 14 });
    expect(await count()).toBe(0);
  });

  it('are those of members who still work here', async () => {
    await insertHours(TOM);
    await env.DB.prepare('DELETE FROM office_hours WHERE member = ?').bind(PRIYA).run();
    expect((await readSlots()).days).toEqual([]);
    expect(await describeAnswer(await book(await takeToken(), TEN))).toBe('409 time-gone');
  });
});

describe('a visitor', () => {
  it('books a time that is offered, and gets it in full', async () => {
    const token = await takeToken();
    const before = await readBooking(await ask('GET', token));
    expect(before).toMatchObject({ way: 'video', appointment: null, changesLeft: 4 });
    const booked = await readBooking(await book(token, TEN));
    expect(booked).toEqual({
      reference: before.reference,
      way: 'video',
      zone: 'Asia/Kolkata',
      appointment: {
        state: 'booked',
        startsAt: TEN,
        endsAt: HALF_PAST_TEN,
        counsellor: 'Priya',
        meetingUrl: null,
        uid: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}-\d+@localhost$/),
        sequence: 0,
      },
      changesLeft: 3,
    });
    expect(await readBooking(await ask('GET', token))).toEqual(booked);
  });

  it('sees no name if the office shows none', async () => {
    await setRules({ showsNames: false });
    const { appointment } = await readBooking(await book(await takeToken(), TEN));
    expect(appointment?.counsellor).toBeNull();
  });

  it('finds one booking and one change after a double press', async () => {
    const token = await takeToken();
    const first = await readBooking(await book(token, TEN));
    expect(await readBooking(await book(token, TEN))).toEqual(first);
    const [event] = await query(
      "SELECT count(*) AS total FROM lead_events WHERE action = 'booked'",
    );
    expect(event).toEqual({ total: 1 });
  });

  it('finds it booked once after an answer of the database was lost', async () => {
    const token = await takeToken();
    const { database, calls } = databaseThatMeets((run) => run(), committingThenThrowing);
    const response = await book(token, TEN, { env: { DB: database } });
    expect((await readBooking(response)).appointment?.startsAt).toBe(TEN);
    expect(calls.count).toBeGreaterThan(2);
    const actions = await query('SELECT action FROM lead_events ORDER BY id');
    expect(actions).toEqual([{ action: 'booked' }, { action: 'status' }]);
  });

  it('may retry if the database is down, and nothing is booked', async () => {
    const token = await takeToken();
    const { database } = databaseThatMeets((run) => run(), throwing(), throwing());
    const response = await book(token, TEN, { env: { DB: database } });
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await describeAnswer(response)).toBe('503 storage-failed');
    expect(await readAppointments()).toEqual([]);
  });

  it('sets the lead to scheduled, and by cancelling back to contacted, with events', async () => {
    const token = await takeToken();
    await book(token, TEN);
    expect(await readRow('leads')).toMatchObject({ status: 'scheduled', version: 2 });
    expect(await readRow('consultations')).toMatchObject({ status: 'scheduled' });
    const cancelled = await readBooking(await ask('DELETE', token));
    expect(cancelled).toMatchObject({ appointment: { state: 'cancelled', sequence: 1 } });
    expect(await readRow('leads')).toMatchObject({ status: 'contacted', version: 3 });
    const events = await query(
      "SELECT actor, action, detail ->> 'from' AS was, detail ->> 'to' AS is_now FROM lead_events ORDER BY id",
    );
    expect(events.map((event) => Object.values(event))).toEqual([
      ['visitor', 'booked', null, TEN],
      ['visitor', 'status', 'pending', 'scheduled'],
      ['visitor', 'cancelled', TEN, null],
      ['visitor', 'status', 'scheduled', 'contacted'],
    ]);
  });

  it('moves it, with the same counsellor if free, and the calendar entry keeps its UID', async () => {
    await insertMember(TOM, 'Adam Baker');
    await insertHours(TOM);
    const token = await takeToken();
    const first = await readBooking(await book(token, TEN));
    const moved = await readBooking(await book(token, HALF_PAST_TEN));
    expect(moved.appointment).toMatchObject({
      uid: first.appointment?.uid,
      sequence: 1,
      counsellor: first.appointment?.counsellor,
      startsAt: HALF_PAST_TEN,
    });
    expect(await readAppointments()).toHaveLength(1);
    expect((await readSlots()).days[0]?.starts[0]).toBe(TEN);
  });

  it('changes it three times, and can still cancel', async () => {
    const token = await takeToken();
    for (const startsAt of [TEN, HALF_PAST_TEN, TEN, HALF_PAST_TEN]) {
      expect((await book(token, startsAt)).status).toBe(200);
    }
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(0);
    expect(await describeAnswer(await book(token, TEN))).toBe('409 no-more-changes');
    expect((await ask('DELETE', token)).status).toBe(200);
    expect(await describeAnswer(await book(token, TEN))).toBe('409 no-more-changes');
  });

  it.each([
    [
      'number',
      ['a@example.com', 'b@example.com', 'c@example.com'],
      ['098000 00001', '+91\u00a0९८०००\u2013००००१', '9800000001'],
    ],
    [
      'mailbox',
      ['asha@example.com', 'asha+2@example.com', 'asha+3@example.com'],
      ['9800000001', '9800000002', '9800000003'],
    ],
  ])(
    'are limited to two open at once by one %s, in any spelling and under concurrency',
    async (_, emails, phones) => {
      const tokens: string[] = [];
      for (const [index, email] of emails.entries()) {
        tokens.push(await takeToken({ email, phone: phones[index] }));
      }
      const answers = await Promise.all(
        tokens.map((token, index) => book(token, `2026-12-0${index + 2}T04:30:00.000Z`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(await refused?.json()).toMatchObject({
        code: 'no-more-changes',
        detail: 'Two appointments are open for this number or address.',
      });
    },
  );

  it.each([
    ['an unconfirmed booking counts for a day', '', {}, [409, 200]],
    ['a confirmed one counts until it is over', "'2026-12-01T03:00:00.000Z'", {}, [409, 409]],
    ['all do where no mail can confirm them', '', { VISITOR_MAIL: 'off' }, [409, 409]],
  ])('of one number: %s', async (_, confirmedAt, settings, expected) => {
    const phone = '+91 98000 00001';
    for (const [index, startsAt] of ['2026-12-04', '2026-12-05'].entries()) {
      const token = await takeToken({ email: `stranger${index}@example.com`, phone });
      await book(token, `${startsAt}T04:30:00.000Z`);
    }
    await query(`UPDATE appointments SET confirmed_at = ${confirmedAt || 'NULL'}`);
    const token = await takeToken({ email: 'asha@example.com', phone });
    const statuses: number[] = [];
    for (const now of ['2026-12-02T02:29:00.000Z', '2026-12-02T02:31:00.000Z']) {
      setClock(now);
      const startsAt = '2026-12-08T04:30:00.000Z';
      statuses.push((await book(token, startsAt, { env: settings })).status);
    }
    expect(statuses).toEqual(expected);
  });

  it('is held as the sixth of a network and day, also after cancelling', async () => {
    const headers = { 'cf-connecting-ip': '2001:db8:1::7' };
    for (const day of ['02', '03', '04', '05', '06']) {
      const token = await takeToken();
      await book(token, `2026-12-${day}T04:30:00.000Z`, { headers });
      await ask('DELETE', token, { headers });
    }
    const sixth = await takeToken();
    const held = await book(sixth, TEN, { headers });
    expect(await held.json()).toMatchObject({
      status: 409,
      code: 'held',
      detail: expect.stringContaining('open the link in the email'),
    });
    expect(await readBooking(await ask('GET', sixth))).toMatchObject({
      appointment: null,
      changesLeft: 4,
    });
    expect((await readSlots()).days[0]?.starts).toContain(TEN);
    expect((await book(await takeToken(), TEN)).status).toBe(200);
    setClock('2026-12-02T02:31:00.000Z');
    expect((await book(sixth, '2026-12-07T04:30:00.000Z', { headers })).status).toBe(200);
  });

  it('is called if the sixth of a network cannot be confirmed by mail', async () => {
    const options = {
      headers: { 'cf-connecting-ip': '2001:db8:1::7' },
      env: { VISITOR_MAIL: 'off' },
    };
    for (const day of ['02', '03', '04', '05', '06']) {
      await book(await takeToken(), `2026-12-${day}T04:30:00.000Z`, options);
    }
    const sixth = await book(await takeToken(), '2026-12-07T04:30:00.000Z', options);
    expect(await sixth.json()).toMatchObject({
      code: 'no-more-changes',
      detail: 'Many appointments were booked from your network today.',
    });
    expect(await readAppointments()).toHaveLength(5);
  });

  it('gets another counsellor if several book one time at once, and the last finds it gone', async () => {
    await insertMember(TOM, 'Tom Baker');
    await insertHours(TOM);
    const tokens = [await takeToken(), await takeToken(), await takeToken()];
    const answers = await Promise.all(tokens.map((token) => book(token, TEN)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await readAppointments()).map(({ member }) => member)).toEqual([PRIYA, TOM]);
  });

  it('of an unknown website books like others; other flags find everything gone', async () => {
    const unknown = await postConsultation({}, { headers: { origin: 'https://new.example' } });
    expect((await book(unknown.token ?? '', TEN)).status).toBe(200);
    const trapped = await postConsultation({ website: 'https://spam.example' });
    expect(await readRow('leads').catch(() => null)).toBeNull();
    expect(await describeAnswer(await book(trapped.token ?? '', HALF_PAST_TEN))).toBe(
      '409 time-gone',
    );
    expect(await readBooking(await ask('GET', trapped.token))).toMatchObject({
      appointment: null,
      changesLeft: 4,
    });
    await env.DB.prepare('UPDATE leads SET flag = NULL').run();
    expect((await book(trapped.token ?? '', HALF_PAST_TEN)).status).toBe(200);
  });
});

describe('a time', () => {
  it.each([
    ['in another zone’s notation', '2026-12-02T10:00:00+05:30', '422 invalid-fields'],
    ['as a number', 1_796_000_000_000, '422 invalid-fields'],
    ['that is missing', undefined, '422 invalid-fields'],
    ['that is not offered', '2026-12-02T04:45:00.000Z', '409 time-gone'],
    ['in the last year that can be written', '9999-12-31T18:30:00.000Z', '409 time-gone'],
    ['at the end of time', '+275760-09-13T00:00:00.000Z', '422 invalid-fields'],
  ])('%s is refused in words', async (_, startsAt, expected) => {
    const token = await takeToken();
    expect(await describeAnswer(await ask('PUT', token, { startsAt }))).toBe(expected);
    expect(await readAppointments()).toEqual([]);
  });
});

describe('a token', () => {
  it.each([
    ['none', async () => null],
    ['of another lead', async (token: string) => token.replace(/^k2\.\d+/, 'k2.999999')],
    ['forged', async (token: string) => `${token.slice(0, -43)}${'A'.repeat(43)}`],
  ])('(%s) opens nothing', async (_, change) => {
    const token = await takeToken();
    await takeToken();
    const changed = await change(token);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect(await describeAnswer(await ask(method, changed, { startsAt: TEN }))).toBe(
        '401 invalid-token',
      );
    }
  });

  it('ends after 14 days', async () => {
    const token = await takeToken();
    setClock('2026-12-15T02:30:00.000Z');
    expect(await describeAnswer(await ask('GET', token))).toBe('401 expired-token');
  });

  it('works longer until the appointment is over', async () => {
    await setRules({ horizonDays: 30 });
    const token = await takeToken();
    await book(token, '2026-12-30T04:30:00.000Z');
    setClock('2026-12-30T04:59:59.000Z');
    expect((await readBooking(await ask('GET', token))).appointment?.state).toBe('booked');
    setClock('2026-12-30T05:00:00.000Z');
    expect(await describeAnswer(await ask('GET', token))).toBe('401 expired-token');
  });

  it('opens nothing once its lead is erased, nor a later lead with the same id', async () => {
    const token = await takeToken();
    const { id } = await readRow('consultations');
    await book(token, TEN);
    await deleteLeads();
    expect(await readAppointments()).toEqual([]);
    expect(await describeAnswer(await ask('GET', token))).toBe('401 invalid-token');
    setClock('2026-12-01T02:31:00.000Z');
    await postConsultation();
    expect(await readRow('consultations')).toMatchObject({ id });
    expect(await describeAnswer(await ask('GET', token))).toBe('401 invalid-token');
  });

  it('is limited with its network', async () => {
    const keys: string[] = [];
    const ADDRESS_LIMITER = {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success: !key.includes('token') };
      },
    };
    const response = await ask('GET', await takeToken(), { env: { ADDRESS_LIMITER } });
    expect(await describeAnswer(response)).toBe('429 rate-limited');
    expect(keys).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('is idempotent', async () => {
    const token = await takeToken();
    await book(token, TEN);
    const first = await readBooking(await ask('DELETE', token));
    expect(await readBooking(await ask('DELETE', token))).toEqual(first);
  });

  it.each([
    ['nothing', NOW, '409 not-booked'],
    ['what has begun', TEN, '409 not-booked'],
  ])('%s is refused', async (what, at, expected) => {
    const token = await takeToken();
    if (what !== 'nothing') await book(token, TEN);
    setClock(at);
    expect(await describeAnswer(await ask('DELETE', token))).toBe(expected);
  });

  it('frees the time for others, and lets the same visitor book again', async () => {
    const [first, second] = [await takeToken(), await takeToken()];
    await book(first, TEN);
    await ask('DELETE', first);
    expect((await book(second, TEN)).status).toBe(200);
    expect((await book(first, HALF_PAST_TEN)).status).toBe(200);
    expect(await readAppointments()).toEqual([
      { member: PRIYA, starts_at: TEN, state: 'cancelled' },
      { member: PRIYA, starts_at: TEN, state: 'booked' },
      { member: PRIYA, starts_at: HALF_PAST_TEN, state: 'booked' },
    ]);
  });
});

describe('an appointment that has begun, or a consultation that is over', () => {
  it.each(['done', 'closed'])('(%s) cannot be booked', async (status) => {
    const token = await takeToken();
    await env.DB.prepare('UPDATE leads SET status = ?').bind(status).run();
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(0);
    expect(await describeAnswer(await book(token, TEN))).toBe('409 no-more-changes');
  });

  it('is not moved', async () => {
    const token = await takeToken();
    await book(token, TEN);
    setClock('2026-12-02T04:31:00.000Z');
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(0);
    expect(await describeAnswer(await book(token, '2026-12-03T04:30:00.000Z'))).toBe(
      '409 no-more-changes',
    );
  });
});

describe('CORS', () => {
  it.each([
    ['/api/slots', 'GET'],
    ['/api/appointments', 'GET, PUT, DELETE'],
    [consultation.path, 'POST'],
  ])('lets any page request %s by %s', async (path, methods) => {
    const response = await send(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://new.example',
        'access-control-request-headers': 'content-type, sa-attempt, sa-appointment',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe(methods);
    expect(response.headers.get('access-control-allow-headers')).toContain('sa-appointment');
  });

  it('lets our own page read the booking, for which browsers send no origin', async () => {
    const token = await takeToken();
    const response = await ask('GET', token, { headers: { origin: null } });
    expect(response.status).toBe(200);
    const put = await book(token, TEN, { headers: { origin: null } });
    expect(await describeAnswer(put)).toBe('403 origin-not-allowed');
  });

  it('lets the page of a partner read problems and tokens', async () => {
    const { response } = await postConsultation(
      {},
      { headers: { origin: 'https://partner.example' } },
    );
    expect(response.headers.get('access-control-expose-headers')).toContain('Sa-Appointment');
    const refused = await ask('GET', 'x', { headers: { origin: 'https://partner.example' } });
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });
});
