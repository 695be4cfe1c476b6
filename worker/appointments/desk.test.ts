import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskAppointment, OfficeHours } from '../contract/calendar.ts';
import type { Lead } from '../contract/leads.ts';
import {
  ask,
  book,
  HALF_PAST_TEN,
  insertHours,
  insertMember,
  MORNINGS,
  NOW,
  PRIYA,
  query,
  readAppointments,
  readBooking,
  readSlots,
  setRules,
  TEN,
  takeToken,
} from '../dev/appointments.ts';
import { setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readAudit, readValue, TOM as TOM_MEMBER } from '../dev/leads.ts';
import { readRow } from '../dev/tables.ts';

const desk = openDesk();
const TOM = TOM_MEMBER.email;

beforeEach(async () => {
  setClock(NOW);
  await insertMember(TOM, TOM_MEMBER.name);
  await insertHours(PRIYA);
  await setRules();
});

/** Books a time as a visitor. Resolves to the id of the lead and the token. */
async function bookOne(startsAt = TEN, headers: Record<string, string> = {}) {
  const token = await takeToken();
  await readBooking(await book(token, startsAt, { headers }));
  return { token, leadId: Number(token.split('.')[1]) };
}

const openLead = async (id: number): Promise<Lead> =>
  readValue(await desk.openLead(MEERA, { kind: 'consultation', id }));

async function openAppointment(leadId: number): Promise<DeskAppointment> {
  const { appointment } = await openLead(leadId);
  if (!appointment) throw new Error('No appointment');
  return appointment;
}

const MORNING: OfficeHours = { weekday: 3, from: '10:00', to: '11:00', ways: ['video'] };

describe('the calendar', () => {
  it('shows the requested days, with appointments and days off', async () => {
    await bookOne();
    await bookOne('2026-12-04T04:30:00.000Z');
    await desk.addDayOff(MEERA, {
      member: TOM,
      from: '2026-12-03',
      to: '2026-12-09',
      label: 'Leave',
    });
    const page = readValue(
      await desk.readCalendar(MEERA, { from: '2026-12-02', to: '2026-12-03' }),
    );
    expect(page).toMatchObject({
      appointments: [
        {
          startsAt: TEN,
          endsAt: HALF_PAST_TEN,
          way: 'video',
          state: 'booked',
          member: PRIYA,
          version: 1,
          sameNetwork: 1,
          lead: { kind: 'consultation', name: 'Asha Rao', status: 'scheduled', topic: 'video' },
        },
      ],
      unassigned: [],
      daysOff: [{ member: TOM, from: '2026-12-03', to: '2026-12-09', label: 'Leave' }],
    });
    expect(page.members.map(({ email }) => email)).toEqual([MEERA.email, PRIYA, TOM]);
  });

  it.each([
    ['backwards', '2026-12-03', '2026-12-02'],
    ['too long', '2026-12-01', '2027-02-01'],
    ['of a day that does not exist', '2026-02-30', '2026-03-02'],
  ])('refuses a range %s', async (_, from, to) => {
    expect(await desk.readCalendar(MEERA, { from, to })).toEqual({ problem: 'invalid-days' });
  });

  it('shows today’s appointments on the inbox, in the office’s zone', async () => {
    await bookOne();
    const inboxToday = async () =>
      readValue(await desk.readInbox(MEERA, { folder: 'inbox' })).today.map((one) => one.startsAt);
    expect(await inboxToday()).toEqual([]);
    setClock('2026-12-01T18:30:00.000Z');
    expect(await inboxToday()).toEqual([TEN]);
    setClock('2026-12-02T18:30:00.000Z');
    expect(await inboxToday()).toEqual([]);
  });

  it('shows appointments of any day whose counsellor has left, and drops none', async () => {
    await insertHours(TOM);
    await query('DELETE FROM office_hours WHERE member = ?', PRIYA);
    const { leadId } = await bookOne('2026-12-10T04:30:00.000Z');
    await query('DELETE FROM members WHERE email = ?', TOM);
    const page = readValue(
      await desk.readCalendar(MEERA, { from: '2026-12-02', to: '2026-12-02' }),
    );
    expect(page.unassigned).toMatchObject([{ member: null, lead: { id: leadId } }]);
    await insertHours(PRIYA);
    const { id, version, startsAt } = await openAppointment(leadId);
    const moved = await desk.moveAppointment(MEERA, { id, version, startsAt, member: PRIYA });
    expect(readValue(moved).appointment).toMatchObject({ member: PRIYA, startsAt });
  });
});

describe('hours', () => {
  it('begin with the default rules and no member’s hours', async () => {
    await query('DELETE FROM booking_rules');
    await query('DELETE FROM office_hours');
    const hours = readValue(await desk.readHours(MEERA, {}));
    expect(hours.rules).toEqual({
      minutes: 30,
      bufferMinutes: 0,
      noticeHours: 4,
      horizonDays: 14,
      offlinePercent: 20,
      showsNames: true,
      version: 1,
    });
    expect(hours.members).toContainEqual({
      email: PRIYA,
      name: 'Priya Nair',
      hours: [],
      hasFeed: false,
      meetingUrl: null,
      version: 1,
    });
  });

  it('are replaced as a week, and take effect at once', async () => {
    await query('DELETE FROM office_hours');
    await readSlots();
    const input = { member: TOM, version: 1, hours: [MORNING] };
    const hours = readValue(await desk.changeHours(TOM_MEMBER, input));
    expect(hours.members.find(({ email }) => email === TOM)).toMatchObject({
      hours: [MORNING],
      version: 2,
    });
    expect((await readSlots()).days.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-09']);
    expect(await readAudit()).toEqual([[TOM, 'hours', TOM, null, null]]);
  });

  it('may touch, but not overlap', async () => {
    const meeting = [MORNING, { ...MORNING, from: '11:00', to: '24:00' }];
    const overlapping = [{ ...MORNING, from: '10:59', to: '12:00' }, MORNING];
    const change = (version: number, hours: OfficeHours[]) =>
      desk.changeHours(MEERA, { member: TOM, version, hours });
    expect(await change(1, overlapping)).toEqual({ problem: 'overlapping-hours' });
    const [, tom] = [
      0,
      readValue(await change(1, meeting)).members.find((one) => one.email === TOM),
    ];
    expect(tom?.hours).toEqual(meeting);
  });

  it.each([
    ['of a colleague', PRIYA, 'not-an-admin'],
    ['of nobody', 'nobody@desk.example', 'unknown-member'],
  ])('%s are refused', async (_, member, problem) => {
    const actor = problem === 'not-an-admin' ? TOM_MEMBER : MEERA;
    expect(await desk.changeHours(actor, { member, version: 1, hours: [] })).toEqual({ problem });
  });

  it('are not overwritten by a member with an older version', async () => {
    await desk.changeHours(MEERA, { member: TOM, version: 1, hours: [MORNING] });
    const late = await desk.changeHours(TOM_MEMBER, { member: TOM, version: 1, hours: [] });
    expect(late).toMatchObject({ problem: 'conflict', current: { members: expect.any(Array) } });
    const same = await desk.changeHours(TOM_MEMBER, { member: TOM, version: 2, hours: [MORNING] });
    expect('value' in same).toBe(true);
  });

  it('follow rules that an admin changes; a second one gets a conflict', async () => {
    const rules = {
      minutes: 45 as const,
      bufferMinutes: 15,
      noticeHours: 0,
      horizonDays: 3,
      offlinePercent: 0,
      showsNames: false,
    };
    const changed = readValue(await desk.changeBookingRules(MEERA, { version: 1, rules }));
    expect(changed.rules).toEqual({ ...rules, version: 2 });
    expect(await readSlots()).toMatchObject({
      minutes: 45,
      days: [{ starts: ['2026-12-01T04:30:00.000Z', '2026-12-01T05:30:00.000Z'] }, {}, {}, {}],
    });
    const late = await desk.changeBookingRules(MEERA, { version: 1, rules });
    expect(late).toMatchObject({ problem: 'conflict', current: { rules: { version: 2 } } });
  });

  it('have days off, which are added once and removed', async () => {
    const off = { member: null, from: '2026-12-02', to: '2026-12-02', label: 'Holiday' };
    await desk.addDayOff(MEERA, off);
    const { daysOff } = readValue(await desk.addDayOff(MEERA, off));
    expect(daysOff).toEqual([{ id: expect.any(Number), ...off }]);
    expect((await readSlots()).days[0]?.day).toBe('2026-12-03');
    const [{ id = 0 } = {}] = daysOff;
    expect(readValue(await desk.removeDayOff(MEERA, { id })).daysOff).toEqual([]);
    expect(await desk.removeDayOff(MEERA, { id })).toEqual({ problem: 'not-found' });
    expect((await readSlots()).days[0]?.day).toBe('2026-12-02');
  });

  it('let a member change own days off, and only an admin those of others and of all', async () => {
    const off = { from: '2026-12-02', to: '2026-12-02', label: 'Leave' };
    for (const member of [null, PRIYA]) {
      const refused = await desk.addDayOff(TOM_MEMBER, { ...off, member });
      expect(refused).toEqual({ problem: 'not-an-admin' });
      const { daysOff } = readValue(await desk.addDayOff(MEERA, { ...off, member }));
      const id = daysOff.at(-1)?.id ?? 0;
      expect(await desk.removeDayOff(TOM_MEMBER, { id })).toEqual({ problem: 'not-an-admin' });
    }
    const added = await desk.addDayOff(TOM_MEMBER, { ...off, member: TOM });
    const own = readValue(added).daysOff.find(({ member }) => member === TOM);
    const left = readValue(await desk.removeDayOff(TOM_MEMBER, { id: own?.id ?? 0 })).daysOff;
    expect(left.map(({ member }) => member)).toEqual([null, PRIYA]);
  });

  it.each([
    ['backwards', { from: '2026-12-03', to: '2026-12-02' }, 'invalid-days'],
    ['for years', { from: '2026-12-03', to: '2028-12-02' }, 'invalid-days'],
    ['of nobody', { member: 'nobody@desk.example' }, 'unknown-member'],
  ])('refuse days off %s', async (_, change, problem) => {
    const off = { member: null, from: '2026-12-02', to: '2026-12-02', label: 'Leave', ...change };
    expect(await desk.addDayOff(MEERA, off)).toEqual({ problem });
  });
});

describe('a member', () => {
  it('finds the free times of a week, even within the notice', async () => {
    await setRules({ noticeHours: 168, offlinePercent: 90 });
    const free = readValue(await desk.listFreeTimes(MEERA, { way: 'video', from: '2026-12-01' }));
    expect(free).toMatchObject({ minutes: 30 });
    expect(free.times).toHaveLength(4 * 7);
    expect(free.times[0]).toEqual({ startsAt: '2026-12-01T04:30:00.000Z', members: [PRIYA] });
    expect(await desk.listFreeTimes(MEERA, { way: 'video', from: '2026-02-30' })).toEqual({
      problem: 'invalid-days',
    });
  });

  it('books for a lead on the phone, which the visitor can change by the link', async () => {
    const token = await takeToken();
    const id = Number(token.split('.')[1]);
    const input = { kind: 'consultation' as const, id, startsAt: TEN, member: PRIYA };
    const lead = readValue(await desk.bookAppointment(MEERA, input));
    expect(lead).toMatchObject({
      status: 'scheduled',
      appointment: { startsAt: TEN, member: PRIYA },
    });
    expect(lead.events.map(({ actor, action }) => [actor, action])).toEqual([
      [MEERA.email, 'booked'],
      [MEERA.email, 'status'],
    ]);
    expect(readValue(await desk.bookAppointment(MEERA, input)).version).toBe(lead.version);
    expect(await desk.bookAppointment(MEERA, { ...input, startsAt: HALF_PAST_TEN })).toEqual({
      problem: 'already-booked',
    });
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(4);
    expect((await book(token, HALF_PAST_TEN)).status).toBe(200);
  });

  it.each([
    ['what is not free', { startsAt: '2026-12-02T07:30:00.000Z' }, 'time-gone'],
    ['nobody', { member: 'nobody@desk.example' }, 'unknown-member'],
    ['somebody without hours', { member: TOM }, 'time-gone'],
    ['a message', { kind: 'contact' as const }, 'not-found'],
    ['a lead that has gone', { id: 999 }, 'not-found'],
  ])('cannot book %s', async (_, change, problem) => {
    await bookOne();
    const id = Number((await takeToken()).split('.')[1]);
    const input = { kind: 'consultation' as const, id, startsAt: TEN, member: PRIYA, ...change };
    expect(await desk.bookAppointment(MEERA, input)).toEqual({ problem });
  });

  it('moves it to another time and to a colleague', async () => {
    await insertHours(TOM);
    const { leadId, token } = await bookOne();
    const { id, version, member } = await openAppointment(leadId);
    const other = member === PRIYA ? TOM : PRIYA;
    const input = { id, version, startsAt: HALF_PAST_TEN, member: other };
    const lead = readValue(await desk.moveAppointment(MEERA, input));
    expect(lead.appointment).toMatchObject({ startsAt: HALF_PAST_TEN, member: other, version: 2 });
    expect(lead.events.at(-1)).toMatchObject({
      actor: MEERA.email,
      action: 'moved',
      detail: { from: TEN, to: HALF_PAST_TEN },
    });
    expect(await readBooking(await ask('GET', token))).toMatchObject({
      appointment: { startsAt: HALF_PAST_TEN, sequence: 1 },
      changesLeft: 3,
    });
  });

  it('gets a conflict after another’s change, and both find one appointment', async () => {
    const { leadId } = await bookOne();
    const { id, version } = await openAppointment(leadId);
    const move = (startsAt: string) =>
      desk.moveAppointment(MEERA, { id, version, startsAt, member: PRIYA });
    const answers = await Promise.all([move(HALF_PAST_TEN), move('2026-12-02T05:30:00.000Z')]);
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problem' in answer)).toMatchObject([
      { problem: 'conflict', current: { appointment: { version: 2 } } },
    ]);
    expect(await readAppointments()).toHaveLength(1);
  });

  it('cannot book two of them at one time', async () => {
    const first = await openAppointment((await bookOne()).leadId);
    const second = await openAppointment((await bookOne(HALF_PAST_TEN)).leadId);
    const startsAt = '2026-12-02T05:30:00.000Z';
    const answers = await Promise.all(
      [first, second].map(({ id, version }) =>
        desk.moveAppointment(MEERA, { id, version, startsAt, member: PRIYA }),
      ),
    );
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problem' in answer)).toEqual([{ problem: 'time-gone' }]);
  });

  it('cancels, and the time is free again', async () => {
    const { leadId, token } = await bookOne();
    const { id, version } = await openAppointment(leadId);
    const lead = readValue(await desk.cancelAppointment(MEERA, { id, version }));
    expect(lead).toMatchObject({ status: 'contacted', appointment: { state: 'cancelled' } });
    expect((await readSlots()).days[0]?.starts[0]).toBe(TEN);
    expect((await readBooking(await ask('GET', token))).appointment?.state).toBe('cancelled');
    expect('value' in (await desk.cancelAppointment(MEERA, { id, version }))).toBe(true);
    expect(
      await desk.moveAppointment(MEERA, { id, version: 2, startsAt: TEN, member: PRIYA }),
    ).toEqual({ problem: 'not-booked' });
  });

  it('frees the time of a lead marked as spam, and an undo does not restore it', async () => {
    const { leadId } = await bookOne();
    const mark = (version: number, isSpam: boolean) =>
      desk.changeLead(MEERA, { kind: 'consultation', id: leadId, version, change: { isSpam } });
    await readSlots();
    const { version } = await openLead(leadId);
    const stale = await mark(version - 1, true);
    expect(stale).toMatchObject({ problem: 'conflict' });
    expect((await openAppointment(leadId)).state).toBe('booked');
    const spam = readValue(await mark(version, true));
    expect(spam).toMatchObject({ folder: 'spam', appointment: { state: 'cancelled', version: 2 } });
    expect(spam.events.slice(-3).map(({ actor, action }) => [actor, action])).toEqual([
      [MEERA.email, 'spam'],
      [MEERA.email, 'cancelled'],
      [MEERA.email, 'status'],
    ]);
    expect((await readSlots()).days[0]?.starts[0]).toBe(TEN);
    const input = { kind: 'consultation' as const, id: leadId, startsAt: TEN, member: PRIYA };
    expect(await desk.bookAppointment(TOM_MEMBER, input)).toMatchObject({
      problem: 'conflict',
      current: { folder: 'spam' },
    });
    const wanted = readValue(await mark(spam.version, false));
    expect(wanted).toMatchObject({ folder: 'inbox', appointment: { state: 'cancelled' } });
    expect(readValue(await desk.bookAppointment(TOM_MEMBER, input)).appointment).toMatchObject({
      state: 'booked',
      startsAt: TEN,
    });
  });

  it.each(['done', 'closed'] as const)('is cancelled with a lead that is %s', async (status) => {
    const { leadId } = await bookOne();
    const mark = (version: number, cancels: { cancels?: true }) => {
      const change = { status, ...cancels };
      return desk.changeLead(MEERA, { kind: 'consultation', id: leadId, version, change });
    };
    await readSlots();
    const { version } = await openLead(leadId);
    expect(await mark(version, {})).toEqual({ problem: 'has-appointment' });
    expect(await openLead(leadId)).toMatchObject({ status: 'scheduled', version });
    expect(await mark(version - 1, { cancels: true })).toMatchObject({ problem: 'conflict' });
    expect((await openAppointment(leadId)).state).toBe('booked');
    const lead = readValue(await mark(version, { cancels: true }));
    expect(lead).toMatchObject({ status, appointment: { state: 'cancelled' } });
    expect((await readSlots()).days[0]?.starts[0]).toBe(TEN);
  });

  it('that has begun does not prevent the lead from being done', async () => {
    const { leadId } = await bookOne();
    setClock('2026-12-02T04:31:00.000Z');
    const { version } = await openLead(leadId);
    const change = { status: 'done' as const };
    const lead = readValue(
      await desk.changeLead(MEERA, { kind: 'consultation', id: leadId, version, change }),
    );
    expect(lead).toMatchObject({ status: 'done', appointment: { state: 'booked' } });
  });

  it('stays unchanged once begun, even if the lead turns out to be spam', async () => {
    const { leadId } = await bookOne();
    setClock('2026-12-02T04:31:00.000Z');
    const { version } = await openLead(leadId);
    const change = { isSpam: true };
    const lead = readValue(
      await desk.changeLead(MEERA, { kind: 'consultation', id: leadId, version, change }),
    );
    expect(lead).toMatchObject({ folder: 'spam', appointment: { state: 'booked' } });
  });

  it('records whether an appointment took place, and may correct it', async () => {
    const { leadId } = await bookOne();
    const { id } = await openAppointment(leadId);
    const close = (version: number, state: 'done' | 'missed') =>
      desk.closeAppointment(MEERA, { id, version, state });
    expect(await close(1, 'done')).toEqual({ problem: 'too-early' });
    setClock('2026-12-02T04:31:00.000Z');
    expect(await desk.cancelAppointment(MEERA, { id, version: 1 })).toEqual({
      problem: 'not-booked',
    });
    expect(readValue(await close(1, 'missed'))).toMatchObject({
      status: 'contacted',
      appointment: { state: 'missed', version: 2 },
    });
    const done = readValue(await close(2, 'done'));
    expect(done).toMatchObject({ status: 'done', appointment: { state: 'done' } });
    expect(done.events.map(({ action }) => action)).toEqual([
      'booked',
      'status',
      'opened',
      'missed',
      'status',
      'status',
    ]);
    expect(await close(1, 'missed')).toMatchObject({ problem: 'conflict' });
  });

  it('releases all bookings of one network, and no other', async () => {
    const headers = { 'cf-connecting-ip': '2001:db8:1::7' };
    const { leadId } = await bookOne(TEN, headers);
    await bookOne(HALF_PAST_TEN, headers);
    await bookOne('2026-12-02T05:30:00.000Z');
    const appointment = await openAppointment(leadId);
    expect(appointment.sameNetwork).toBe(2);
    const { id } = appointment;
    expect(await desk.releaseNetwork(TOM_MEMBER, { id })).toEqual({ value: { released: 2 } });
    expect(await desk.releaseNetwork(TOM_MEMBER, { id })).toEqual({ value: { released: 0 } });
    const states = await query('SELECT state FROM appointments ORDER BY starts_at');
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'booked']);
    expect(await readAudit()).toEqual([[TOM, 'network-released', `appointment ${id}`, null, null]]);
    const [events] = await query(
      "SELECT count(*) AS total FROM lead_events WHERE actor = ? AND action = 'cancelled'",
      TOM,
    );
    expect(events).toEqual({ total: 2 });
    expect(await desk.releaseNetwork(TOM_MEMBER, { id: 999 })).toEqual({ problem: 'not-found' });
  });

  it('is confirmed by a member once, with an event', async () => {
    const { leadId } = await bookOne();
    const { id, isConfirmed } = await openAppointment(leadId);
    const lead = readValue(await desk.confirmAppointment(TOM_MEMBER, { id }));
    expect([isConfirmed, lead.appointment?.isConfirmed]).toEqual([false, true]);
    expect(lead.events.at(-1)).toMatchObject({
      actor: TOM,
      action: 'confirmed',
      detail: { from: null, to: TEN },
    });
    const again = readValue(await desk.confirmAppointment(MEERA, { id }));
    expect(again.events).toHaveLength(lead.events.length);
    expect(await desk.confirmAppointment(MEERA, { id: 999 })).toEqual({ problem: 'not-found' });
  });

  it('releases all bookings unconfirmed after a day, and no other', async () => {
    const strangers = [await bookOne('2026-12-04T04:30:00.000Z')];
    strangers.push(await bookOne('2026-12-05T04:30:00.000Z'));
    const confirmed = await openAppointment((await bookOne('2026-12-06T04:30:00.000Z')).leadId);
    await desk.confirmAppointment(MEERA, { id: confirmed.id });
    const id = Number((await takeToken()).split('.')[1]);
    const input = { kind: 'consultation' as const, id, member: PRIYA };
    await desk.bookAppointment(MEERA, { ...input, startsAt: '2026-12-07T04:30:00.000Z' });
    setClock('2026-12-02T02:30:00.000Z');
    await bookOne('2026-12-08T04:30:00.000Z');
    const release = () => desk.releaseUnconfirmed(TOM_MEMBER, {});
    expect(await release()).toEqual({ value: { released: 2 } });
    expect(await release()).toEqual({ value: { released: 0 } });
    const states = (await readAppointments()).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'cancelled', 'booked', 'booked', 'booked']);
    expect(await readAudit()).toEqual([[TOM, 'unconfirmed-released', null, null, null]]);
    expect((await openLead(strangers[0]?.leadId ?? 0)).status).toBe('contacted');
  });

  it.each([
    ['moveAppointment', { startsAt: TEN, member: PRIYA }],
    ['cancelAppointment', {}],
    ['closeAppointment', { state: 'done' as const }],
  ] as const)('%s knows no appointment that has gone', async (call, input) => {
    const change = desk[call] as (...values: unknown[]) => Promise<unknown>;
    expect(await change.call(desk, MEERA, { id: 999, version: 1, ...input })).toEqual({
      problem: 'not-found',
    });
  });
});

describe('the link of a member’s video calls', () => {
  const URL = 'https://meet.example/priya?room=1';
  const set = (url: string | null, member = PRIYA) => desk.setMeetingLink(MEERA, { member, url });

  it('is shown to visitors who have booked a video call with the member, and to no one else', async () => {
    await insertHours(
      TOM,
      MORNINGS.map((one) => ({ ...one, ways: ['in-person'] })),
    );
    const hours = readValue(await set(URL));
    expect(hours.members.find(({ email }) => email === PRIYA)?.meetingUrl).toBe(URL);
    const { token, leadId } = await bookOne();
    expect((await openAppointment(leadId)).meetingUrl).toBe(URL);
    const urlNow = async (of = token) =>
      (await readBooking(await ask('GET', of))).appointment?.meetingUrl;
    expect(await urlNow()).toBe(URL);
    const inPerson = await takeToken({ consultationType: 'in-person' });
    await readBooking(await book(inPerson, HALF_PAST_TEN));
    expect(await urlNow(inPerson)).toBeNull();
    await set(null);
    expect(await urlNow()).toBeNull();
    await set(URL);
    await ask('DELETE', token);
    expect(await urlNow()).toBeNull();
  });

  it('is removed with a member who has left', async () => {
    await insertHours(TOM);
    await query('DELETE FROM office_hours WHERE member = ?', PRIYA);
    await set(URL, TOM);
    const { token } = await bookOne();
    await query('DELETE FROM members WHERE email = ?', TOM);
    const { appointment } = await readBooking(await ask('GET', token));
    expect(appointment).toMatchObject({ state: 'booked', meetingUrl: null });
  });

  it('can be set by the member and an admin, with one entry in the history', async () => {
    const other = await desk.setMeetingLink(TOM_MEMBER, { member: PRIYA, url: URL });
    expect(other).toEqual({ problem: 'not-an-admin' });
    expect(await set(URL, 'nobody@desk.example')).toEqual({ problem: 'unknown-member' });
    for (const url of [URL, URL, null, null]) {
      await desk.setMeetingLink(TOM_MEMBER, { member: TOM, url });
    }
    expect(await readAudit()).toEqual([
      [TOM, 'meeting-link', TOM, null, URL],
      [TOM, 'meeting-link', TOM, null, null],
    ]);
  });
});

describe('the history of hours', () => {
  it('lists actor and change, newest first, without entries about partners or data', async () => {
    await desk.changeHours(TOM_MEMBER, { member: TOM, version: 1, hours: [MORNING] });
    const off = { member: null, from: '2026-12-25', to: '2026-12-26', label: 'Christmas' };
    const { daysOff } = readValue(await desk.addDayOff(MEERA, off));
    await desk.removeDayOff(MEERA, { id: daysOff[0]?.id ?? 0 });
    await desk.setRetention(MEERA, { kind: 'contact', days: 365 });
    const { events } = readValue(await desk.readHours(TOM_MEMBER, {}));
    const days = { from: '2026-12-25', to: '2026-12-26' };
    expect(
      events.map(({ actor, action, subject, detail }) => [actor, action, subject, detail]),
    ).toEqual([
      [MEERA.email, 'day-off-removed', null, days],
      [MEERA.email, 'day-off-added', null, days],
      [TOM, 'hours', TOM, null],
    ]);
  });
});

describe('a calendar’s address', () => {
  it('is shown once, replaced and stopped', async () => {
    const { url, hours } = readValue(await desk.makeCalendarFeed(TOM_MEMBER, { member: TOM }));
    expect(url).toMatch(/^http:\/\/localhost:8787\/calendar\/[\w-]{43}\.ics$/);
    expect(hours.members.find(({ email }) => email === TOM)?.hasFeed).toBe(true);
    const stored = JSON.stringify(await query('SELECT * FROM calendar_feeds'));
    expect(stored).not.toContain(url.slice(-47, -4));
    const again = readValue(await desk.makeCalendarFeed(MEERA, { member: TOM }));
    expect(again.url).not.toBe(url);
    const stopped = readValue(await desk.stopCalendarFeed(TOM_MEMBER, { member: TOM }));
    expect(stopped.members.find(({ email }) => email === TOM)?.hasFeed).toBe(false);
  });

  it('of a colleague can be stopped by an admin alone, and nobody’s not at all', async () => {
    const input = { member: PRIYA };
    expect(await desk.makeCalendarFeed(TOM_MEMBER, input)).toEqual({ problem: 'not-an-admin' });
    expect(await desk.stopCalendarFeed(TOM_MEMBER, input)).toEqual({ problem: 'not-an-admin' });
    expect(await desk.makeCalendarFeed(MEERA, { member: 'nobody@desk.example' })).toEqual({
      problem: 'unknown-member',
    });
  });
});

describe('the data of a person', () => {
  it('includes every appointment, and is erased with the person', async () => {
    const { token } = await bookOne();
    await ask('DELETE', token);
    await book(token, HALF_PAST_TEN);
    const { email } = await readRow('leads');
    const person = readValue(await desk.findPerson(MEERA, { email: String(email) }));
    expect(person.leads[0]?.appointment).toMatchObject({ startsAt: HALF_PAST_TEN });
    const file = await desk.exportPerson(MEERA, { email: String(email) });
    const exported = JSON.parse(await new Response(readValue(file as never) as never).text());
    expect(exported.appointments).toMatchObject([
      { startsAt: TEN, state: 'cancelled' },
      { startsAt: HALF_PAST_TEN, state: 'booked' },
    ]);
    const input = { email: String(email), confirmation: String(email) };
    await desk.erasePerson(MEERA, input);
    expect(await env.DB.prepare('SELECT count(*) AS total FROM appointments').first('total')).toBe(
      0,
    );
  });
});
