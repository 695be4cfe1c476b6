import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  book,
  HALF_PAST_TEN,
  insertMember,
  openOffice,
  PRIYA,
  query,
  readBooking,
  TEN,
  TOM,
  takeToken,
} from '../dev/appointments.ts';
import { MEERA, openDesk, readValue } from '../dev/leads.ts';
import { readLog } from '../dev/log.ts';
import { send } from '../dev/post.ts';

const desk = openDesk();

beforeEach(openOffice);

async function makeFeed(member = PRIYA): Promise<string> {
  return new URL(readValue(await desk.makeCalendarFeed(MEERA, { member })).url).pathname;
}

const get = (path: string, options: Parameters<typeof send>[1] = {}) =>
  send(path, { method: 'GET', ...options, headers: { origin: null, 'content-type': null } });

describe('a member’s calendar', () => {
  it('has the member’s name and appointments by reference and way, and nothing of a visitor', async () => {
    const path = await makeFeed();
    const token = await takeToken({ name: 'Zelda Fitz' });
    const { reference } = await readBooking(await book(token, TEN));
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    const text = await response.text();
    expect(text).not.toMatch(/Zelda|asha|98765/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Consultations of Priya Nair');
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe(`Consultation ${reference}`);
    expect(event?.getFirstPropertyValue('description')).toBe('Video call');
    const lead = `http://localhost:8788/#lead/consultation/${token.split('.')[1]}`;
    expect(event?.getFirstPropertyValue('url')).toBe(lead);
    for (const name of ['refresh-interval', 'x-published-ttl']) {
      expect(String(calendar.getFirstPropertyValue(name))).toBe('PT1H');
    }
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toJSDate().toISOString()).toBe(TEN);
  });

  it('agrees with the visitor’s after a move, and loses what is cancelled', async () => {
    const path = await makeFeed();
    await insertMember(TOM, 'Tom Baker');
    const token = await takeToken();
    await book(token, TEN);
    await book(token, HALF_PAST_TEN);
    // Each member has an own calendar.
    const other = await get(await makeFeed(TOM));
    expect([other.status, (await other.text()).includes('VEVENT')]).toEqual([200, false]);
    const text = await (await get(path)).text();
    expect(text).toContain('DTSTART:20261202T050000Z');
    expect(text).toContain('SEQUENCE:1');
    await ask('DELETE', token);
    expect(await (await get(path)).text()).not.toContain('VEVENT');
  });

  it('is not found by another secret, none, or one that was replaced or stopped, or whose member has left', async () => {
    const first = await makeFeed();
    const second = await makeFeed();
    const missing = [first, `${second}x`, `/calendar/${'a'.repeat(43)}.ics`, '/calendar/'];
    expect((await get(second)).status).toBe(200);
    await desk.stopCalendarFeed(MEERA, { member: PRIYA });
    await insertMember(TOM, 'Tom Baker');
    missing.push(await makeFeed(TOM));
    await query('DELETE FROM members');
    for (const path of [...missing, second]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('writes its address to no log', async () => {
    const path = await makeFeed();
    await get(path);
    await get(`/calendar/${'b'.repeat(43)}.ics`);
    const log = readLog();
    expect(log.map(({ route }) => route)).toContain('/calendar/');
    expect(JSON.stringify(log)).not.toContain(path.slice(-47, -4));
  });

  it('is limited by feed, and by network where none is found', async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    };
    const env = { ADDRESS_LIMITER: { limit } };
    const found = await get(await makeFeed(), { env });
    const missed = await get('/calendar/x.ics', { env });
    expect([found.status, missed.status]).toEqual([429, 429]);
    expect(keys).toEqual([`/calendar/ feed ${PRIYA}`, '/calendar/ unknown']);
  });
});
