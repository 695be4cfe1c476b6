import { beforeEach, describe, expect, it } from 'vitest';
import type { OfficeHours } from '../contract/calendar.ts';
import type { DeskInput } from '../contract/desk.ts';
import type { DeskAppointment, Lead, Member } from '../contract/leads.ts';
import {
  ask,
  book,
  HALF_PAST_TEN,
  insertHours,
  insertMember,
  MORNINGS,
  NETWORK,
  openOffice,
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
  await openOffice();
  await insertMember(TOM, TOM_MEMBER.name);
});

/** A visitor has booked a time. Resolves to the id of the lead and the token. */
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

/** A visitor has booked a time. Resolves to the appointment, as the desk shows it, with its token. */
async function bookAndOpen(startsAt = TEN, headers: Record<string, string> = {}) {
  const { leadId, token } = await bookOne(startsAt, headers);
  return { ...(await openAppointment(leadId)), leadId, token };
}

const daysOffered = async () => (await readSlots()).days.map(({ day }) => day);
const firstStarts = async () => (await readSlots()).days[0]?.starts ?? [];

const changeLead = (id: number, version: number, change: DeskInput<'changeLead'>['change']) =>
  desk.changeLead(MEERA, { kind: 'consultation', id, version, change });

const MORNING: OfficeHours = { weekday: 3, from: '10:00', to: '11:00', ways: ['video'] };

describe('the calendar', () => {
  const readDays = async (from: string, to: string) =>
    readValue(await desk.readCalendar(MEERA, { from, to }));

  it('shows the days that are asked for, with who is there and who is off', async () => {
    await bookOne();
    await bookOne('2026-12-04T04:30:00.000Z');
    const off = { member: TOM, from: '2026-12-03', to: '2026-12-09', label: 'Leave' };
    await desk.addDayOff(MEERA, off);
    const page = await readDays('2026-12-02', '2026-12-03');
    const lead = { kind: 'consultation', name: 'Asha Rao', status: 'scheduled', topic: 'video' };
    const time = { startsAt: TEN, endsAt: HALF_PAST_TEN, way: 'video', member: PRIYA };
    const booked = { ...time, lead, state: 'booked', version: 1, sameNetwork: 1 };
    expect(page).toMatchObject({ appointments: [booked], unassigned: [], daysOff: [off] });
    expect(page.members.map(({ email }) => email)).toEqual([MEERA.email, PRIYA, TOM]);
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

  it('shows whose counsellor has left, whatever the day, and drops nothing but the video link', async () => {
    await insertHours(TOM);
    await query('DELETE FROM office_hours WHERE member = ?', PRIYA);
    await desk.setMeetingLink(MEERA, { member: TOM, url: 'https://meet.example/tom' });
    const { leadId, token } = await bookOne('2026-12-10T04:30:00.000Z');
    await query('DELETE FROM members WHERE email = ?', TOM);
    const { appointment } = await readBooking(await ask('GET', token));
    expect(appointment).toMatchObject({ state: 'booked', meetingUrl: null });
    const page = await readDays('2026-12-02', '2026-12-02');
    expect(page.unassigned).toMatchObject([{ member: null, lead: { id: leadId } }]);
    await insertHours(PRIYA);
    const { id, version, startsAt } = await openAppointment(leadId);
    const moved = await desk.moveAppointment(MEERA, { id, version, startsAt, member: PRIYA });
    expect(readValue(moved).appointment).toMatchObject({ member: PRIYA, startsAt });
  });
});

describe('hours', () => {
  it('begin with the rules of the office and none, are replaced as a week, and open times at once', async () => {
    await query('DELETE FROM booking_rules');
    await query('DELETE FROM office_hours');
    const first = readValue(await desk.readHours(MEERA, {}));
    const rules = { minutes: 30, bufferMinutes: 0, noticeHours: 4, horizonDays: 14 };
    expect(first.rules).toEqual({ ...rules, offlinePercent: 20, showsNames: true, version: 1 });
    const priya = { email: PRIYA, name: 'Priya Nair', meetingUrl: null, version: 1 };
    expect(first.members).toContainEqual({ ...priya, hours: [], hasFeed: false });
    await readSlots();
    const input = { member: TOM, version: 1, hours: [MORNING] };
    const { members } = readValue(await desk.changeHours(TOM_MEMBER, input));
    const tom = members.find(({ email }) => email === TOM);
    expect(tom).toMatchObject({ hours: [MORNING], version: 2 });
    expect(await daysOffered()).toEqual(['2026-12-02', '2026-12-09']);
    expect(await readAudit()).toEqual([[TOM, 'hours', TOM, null, null]]);
  });

  it('may meet, may not overlap, and are not overwritten by a member who has read older ones', async () => {
    const meeting = [MORNING, { ...MORNING, from: '11:00', to: '24:00' }];
    const overlapping = [{ ...MORNING, from: '10:59', to: '12:00' }, MORNING];
    const change = (version: number, hours: OfficeHours[]) =>
      desk.changeHours(MEERA, { member: TOM, version, hours });
    expect(await change(1, overlapping)).toEqual({ problem: 'overlapping-hours' });
    const { members } = readValue(await change(1, meeting));
    expect(members.find(({ email }) => email === TOM)?.hours).toEqual(meeting);
    const current = { members: expect.any(Array) };
    expect(await change(1, [])).toMatchObject({ problem: 'conflict', current });
    expect('value' in (await change(2, meeting))).toBe(true);
  });

  it('are the member’s and an admin’s to change, like the link and the feed', async () => {
    const changes: ((actor: Member, member: string) => Promise<unknown>)[] = [
      (actor, member) => desk.changeHours(actor, { member, version: 1, hours: [] }),
      (actor, member) => desk.setMeetingLink(actor, { member, url: null }),
      (actor, member) => desk.makeCalendarFeed(actor, { member }),
      (actor, member) => desk.stopCalendarFeed(actor, { member }),
    ];
    for (const change of changes) {
      expect(await change(TOM_MEMBER, PRIYA)).toEqual({ problem: 'not-an-admin' });
    }
    for (const change of changes.slice(0, 3)) {
      const problem = 'unknown-member';
      expect(await change(MEERA, 'nobody@desk.example')).toEqual({ problem });
    }
  });

  it('follow rules that an admin changes, and a second admin gets the conflict', async () => {
    const lengths = { minutes: 45 as const, bufferMinutes: 15, noticeHours: 0, horizonDays: 3 };
    const rules = { ...lengths, offlinePercent: 0, showsNames: false };
    const changed = readValue(await desk.changeBookingRules(MEERA, { version: 1, rules }));
    expect(changed.rules).toEqual({ ...rules, version: 2 });
    expect(await readSlots()).toMatchObject({
      minutes: 45,
      days: [{ starts: ['2026-12-01T04:30:00.000Z', '2026-12-01T05:30:00.000Z'] }, {}, {}, {}],
    });
    const late = await desk.changeBookingRules(MEERA, { version: 1, rules });
    expect(late).toMatchObject({ problem: 'conflict', current: { rules: { version: 2 } } });
  });

  it('know days off, which are added once and taken back, and the history says so', async () => {
    const off = { member: null, from: '2026-12-02', to: '2026-12-02', label: 'Holiday' };
    await desk.addDayOff(MEERA, off);
    const { daysOff } = readValue(await desk.addDayOff(MEERA, off));
    expect(daysOff).toEqual([{ id: expect.any(Number), ...off }]);
    expect((await daysOffered())[0]).toBe('2026-12-03');
    const [{ id = 0 } = {}] = daysOff;
    expect(readValue(await desk.removeDayOff(MEERA, { id })).daysOff).toEqual([]);
    expect(await desk.removeDayOff(MEERA, { id })).toEqual({ problem: 'not-found' });
    expect((await daysOffered())[0]).toBe('2026-12-02');
    await desk.setRetention(MEERA, { kind: 'contact', days: 365 });
    const detail = { from: '2026-12-02', to: '2026-12-02' };
    expect(readValue(await desk.readHours(TOM_MEMBER, {})).events).toMatchObject([
      { actor: MEERA.email, action: 'day-off-removed', subject: null, detail },
      { actor: MEERA.email, action: 'day-off-added', subject: null, detail },
    ]);
  });

  it('let a member have own days off, and leave those of others and of all to an admin', async () => {
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

  it('and the calendar refuse days in reverse, too many days, impossible days and unknown members', async () => {
    const off = { member: null, label: 'Leave' };
    for (const [from, to, longest] of [
      ['2026-12-03', '2026-12-02', '2026-12-02'],
      ['2026-12-01', '2027-02-01', '2028-12-02'],
      ['2026-02-30', '2026-03-02', '2026-03-02'],
    ] as const) {
      const problem = 'invalid-days';
      expect(await desk.readCalendar(MEERA, { from, to })).toEqual({ problem });
      expect(await desk.addDayOff(MEERA, { ...off, from, to: longest })).toEqual({ problem });
    }
    const day = { from: '2026-12-03', to: '2026-12-03' };
    const unknown = { ...off, ...day, member: 'nobody@desk.example' };
    expect(await desk.addDayOff(MEERA, unknown)).toEqual({ problem: 'unknown-member' });
  });
});

describe('a member', () => {
  it('finds what is free for a week, also within the notice', async () => {
    await setRules({ noticeHours: 168, offlinePercent: 90 });
    const free = readValue(await desk.listFreeTimes(MEERA, { way: 'video', from: '2026-12-01' }));
    expect(free).toMatchObject({ minutes: 30 });
    expect(free.times).toHaveLength(4 * 7);
    expect(free.times[0]).toEqual({ startsAt: '2026-12-01T04:30:00.000Z', members: [PRIYA] });
    const wrong = await desk.listFreeTimes(MEERA, { way: 'video', from: '2026-02-30' });
    expect(wrong).toEqual({ problem: 'invalid-days' });
  });

  it('books for a lead on the phone, which the visitor can change by the link', async () => {
    const token = await takeToken();
    const id = Number(token.split('.')[1]);
    const input = { kind: 'consultation' as const, id, startsAt: TEN, member: PRIYA };
    const lead = readValue(await desk.bookAppointment(MEERA, input));
    const appointment = { startsAt: TEN, member: PRIYA };
    const events = ['booked', 'status'].map((action) => ({ actor: MEERA.email, action }));
    expect(lead).toMatchObject({ status: 'scheduled', appointment, events });
    expect(readValue(await desk.bookAppointment(MEERA, input)).version).toBe(lead.version);
    const later = await desk.bookAppointment(MEERA, { ...input, startsAt: HALF_PAST_TEN });
    expect(later).toEqual({ problem: 'already-booked' });
    expect((await readBooking(await ask('GET', token))).changesLeft).toBe(4);
    expect((await book(token, HALF_PAST_TEN)).status).toBe(200);
  });

  it('cannot book a time that is gone, an unknown member, a message or a deleted lead', async () => {
    const id = Number((await takeToken()).split('.')[1]);
    const input = { kind: 'consultation' as const, id, startsAt: TEN, member: PRIYA };
    for (const [change, problem] of [
      [{ startsAt: '2026-12-02T07:30:00.000Z' }, 'time-gone'],
      [{ member: 'nobody@desk.example' }, 'unknown-member'],
      [{ kind: 'contact' as const }, 'not-found'],
      [{ id: 999 }, 'not-found'],
    ] as const) {
      expect(await desk.bookAppointment(MEERA, { ...input, ...change })).toEqual({ problem });
    }
  });

  it('moves it to another time and a colleague; of two moves at once, one gets a conflict', async () => {
    await insertHours(TOM);
    const { id, version, member, leadId, token } = await bookAndOpen();
    const other = member === PRIYA ? TOM : PRIYA;
    const input = { id, version, startsAt: HALF_PAST_TEN, member: other };
    const lead = readValue(await desk.moveAppointment(MEERA, input));
    expect(lead.appointment).toMatchObject({ startsAt: HALF_PAST_TEN, member: other, version: 2 });
    const detail = { from: TEN, to: HALF_PAST_TEN };
    expect(lead.events.at(-1)).toMatchObject({ actor: MEERA.email, action: 'moved', detail });
    const appointment = { startsAt: HALF_PAST_TEN, sequence: 1 };
    const shown = await readBooking(await ask('GET', token));
    expect(shown).toMatchObject({ appointment, changesLeft: 3 });
    const move = (startsAt: string) =>
      desk.moveAppointment(MEERA, { id, version: 2, startsAt, member: PRIYA });
    const answers = await Promise.all([move(TEN), move('2026-12-02T05:30:00.000Z')]);
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problem' in answer)).toMatchObject([
      { problem: 'conflict', current: { id: leadId, appointment: { version: 3 } } },
    ]);
    expect(await readAppointments()).toHaveLength(1);
  });

  it('cannot book two leads at one time', async () => {
    const [first, second] = [await bookAndOpen(), await bookAndOpen(HALF_PAST_TEN)];
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
    const { id, version, token } = await bookAndOpen();
    const lead = readValue(await desk.cancelAppointment(MEERA, { id, version }));
    expect(lead).toMatchObject({ status: 'contacted', appointment: { state: 'cancelled' } });
    expect((await firstStarts())[0]).toBe(TEN);
    expect((await readBooking(await ask('GET', token))).appointment?.state).toBe('cancelled');
    expect('value' in (await desk.cancelAppointment(MEERA, { id, version }))).toBe(true);
    const input = { id, version: 2, startsAt: TEN, member: PRIYA };
    const moved = await desk.moveAppointment(MEERA, input);
    expect(moved).toEqual({ problem: 'not-booked' });
  });

  it('frees the time of a lead marked as spam; a release does not restore the appointment', async () => {
    const { leadId } = await bookOne();
    const mark = (version: number, isSpam: boolean) => changeLead(leadId, version, { isSpam });
    await readSlots();
    const { version } = await openLead(leadId);
    const stale = await mark(version - 1, true);
    expect(stale).toMatchObject({ problem: 'conflict' });
    expect((await openAppointment(leadId)).state).toBe('booked');
    const spam = readValue(await mark(version, true));
    expect(spam).toMatchObject({ folder: 'spam', appointment: { state: 'cancelled', version: 2 } });
    const events = ['spam', 'cancelled', 'status'].map((action) => ({
      actor: MEERA.email,
      action,
    }));
    expect(spam.events.slice(-3)).toMatchObject(events);
    expect((await firstStarts())[0]).toBe(TEN);
    const input = { kind: 'consultation' as const, id: leadId, startsAt: TEN, member: PRIYA };
    const refused = await desk.bookAppointment(TOM_MEMBER, input);
    expect(refused).toMatchObject({ problem: 'conflict', current: { folder: 'spam' } });
    const wanted = readValue(await mark(spam.version, false));
    expect(wanted).toMatchObject({ folder: 'inbox', appointment: { state: 'cancelled' } });
    const { appointment } = readValue(await desk.bookAppointment(TOM_MEMBER, input));
    expect(appointment).toMatchObject({ state: 'booked', startsAt: TEN });
  });

  it.each(['done', 'closed'] as const)('is not ahead of a lead that is %s', async (status) => {
    const { leadId } = await bookOne();
    const mark = (version: number, cancels: { cancels?: true }) =>
      changeLead(leadId, version, { status, ...cancels });
    await readSlots();
    const { version } = await openLead(leadId);
    expect(await mark(version, {})).toEqual({ problem: 'has-appointment' });
    expect(await openLead(leadId)).toMatchObject({ status: 'scheduled', version });
    expect(await mark(version - 1, { cancels: true })).toMatchObject({ problem: 'conflict' });
    expect((await openAppointment(leadId)).state).toBe('booked');
    const lead = readValue(await mark(version, { cancels: true }));
    expect(lead).toMatchObject({ status, appointment: { state: 'cancelled' } });
    expect((await firstStarts())[0]).toBe(TEN);
  });

  it.each([
    ['done', { status: 'done' as const }, { status: 'done' }],
    ['spam', { isSpam: true }, { folder: 'spam' }],
  ])('that has begun stays as it is where its lead is %s', async (_, change, expected) => {
    const { leadId } = await bookOne();
    setClock('2026-12-02T04:31:00.000Z');
    const { version } = await openLead(leadId);
    const lead = readValue(await changeLead(leadId, version, change));
    expect(lead).toMatchObject({ ...expected, appointment: { state: 'booked' } });
  });

  it('says of one that has begun whether it took place, and may correct that', async () => {
    const { id } = await bookAndOpen();
    const close = (version: number, state: 'done' | 'missed') =>
      desk.closeAppointment(MEERA, { id, version, state });
    expect(await close(1, 'done')).toEqual({ problem: 'too-early' });
    setClock('2026-12-02T04:31:00.000Z');
    const cancelled = await desk.cancelAppointment(MEERA, { id, version: 1 });
    expect(cancelled).toEqual({ problem: 'not-booked' });
    const appointment = { state: 'missed', version: 2 };
    const missed = readValue(await close(1, 'missed'));
    expect(missed).toMatchObject({ status: 'contacted', appointment });
    const done = readValue(await close(2, 'done'));
    expect(done).toMatchObject({ status: 'done', appointment: { state: 'done' } });
    const actions = done.events.map(({ action }) => action).join(' ');
    expect(actions).toBe('booked status opened missed status status');
    expect(await close(1, 'missed')).toMatchObject({ problem: 'conflict' });
  });

  it('releases all that one network has booked, and no other', async () => {
    const { leadId } = await bookOne(TEN, NETWORK);
    await bookOne(HALF_PAST_TEN, NETWORK);
    await bookOne('2026-12-02T05:30:00.000Z');
    const { id, sameNetwork } = await openAppointment(leadId);
    expect(sameNetwork).toBe(2);
    expect(await desk.releaseNetwork(TOM_MEMBER, { id })).toEqual({ value: { released: 2 } });
    expect(await desk.releaseNetwork(TOM_MEMBER, { id })).toEqual({ value: { released: 0 } });
    const states = await query('SELECT state FROM appointments ORDER BY starts_at');
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'booked']);
    expect(await readAudit()).toEqual([[TOM, 'network-released', `appointment ${id}`, null, null]]);
    const events = await query(
      "SELECT 1 FROM lead_events WHERE actor = ? AND action = 'cancelled'",
      TOM,
    );
    expect(events).toHaveLength(2);
  });

  it('releases all appointments that were not confirmed within a day, and none that a member has confirmed', async () => {
    const strangers = [await bookOne('2026-12-04T04:30:00.000Z')];
    strangers.push(await bookOne('2026-12-05T04:30:00.000Z'));
    const confirmed = await bookAndOpen('2026-12-06T04:30:00.000Z');
    const { isConfirmed, id: confirmedId } = confirmed;
    const lead = readValue(await desk.confirmAppointment(TOM_MEMBER, { id: confirmedId }));
    expect([isConfirmed, lead.appointment?.isConfirmed]).toEqual([false, true]);
    const detail = { from: null, to: confirmed.startsAt };
    expect(lead.events.at(-1)).toMatchObject({ actor: TOM, action: 'confirmed', detail });
    const again = readValue(await desk.confirmAppointment(MEERA, { id: confirmedId }));
    expect(again.events).toHaveLength(lead.events.length);
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

  it('answers not-found for an appointment that no longer exists', async () => {
    const gone = { id: 999, version: 1 };
    for (const answer of [
      desk.moveAppointment(MEERA, { ...gone, startsAt: TEN, member: PRIYA }),
      desk.cancelAppointment(MEERA, gone),
      desk.closeAppointment(MEERA, { ...gone, state: 'done' }),
      desk.confirmAppointment(MEERA, { id: 999 }),
      desk.releaseNetwork(MEERA, { id: 999 }),
    ]) {
      expect(await answer).toEqual({ problem: 'not-found' });
    }
  });
});

describe('the link of a member’s video calls', () => {
  const URL = 'https://meet.example/priya?room=1';
  const set = (url: string | null) => desk.setMeetingLink(MEERA, { member: PRIYA, url });

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
    for (const _ of [1, 2]) await set(null);
    expect(await urlNow()).toBeNull();
    for (const _ of [1, 2]) await set(URL);
    await ask('DELETE', token);
    expect(await urlNow()).toBeNull();
    expect((await readAudit()).map(([, action, , , url]) => [action, url])).toEqual([
      ['meeting-link', URL],
      ['meeting-link', null],
      ['meeting-link', URL],
    ]);
  });
});

it('a calendar’s address is shown once, made anew and stopped', async () => {
  const { url, hours } = readValue(await desk.makeCalendarFeed(TOM_MEMBER, { member: TOM }));
  expect(url).toMatch(/^http:\/\/localhost:8787\/calendar\/[\w-]{43}\.ics$/);
  expect(hours.members.find(({ email }) => email === TOM)?.hasFeed).toBe(true);
  const kept = JSON.stringify(await query('SELECT * FROM calendar_feeds'));
  expect(kept).not.toContain(url.slice(-47, -4));
  const again = readValue(await desk.makeCalendarFeed(MEERA, { member: TOM }));
  expect(again.url).not.toBe(url);
  const stopped = readValue(await desk.stopCalendarFeed(TOM_MEMBER, { member: TOM }));
  expect(stopped.members.find(({ email }) => email === TOM)?.hasFeed).toBe(false);
});

it('the data of a person includes every appointment, and is erased with the person', async () => {
  const { token } = await bookOne();
  await ask('DELETE', token);
  await book(token, HALF_PAST_TEN);
  const { email } = await readRow('leads');
  const person = readValue(await desk.findPerson(MEERA, { email: String(email) }));
  expect(person.leads[0]?.appointment).toMatchObject({ startsAt: HALF_PAST_TEN });
  const file = await desk.exportPerson(MEERA, { email: String(email) });
  const exported = JSON.parse(await new Response(readValue(file as never) as never).text());
  const cancelled = { startsAt: TEN, state: 'cancelled' };
  const booked = { startsAt: HALF_PAST_TEN, state: 'booked' };
  expect(exported.appointments).toMatchObject([cancelled, booked]);
  expect(await firstStarts()).not.toContain(HALF_PAST_TEN);
  const input = { email: String(email), confirmation: String(email) };
  await desk.erasePerson(MEERA, input);
  expect(await firstStarts()).toContain(HALF_PAST_TEN);
  expect(await readAppointments()).toEqual([]);
});
