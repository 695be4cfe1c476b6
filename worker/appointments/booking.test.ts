import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  attemptOf,
  book,
  bookFive,
  HALF_PAST_TEN,
  insertHours,
  insertMember,
  NETWORK,
  openOffice,
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
import { describeAnswer, ruleOrigin, type SendOptions, send } from '../dev/post.ts';
import { readRow, readRows } from '../dev/tables.ts';

beforeEach(openOffice);

describe('the answer to a consultation', () => {
  it('carries a token for a repeat of the same press alone, within ten minutes', async () => {
    const body = { email: 'asha@example.com', phone: '+91 98765 43210' };
    expect((await postConsultation(body)).token).not.toBeNull();
    expect((await postConsultation(body)).token).not.toBeNull();
    for (const attempt of [attemptOf('b'), null]) {
      const headers = { 'Sa-Attempt': attempt };
      expect((await postConsultation(body, { headers })).token).toBeNull();
    }
    setClock('2026-12-01T02:40:00.000Z');
    expect((await postConsultation(body)).token).not.toBeNull();
    setClock('2026-12-01T02:40:01.000Z');
    expect((await postConsultation(body)).token).toBeNull();
  });

  it('ignores a malformed key of the press', async () => {
    const body = { email: 'asha@example.com', phone: '+91 98765 43210' };
    for (const attempt of ['a'.repeat(21), '<img onerror=alert(1)>']) {
      const headers = { 'Sa-Attempt': attempt };
      expect((await postConsultation(body, { headers })).response.status).toBe(201);
    }
    setClock('2026-12-01T02:30:01.000Z');
    const headers = { 'Sa-Attempt': 'a'.repeat(21) };
    expect((await postConsultation(body, { headers })).token).toBeNull();
  });

  it('carries a token where hours are open for the way, none without keys that sign, and is stored all the same', async () => {
    expect((await postConsultation()).token).toMatch(/^k2\.\d+\.\d+\.[\w-]{43}$/);
    expect((await postConsultation({ consultationType: 'chat' })).token).toBeNull();
    const { response, token } = await postConsultation({}, { env: { TOKEN_KEYS: '' } });
    expect([response.status, token]).toEqual([201, null]);
    expect(await readRows('consultations')).toHaveLength(3);
  });
});

describe('free times', () => {
  it('have the office’s zone and the length, by day of the office', async () => {
    await setRules({ horizonDays: 1 });
    const day = '2026-12-02';
    const starts = ['04:30', '05:00', '05:30', '06:00'].map((time) => `${day}T${time}:00.000Z`);
    const days = [{ day, starts }];
    expect(await readSlots()).toEqual({ zone: 'Asia/Kolkata', minutes: 30, days });
  });

  it('are kept for everybody, and fresh after a booking', async () => {
    await readSlots();
    await env.DB.prepare('DELETE FROM office_hours').run();
    expect((await readSlots()).days).not.toEqual([]);
    await insertHours(PRIYA);
    await readSlots();
    await book(await takeToken(), TEN);
    expect((await readSlots()).days[0]?.starts[0]).toBe(HALF_PAST_TEN);
  });

  it('are limited by network where they are read from the database, and refused for no way and to a blocked website', async () => {
    const fax = await send('/api/slots?way=fax', { method: 'GET' });
    expect(await describeAnswer(fax)).toBe('422 invalid-fields');
    const ADDRESS_LIMITER = { limit: async () => ({ success: false }) };
    const ask = (options: SendOptions = {}) =>
      send('/api/slots?way=video', { method: 'GET', ...options });
    const over = { env: { ADDRESS_LIMITER } };
    expect(await describeAnswer(await ask(over))).toBe('429 rate-limited');
    const context = createExecutionContext();
    await ask({ context });
    await waitOnExecutionContext(context);
    expect((await ask(over)).status).toBe(200);
    await ruleOrigin('https://bad.example', 'blocked');
    const blocked = await ask({ headers: { origin: 'https://bad.example' } });
    expect(await describeAnswer(blocked)).toBe('403 origin-not-allowed');
  });

  it('are those of members who still work here', async () => {
    await insertHours(TOM);
    await env.DB.prepare('DELETE FROM office_hours WHERE member = ?').bind(PRIYA).run();
    expect((await readSlots()).days).toEqual([]);
    expect(await describeAnswer(await book(await takeToken(), TEN))).toBe('409 time-gone');
  });
});

describe('a visitor', () => {
  it('books a time that is offered, and gets it in full, with a name where the office shows it', async () => {
    const token = await takeToken();
    const before = await readBooking(await ask('GET', token));
    expect(before).toMatchObject({ zone: 'Asia/Kolkata', appointment: null, changesLeft: 4 });
    const booked = await readBooking(await book(token, TEN));
    const uid = expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}-\d+@localhost$/);
    const times = { startsAt: TEN, endsAt: HALF_PAST_TEN };
    const plain = { counsellor: 'Priya', meetingUrl: null, uid, sequence: 0 };
    const appointment = { state: 'booked', ...times, ...plain };
    expect(booked).toEqual({ ...before, appointment, changesLeft: 3 });
    expect(await readBooking(await ask('GET', token))).toEqual(booked);
    await setRules({ showsNames: false });
    const nameless = await readBooking(await ask('GET', token));
    expect(nameless.appointment?.counsellor).toBeNull();
  });

  it('has it booked once if the database’s answer is lost', async () => {
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
    const first = await readBooking(await book(token, TEN));
    expect(await readBooking(await book(token, TEN))).toEqual(first);
    expect(await readRow('leads')).toMatchObject({ status: 'scheduled', version: 2 });
    expect(await readRow('consultations')).toMatchObject({ status: 'scheduled' });
    const cancelled = await readBooking(await ask('DELETE', token));
    expect(cancelled).toMatchObject({ appointment: { state: 'cancelled', sequence: 1 } });
    expect(await readBooking(await ask('DELETE', token))).toEqual(cancelled);
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

  it('moves it, with the same counsellor where that one is free, and the entry keeps its name', async () => {
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
      ['098000 00001', '+91\u00a0९८०००\u2013००००१', '9800000001'].map((phone) => ({ phone })),
    ],
    ['mailbox', ['asha', 'asha+2', 'asha+3'].map((name) => ({ email: `${name}@example.com` }))],
  ])('may be two at once by one %s, in any spelling, however many ask', async (_, bodies) => {
    const tokens: string[] = [];
    for (const body of bodies) tokens.push(await takeToken(body));
    const answers = await Promise.all(
      tokens.map((token, index) => book(token, `2026-12-0${index + 2}T04:30:00.000Z`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const detail = 'Two appointments are open for this number or address.';
    expect(await refused?.json()).toMatchObject({ code: 'no-more-changes', detail });
  });

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

  it('has the sixth booking of a network and day held, even after cancelling', async () => {
    const headers = NETWORK;
    for (const token of await bookFive({ headers })) await ask('DELETE', token, { headers });
    const sixth = await takeToken();
    const held = await book(sixth, TEN, { headers });
    const detail = expect.stringContaining('open the link in the email');
    expect(await held.json()).toMatchObject({ status: 409, code: 'held', detail });
    const none = { appointment: null, changesLeft: 4 };
    expect(await readBooking(await ask('GET', sixth))).toMatchObject(none);
    expect((await readSlots()).days[0]?.starts).toContain(TEN);
    expect((await book(await takeToken(), TEN)).status).toBe(200);
    setClock('2026-12-02T02:31:00.000Z');
    expect((await book(sixth, '2026-12-08T04:30:00.000Z', { headers })).status).toBe(200);
  });

  it('is refused the sixth booking of a network if no mail can confirm it', async () => {
    const options = { headers: NETWORK, env: { VISITOR_MAIL: 'off' } };
    await bookFive(options);
    const sixth = await book(await takeToken(), '2026-12-08T04:30:00.000Z', options);
    const detail = 'Many appointments were booked from your network today.';
    expect(await sixth.json()).toMatchObject({ code: 'no-more-changes', detail });
    expect(await readAppointments()).toHaveLength(5);
  });

  it('is given another counsellor where several want the same time at once, and the last finds it gone', async () => {
    await insertMember(TOM, 'Tom Baker');
    await insertHours(TOM);
    const tokens = [await takeToken(), await takeToken(), await takeToken()];
    const answers = await Promise.all(tokens.map((token) => book(token, TEN)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await readAppointments()).map(({ member }) => member)).toEqual([PRIYA, TOM]);
  });

  it('books from an unknown website as from any; with another flag no time is left', async () => {
    const unknown = await postConsultation({}, { headers: { origin: 'https://new.example' } });
    expect((await book(unknown.token ?? '', TEN)).status).toBe(200);
    const trapped = await postConsultation({ website: 'https://spam.example' });
    expect(await readRow('leads').catch(() => null)).toBeNull();
    const refused = await book(trapped.token ?? '', HALF_PAST_TEN);
    expect(await describeAnswer(refused)).toBe('409 time-gone');
    const none = { appointment: null, changesLeft: 4 };
    expect(await readBooking(await ask('GET', trapped.token))).toMatchObject(none);
    await env.DB.prepare('UPDATE leads SET flag = NULL').run();
    expect((await book(trapped.token ?? '', HALF_PAST_TEN)).status).toBe(200);
  });
});

it('a time that cannot be read or is not offered is refused in words', async () => {
  const token = await takeToken();
  for (const [startsAt, expected] of [
    ['2026-12-02T10:00:00+05:30', '422 invalid-fields'],
    [undefined, '422 invalid-fields'],
    ['+275760-09-13T00:00:00.000Z', '422 invalid-fields'],
    ['9999-12-31T18:30:00.000Z', '409 time-gone'],
    ['2026-12-02T04:45:00.000Z', '409 time-gone'],
  ]) {
    expect(await describeAnswer(await ask('PUT', token, { startsAt }))).toBe(expected);
  }
  expect(await readAppointments()).toEqual([]);
});

describe('a token', () => {
  it('opens nothing if it is missing or forged', async () => {
    const token = await takeToken();
    for (const forged of [null, `${token.slice(0, -43)}${'A'.repeat(43)}`]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const answer = await ask(method, forged, { startsAt: TEN });
        expect(await describeAnswer(answer)).toBe('401 invalid-token');
      }
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

  it('is limited by its network', async () => {
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

it('cancelling lets the next visitor have the time, and the same one book again', async () => {
  const [first, second] = [await takeToken(), await takeToken()];
  expect(await describeAnswer(await ask('DELETE', first))).toBe('409 not-booked');
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

it('a consultation that is over is not booked, nor one that has begun moved or cancelled', async () => {
  const token = await takeToken();
  for (const status of ['done', 'closed']) {
    await query('UPDATE leads SET status = ?', status);
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(0);
    expect(await describeAnswer(await book(token, TEN))).toBe('409 no-more-changes');
  }
  await query("UPDATE leads SET status = 'pending'");
  await book(token, TEN);
  setClock(TEN);
  expect((await readBooking(await ask('GET', token))).changesLeft).toBe(0);
  const moved = await book(token, '2026-12-03T04:30:00.000Z');
  expect(await describeAnswer(moved)).toBe('409 no-more-changes');
  expect(await describeAnswer(await ask('DELETE', token))).toBe('409 not-booked');
});

describe('CORS', () => {
  it.each([
    ['/api/slots', 'GET'],
    ['/api/appointments', 'GET, PUT, DELETE'],
  ])('lets any page ask %s by %s', async (path, methods) => {
    const asked = { 'access-control-request-headers': 'content-type, sa-attempt, sa-appointment' };
    const headers = { origin: 'https://new.example', ...asked };
    const response = await send(path, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe(methods);
    expect(response.headers.get('access-control-allow-headers')).toContain('sa-appointment');
  });

  it('lets our own page ask what is booked, whose browser names no origin then', async () => {
    const own = { headers: { origin: null } };
    const token = await takeToken();
    expect((await ask('GET', token, own)).status).toBe(200);
    expect(await describeAnswer(await book(token, TEN, own))).toBe('403 origin-not-allowed');
  });

  it('lets the page of a partner read problems and tokens', async () => {
    const headers = { origin: 'https://partner.example' };
    const { response } = await postConsultation({}, { headers });
    expect(response.headers.get('access-control-expose-headers')).toContain('Sa-Appointment');
    const refused = await ask('GET', 'x', { headers });
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });
});
