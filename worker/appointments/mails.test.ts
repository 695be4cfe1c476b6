import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../contract/durations.ts';
import { type Env, listStaff } from '../core/settings.ts';
import {
  ask,
  book,
  bookFive,
  HALF_PAST_TEN,
  NETWORK,
  NOW,
  openOffice,
  PRIYA,
  postConsultation,
  query,
  readBooking,
  setRules,
  TEN,
  takeToken,
} from '../dev/appointments.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { deleteLeads, MEERA, openDesk, readValue } from '../dev/leads.ts';
import {
  addPartner,
  deliverAll,
  fakeMail,
  readOutbox,
  sweep as sweepWith,
} from '../dev/messages.ts';
import { limiterThatRefuses, makeEnv, PARTNER, recordingLateQueue, send } from '../dev/post.ts';
import { storeLate } from '../intake/store-late.ts';
import { queueDigest } from '../leads/queue-digest.ts';
import { clearSlotsCache } from './slots-cache.ts';

const mail = fakeMail();
const { MAIL, sent } = mail;

beforeEach(async () => {
  sent.length = 0;
  await openOffice();
});

const deliver = (overrides: Partial<Env> = {}) => deliverAll({ MAIL, ...overrides });
const sweep = () => sweepWith({ MAIL });

const toVisitors = () => sent.filter(({ to }) => String(to).includes('@example.com'));
const toStaff = () => sent.filter(({ to }) => !String(to).includes('@example.com'));
/** The beginnings of the subjects. */
const subjectsOf = (mails: typeof sent) => mails.map(({ subject }) => subject.split(':')[0]);
const desk = openDesk();
/** The lead of a token, as the desk opens it. */
const openLead = async (token: string) => {
  const lead = { kind: 'consultation' as const, id: Number(token.split('.')[1]) };
  const { version, appointment } = readValue(await desk.openLead(MEERA, lead));
  return { ...lead, version, appointmentId: appointment?.id ?? 0 };
};
const tokenIn = (text = '') => /\/appointment#([\w.-]+)/.exec(text)?.[1] ?? '';

/** Books, delivers what is due and says that a link was opened. Resolves to the token. */
async function bookConfirmed(startsAt: string): Promise<string> {
  const token = await takeToken();
  await book(token, startsAt);
  await deliver();
  await query("UPDATE appointments SET confirmed_at = '2026-12-01T03:00:00.000Z'");
  sent.length = 0;
  return token;
}

function readEntry(index = -1) {
  const [attachment] = toVisitors().at(index)?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(attachment?.content)));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  return { calendar, event, method: calendar.getFirstPropertyValue('method') };
}

describe('the mail after a booking', () => {
  it('says when, how and with whom, in our words only, with a file for the calendar', async () => {
    const token = await takeToken({ name: 'Zelda Fitz' });
    const url = 'https://meet.example/priya';
    await desk.setMeetingLink(MEERA, { member: PRIYA, url });
    const { reference } = await readBooking(await book(token, TEN));
    await deliver();
    expect(toVisitors()).toHaveLength(1);
    const [{ subject, text = '', html = '', attachments } = {}] = toVisitors();
    expect(subject).toBe('Your consultation: Wednesday 2 December 2026, 10:00 (India time)');
    for (const words of [
      `Your consultation is booked. Reference: ${reference}.`,
      'When: Wednesday 2 December 2026, 10:00 to 10:30 (India time)',
      'How: Video call',
      'With: Priya of',
      `Open this link when it is time: ${url}`,
      'it will replace the old entry',
    ]) {
      expect(text).toContain(words);
    }
    expect(text + html + subject).not.toContain('Zelda');
    const file = { disposition: 'attachment', filename: 'appointment.ics', type: 'text/calendar' };
    expect(attachments).toMatchObject([file]);
    const { event, method } = readEntry();
    expect(method).toBe('PUBLISH');
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toJSDate().toISOString()).toBe(TEN);
    expect(event.getFirstPropertyValue('sequence')).toBe(0);
    expect(event.getFirstPropertyValue('description')).toContain(url);
    expect(event.getFirstPropertyValue('location')).toContain(url);
  });

  it.each([
    ['the setting is off', { VISITOR_MAIL: 'off' }],
    ['there is no mail', { MAIL: undefined }],
  ] as [string, Partial<Env>][])('is not written where %s, nor waits', async (_, env) => {
    await book(await takeToken(), TEN, { env });
    const topics = (await readOutbox()).map(({ topic }) => topic);
    expect(topics.filter((topic) => topic === 'visitor' || topic === 'reminder')).toEqual([]);
  });
});

describe('a change', () => {
  it('by the visitor is not mailed before a link was opened: once a mailbox and day', async () => {
    const token = await takeToken();
    await book(token, TEN);
    await deliver();
    await book(token, HALF_PAST_TEN);
    await deliver();
    expect(toVisitors()).toHaveLength(1);
    expect(await query("SELECT last_error FROM outbox WHERE topic = 'visitor'")).toEqual([
      { last_error: null },
      { last_error: 'needless' },
    ]);
  });

  it('by the link of a mail is mailed, and its entry replaces the one before', async () => {
    await book(await takeToken(), TEN);
    await deliver();
    const first = readEntry();
    const link = tokenIn(toVisitors()[0]?.text);
    await book(link, HALF_PAST_TEN);
    await deliver();
    expect(toVisitors()).toHaveLength(2);
    const second = readEntry();
    await ask('DELETE', link);
    await deliver();
    const entries = [first, second, readEntry()];
    const read = (name: string) => entries.map(({ event }) => event.getFirstPropertyValue(name));
    expect(new Set(read('uid')).size).toBe(1);
    expect(read('sequence')).toEqual([0, 1, 2]);
    expect(read('status').at(-1)).toBe('CANCELLED');
    expect(toVisitors().at(-1)?.text).toContain('removes it from your calendar');
  });

  it('by the office is always mailed, and counts for no network', async () => {
    const token = await takeToken();
    await book(token, TEN);
    await deliver();
    const { appointmentId: id } = await openLead(token);
    const move = { id, version: 1, startsAt: HALF_PAST_TEN, member: PRIYA };
    await desk.moveAppointment(MEERA, move);
    await deliver();
    await desk.cancelAppointment(MEERA, { id, version: 2 });
    await deliver();
    const mails = await query(
      "SELECT payload ->> 'network' AS network FROM outbox WHERE topic = 'visitor'",
    );
    expect(mails.map(({ network }) => network)).toEqual([expect.any(String), null, null]);
    expect(subjectsOf(toVisitors())).toEqual([
      'Your consultation',
      'Your consultation has a new time',
      'Your consultation is cancelled',
    ]);
  });

  it('is not mailed once another has overtaken it', async () => {
    const token = await takeToken({ consultationType: 'in-person' });
    await book(token, TEN);
    await book(token, HALF_PAST_TEN);
    await deliver();
    expect(toVisitors().map(({ subject }) => subject)).toEqual([
      'Your consultation has a new time: Wednesday 2 December 2026, 10:30 (India time)',
    ]);
    expect(toVisitors()[0]?.text).toContain('Come to our office: Barakhamba Road');
  });

  it('by two who share a mailbox leads to one mail a day', async () => {
    await book(await takeToken({ email: 'asha+one@example.com' }), TEN);
    await book(await takeToken({ email: 'asha+two@example.com' }), HALF_PAST_TEN);
    await deliver();
    expect(toVisitors()).toHaveLength(1);
  });

  it('leads to no mail once its lead is erased or spam', async () => {
    await book(await takeToken(), TEN);
    await book(await takeToken(), HALF_PAST_TEN);
    await query("UPDATE leads SET spam_at = '2026-12-01T02:31:00.000Z' WHERE row_id = 1");
    await deleteLeads('lead.row_id = 2');
    await deliver();
    expect(sent).toEqual([]);
  });
});

describe('a booking that is held', () => {
  async function holdOne(): Promise<string> {
    const options = { headers: NETWORK };
    await bookFive(options);
    // One run sends no more than some.
    await deliver();
    await deliver();
    sent.length = 0;
    await book(await takeToken(), TEN, options);
    await deliver();
    expect(toStaff().map(({ subject }) => subject)).not.toContain('Appointment booked');
    const [{ subject, text, attachments } = {}] = toVisitors();
    expect(subject).toBe(
      'Please confirm your consultation: Wednesday 2 December 2026, 10:00 (India time)',
    );
    expect(attachments).toBeUndefined();
    sent.length = 0;
    return tokenIn(text);
  }

  it('is booked once the link of its mail is opened, and mailed like any other', async () => {
    const link = await holdOne();
    const { appointment } = await readBooking(await ask('GET', link));
    expect(appointment).toMatchObject({ state: 'booked', startsAt: TEN });
    // Members have had their three emails of these ten minutes.
    setClock(new Date(readClock().getTime() + 15 * MINUTE_MS).toISOString());
    await deliver();
    expect(toVisitors().map(({ subject }) => subject)).toEqual([
      'Your consultation: Wednesday 2 December 2026, 10:00 (India time)',
    ]);
    expect(toStaff().map(({ subject }) => subject)).toContain('Appointment booked');
    expect(await readBooking(await ask('GET', link))).toMatchObject({ appointment });
  });

  it('leads to the free times where somebody else has the time by then', async () => {
    const link = await holdOne();
    await book(await takeToken(), TEN);
    expect((await readBooking(await ask('GET', link))).appointment).toBeNull();
    const response = await book(link, HALF_PAST_TEN, { headers: NETWORK });
    expect((await readBooking(response)).appointment?.startsAt).toBe(HALF_PAST_TEN);
  });
});

it.each([
  ['as spam gets no mail', { isSpam: true }, []],
  [
    'as closed gets one mail',
    { status: 'closed', cancels: true },
    ['Your consultation is cancelled'],
  ],
] as const)('a lead ended early %s and no reminder', async (_, change, subjects) => {
  const token = await bookConfirmed('2026-12-05T04:30:00.000Z');
  const { kind, id, version } = await openLead(token);
  readValue(await desk.changeLead(MEERA, { kind, id, version, change }));
  await deliver();
  const kept = await query("SELECT 1 FROM outbox WHERE topic = 'visitor' AND id > 5");
  expect(kept).toHaveLength(subjects.length);
  expect(subjectsOf(toVisitors())).toEqual(subjects);
  const told = toStaff().map(({ to, subject }) => [String(to), subject]);
  expect(told).toEqual([[PRIYA, 'Appointment cancelled']]);
  sent.length = 0;
  setClock('2026-12-04T04:31:00.000Z');
  await sweep();
  expect(sent).toEqual([]);
});

describe('reminders', () => {
  const sweepAt = async (instant: string) => {
    sent.length = 0;
    setClock(instant);
    await sweep();
    return subjectsOf(sent);
  };

  it('go out by the cron, a day before and an hour before', async () => {
    const url = 'https://meet.example/priya';
    await desk.setMeetingLink(MEERA, { member: PRIYA, url });
    await bookConfirmed('2026-12-05T04:30:00.000Z');
    expect(await sweepAt('2026-12-04T04:29:00.000Z')).toEqual([]);
    expect(await sweepAt('2026-12-04T04:30:00.000Z')).toEqual(['Tomorrow']);
    expect(sent[0]?.text).toMatch(`Join the video call:\n${url}\n\nChange or cancel it:\n`);
    expect(await sweepAt('2026-12-05T03:29:00.000Z')).toEqual([]);
    expect(await sweepAt('2026-12-05T03:30:00.000Z')).toEqual(['Soon']);
    expect(await sweepAt('2026-12-05T04:00:00.000Z')).toEqual([]);
    const missed = await query('SELECT reminder_missed FROM appointments');
    expect(missed).toEqual([{ reminder_missed: 0 }]);
  });

  it('are needless after a move or a cancellation, and the new time has its own', async () => {
    const token = await takeToken();
    await book(token, '2026-12-05T04:30:00.000Z');
    await book(token, '2026-12-08T04:30:00.000Z');
    await deliver();
    expect(await sweepAt('2026-12-05T04:00:00.000Z')).toEqual([]);
    expect(await sweepAt('2026-12-07T04:30:00.000Z')).toEqual(['Tomorrow']);
    expect(sent[0]?.subject).toContain('Tuesday 8 December 2026, 10:00 (India time)');
    await ask('DELETE', token);
    setClock('2026-12-08T03:30:00.000Z');
    await deliver();
    expect(await sweepAt('2026-12-08T03:30:00.000Z')).toEqual([]);
  });

  it('a day before are dropped on the day itself, as the one an hour before follows, and for what is near', async () => {
    await bookConfirmed(TEN);
    expect(await sweepAt('2026-12-02T03:30:00.000Z')).toEqual(['Soon']);
    await query('DELETE FROM outbox');
    await setRules({ noticeHours: 0 });
    await book(await takeToken(), '2026-12-02T05:00:00.000Z');
    expect((await readOutbox()).map(({ topic }) => topic)).not.toContain('reminder');
  });

  it('are dropped once the appointment has begun, which the desk shows', async () => {
    await book(await takeToken(), TEN);
    await deliver();
    expect(await sweepAt('2026-12-02T04:31:00.000Z')).toEqual([]);
    const days = { from: '2026-12-02', to: '2026-12-02' };
    const { appointments } = readValue(await desk.readCalendar(MEERA, days));
    expect(appointments).toMatchObject([{ isReminderMissed: true }]);
  });
});

describe('a lead that was not shown times', () => {
  const person = { name: 'Asha Rao', phone: '+91 98765 43210', consultationType: 'video' };
  const postNatively = (overrides: Partial<Env> = {}, email = 'asha@example.com') =>
    send('/send/consultation', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...person, email }).toString(),
      env: overrides,
    });

  it('posted by the browser itself gets a mail whose link leads to the times', async () => {
    const response = await postNatively();
    expect([response.status, response.headers.get('sa-appointment')]).toEqual([303, null]);
    await deliver();
    const [{ subject = '', text } = {}] = toVisitors();
    expect(subject).toMatch(/^Choose a time for your consultation with /);
    const token = tokenIn(text);
    expect((await readBooking(await ask('GET', token))).appointment).toBeNull();
    expect((await book(token, TEN)).status).toBe(200);
    // The visitor has opened a link, so the confirmation comes on the same day.
    await deliver();
    expect(toVisitors().at(-1)?.text).toContain('Your consultation is booked.');
  });

  it('gets none where the setting is off, nobody has hours, or it has been shown them', async () => {
    await postNatively({ VISITOR_MAIL: 'off' });
    await takeToken();
    await deliver();
    await query('DELETE FROM office_hours');
    await clearSlotsCache();
    await postNatively({}, 'meera@example.com');
    await deliver();
    expect(toVisitors()).toEqual([]);
  });

  it('gets it when it is stored from the queue, once', async () => {
    const { LATE, queued } = recordingLateQueue();
    const env = { LATE, BREAKER_LIMITER: limiterThatRefuses };
    const { response, token } = await postConsultation({}, { env });
    expect([response.status, token]).toEqual([201, null]);
    for (const _ of [1, 2]) await storeLate(queued, makeEnv());
    await deliver();
    expect(toVisitors()).toHaveLength(1);
  });
});

describe('staff', () => {
  it('get one mail each about a booking, a move and the change of a colleague, without data of the visitor', async () => {
    const token = await takeToken({ name: 'Zelda Fitz' });
    await deliver();
    sent.length = 0;
    const { reference } = await readBooking(await book(token, TEN));
    await deliver({ STAFF_EMAILS: 'nobody-else@desk.example' });
    expect(toStaff().map(({ to }) => String(to))).toEqual(['team@study-abroad.example', PRIYA]);
    const [{ subject, text = '' } = {}] = toStaff();
    expect(subject).toBe('Appointment booked');
    expect(text).toContain(
      `Appointment booked: Wednesday 2 December 2026, 10:00 (India time). Video call, ${reference}.`,
    );
    expect(text).toContain('http://localhost:8788/#lead/consultation/');
    await book(token, HALF_PAST_TEN);
    await deliver();
    const former = '10:30 (India time), instead of Wednesday 2 December 2026, 10:00';
    expect(toStaff().at(-1)?.text).toContain(former);
    expect(JSON.stringify(toStaff())).not.toMatch(/Zelda|asha|98765/);
    sent.length = 0;
    const { appointmentId: id } = await openLead(token);
    await desk.cancelAppointment(MEERA, { id, version: 2 });
    await deliver();
    const told = toStaff().map(({ to, subject }) => [String(to), subject]);
    expect(told).toEqual([[PRIYA, 'Appointment cancelled']]);
  });

  it('get one mail about all that had to wait, and the visitors theirs, once mail is back', async () => {
    await book(await takeToken(), TEN);
    await book(await takeToken(), HALF_PAST_TEN);
    mail.faults.refuse = new Error('down');
    await deliver();
    mail.faults.refuse = null;
    setClock('2026-12-01T02:40:00.000Z');
    await sweep();
    const toPriya = toStaff().filter(({ to }) => String(to) === PRIYA);
    expect(toPriya.map(({ subject }) => subject)).toEqual(['2 appointment changes']);
    expect(toVisitors()).toHaveLength(2);
  });

  it('have the day in the digest: times, ways and references', async () => {
    const token = await takeToken();
    const { reference } = await readBooking(await book(token, TEN));
    await query("UPDATE leads SET status = 'done'");
    await deliver();
    sent.length = 0;
    setClock('2026-12-02T03:30:00.000Z');
    await queueDigest(makeEnv(), readClock());
    await deliver();
    const [{ subject, text = '' } = {}] = toStaff();
    expect(subject).toBe('Appointments today');
    expect(text).toContain(`Appointments today: 10:00 Video call, ${reference}`);
    expect(text).not.toMatch(/asha/i);
  });
});

it('a partner is notified once of a booking for a lead from its page, without the time', async () => {
  await addPartner();
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return new Response(null, { status: 204 });
  });
  const { token } = await postConsultation({}, { headers: { origin: PARTNER } });
  await deliver();
  for (const startsAt of [TEN, HALF_PAST_TEN]) {
    await book(token ?? '', startsAt);
    await deliver();
  }
  expect(bodies).toMatchObject([{ kind: 'consultation' }, { kind: 'appointment' }]);
  const event = expect.stringMatching(/^[0-9a-f]{32}$/);
  const plain = { version: 1, attempt: 1, campaign: null };
  const id = Number(token?.split('.')[1]);
  expect(bodies[1]).toEqual({ ...plain, event, id, kind: 'appointment', time: NOW });
});

it('every member gets one mail about a changed link for video calls, with its author and host', async () => {
  const set = (url: string | null) => desk.setMeetingLink(MEERA, { member: PRIYA, url });
  await set(null);
  for (const _ of [1, 2]) await set('https://meet.example/priya?pwd=7');
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual(listStaff(makeEnv()).map((member) => [member]));
  const [{ subject, text = '' } = {}] = sent;
  expect(subject).toBe('A link for video calls has changed');
  expect(text).toContain(`${MEERA.email} set ${PRIYA}’s link to an address at meet.example`);
  expect(text).toContain('/#hours');
  expect(text).not.toContain('pwd=7');
  await set(null);
  await deliver();
  expect(sent.at(-1)?.text).toContain(`${MEERA.email} removed ${PRIYA}’s link`);
});
