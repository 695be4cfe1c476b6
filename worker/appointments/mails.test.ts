import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Env, listStaff } from '../core/settings.ts';
import {
  ask,
  book,
  HALF_PAST_TEN,
  insertHours,
  MORNINGS,
  NOW,
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
import { makeEnv, PARTNER, send } from '../dev/post.ts';
import { queueDigest } from '../leads/queue-digest.ts';
import { prepareReaddressing } from './change.sql.ts';
import { mailOldAddress } from './send-to-visitor.ts';
import { findBooking } from './visitor-booking.sql.ts';

const mail = fakeMail();
const { MAIL, sent } = mail;

beforeEach(async () => {
  sent.length = 0;
  setClock(NOW);
  await insertHours(PRIYA);
  await setRules();
});

const deliver = (overrides: Partial<Env> = {}) => deliverAll({ MAIL, ...overrides });
const sweep = () => sweepWith({ MAIL });

const toVisitors = () => sent.filter(({ to }) => String(to).includes('@example.com'));
const toStaff = () => sent.filter(({ to }) => !String(to).includes('@example.com'));
const tokenIn = (text = '') => /\/appointment#([\w.-]+)/.exec(text)?.[1] ?? '';

function readEntry(index = -1) {
  const [attachment] = toVisitors().at(index)?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(attachment?.content)));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  return { calendar, event, method: calendar.getFirstPropertyValue('method') };
}

describe('the mail after a booking', () => {
  it('has time, way and counsellor, in our words only, with a calendar file', async () => {
    const token = await takeToken({ name: 'Zelda Fitz' });
    const { reference } = await readBooking(await book(token, TEN));
    await deliver();
    expect(toVisitors()).toHaveLength(1);
    const [{ subject, text = '', html = '', attachments } = {}] = toVisitors();
    expect(subject).toBe('Your consultation: Wednesday 2 December 2026, 10:00 (India time)');
    expect(text).toContain(`Your consultation is booked. Reference: ${reference}.`);
    expect(text).toContain('When: Wednesday 2 December 2026, 10:00 to 10:30 (India time)');
    expect(text).toContain('How: Video call');
    expect(text).toContain('With: Priya of');
    expect(text).toContain('it will replace the old entry');
    expect(text + html + subject).not.toContain('Zelda');
    expect(attachments).toMatchObject([
      { disposition: 'attachment', filename: 'appointment.ics', type: 'text/calendar' },
    ]);
    const { event, method } = readEntry();
    expect(method).toBe('PUBLISH');
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toJSDate().toISOString()).toBe(TEN);
    expect(event.getFirstPropertyValue('sequence')).toBe(0);
  });

  it.each([
    ['video', null, 'We will call your number, by video if your phone allows it.', null],
    [
      'video',
      'https://meet.example/priya',
      'Open this link when it is time: https://meet.example/priya',
      'https://meet.example/priya',
    ],
    ['chat', 'https://meet.example/priya', 'We will write to your number', null],
    ['in-person', null, 'Come to our office: Barakhamba Road', 'Barakhamba Road, Connaught Place'],
  ])(
    'has joining instructions, in the calendar entry too: %s, %s',
    async (way, url, sentence, location) => {
      await insertHours(
        PRIYA,
        MORNINGS.map((one) => ({ ...one, ways: ['video', 'chat', 'in-person'] })),
      );
      await openDesk().setMeetingLink(MEERA, { member: PRIYA, url });
      await book(await takeToken({ consultationType: way }), TEN);
      await deliver();
      expect(toVisitors()[0]?.text).toContain(sentence);
      const { event } = readEntry();
      expect(event.getFirstPropertyValue('description')).toContain(sentence);
      const place = event.getFirstPropertyValue('location');
      if (location) expect(place).toContain(location);
      else expect(place).toBeNull();
    },
  );

  it.each([
    ['the setting is off', { VISITOR_MAIL: 'off' }],
    ['there is no mail', { MAIL: undefined }],
  ] as [string, Partial<Env>][])('is not added to the outbox if %s', async (_, env) => {
    await book(await takeToken(), TEN, { env });
    const topics = (await readOutbox()).map(({ topic }) => topic);
    expect(topics.filter((topic) => topic === 'visitor' || topic === 'reminder')).toEqual([]);
  });

  it('waits while the mail service is down, and is then sent', async () => {
    await book(await takeToken(), TEN);
    mail.faults.refuse = new Error('down');
    await deliver();
    expect(toVisitors()).toEqual([]);
    mail.faults.refuse = null;
    setClock('2026-12-01T02:40:00.000Z');
    await sweep();
    expect(toVisitors()).toHaveLength(1);
  });
});

describe('a change', () => {
  it('by the visitor is not mailed before a link was opened, beyond once a mailbox and day', async () => {
    const token = await takeToken();
    await book(token, TEN);
    await deliver();
    await book(token, HALF_PAST_TEN);
    await deliver();
    expect(toVisitors()).toHaveLength(1);
    const needless = await query(
      "SELECT last_error FROM outbox WHERE topic = 'visitor' AND id > 3",
    );
    expect(needless).toContainEqual({ last_error: 'needless' });
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
    expect(second.event.getFirstPropertyValue('uid')).toBe(
      first.event.getFirstPropertyValue('uid'),
    );
    expect(second.event.getFirstPropertyValue('sequence')).toBe(1);
    await ask('DELETE', link);
    await deliver();
    const third = readEntry();
    expect(third.event.getFirstPropertyValue('uid')).toBe(first.event.getFirstPropertyValue('uid'));
    expect(third.event.getFirstPropertyValue('sequence')).toBe(2);
    expect(third.event.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(toVisitors().at(-1)?.text).toContain('removes it from your calendar');
  });

  it('by the office is always mailed, and counts towards no network', async () => {
    const desk = openDesk();
    const token = await takeToken();
    await book(token, TEN);
    await deliver();
    const id = Number(token.split('.')[1]);
    const { appointment } = readValue(await desk.openLead(MEERA, { kind: 'consultation', id }));
    const of = { id: appointment?.id ?? 0, member: PRIYA };
    await desk.moveAppointment(MEERA, { ...of, version: 1, startsAt: HALF_PAST_TEN });
    await deliver();
    await desk.cancelAppointment(MEERA, { id: of.id, version: 2 });
    await deliver();
    const mails = await query(
      "SELECT payload ->> 'network' AS network FROM outbox WHERE topic = 'visitor'",
    );
    expect(mails).toEqual([expect.any(String), null, null].map((network) => ({ network })));
    expect(toVisitors().map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your consultation',
      'Your consultation has a new time',
      'Your consultation is cancelled',
    ]);
  });

  it('that was superseded is not mailed', async () => {
    const token = await takeToken();
    await book(token, TEN);
    await book(token, HALF_PAST_TEN);
    await deliver();
    expect(toVisitors().map(({ subject }) => subject)).toEqual([
      'Your consultation has a new time: Wednesday 2 December 2026, 10:30 (India time)',
    ]);
  });

  it('of two who share a mailbox leads to one mail a day', async () => {
    for (const [tag, startsAt] of [
      ['one', TEN],
      ['two', HALF_PAST_TEN],
    ] as const) {
      const phone = `+91 98000 0000${tag.length}${tag === 'one' ? 1 : 2}`;
      await book(await takeToken({ email: `asha+${tag}@example.com`, phone }), startsAt);
    }
    await deliver();
    expect(toVisitors()).toHaveLength(1);
  });

  it('of a lead that was erased or marked as spam leads to none', async () => {
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
    const options = { headers: { 'cf-connecting-ip': '2001:db8:1::7' } };
    for (const day of ['03', '04', '05', '06', '07']) {
      await book(await takeToken(), `2026-12-${day}T04:30:00.000Z`, options);
    }
    // One run sends a limited number.
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

  it('is booked once the link of its mail is opened, and announced like any other', async () => {
    const link = await holdOne();
    const { appointment } = await readBooking(await ask('GET', link));
    expect(appointment).toMatchObject({ state: 'booked', startsAt: TEN });
    // Members have had their three emails of these ten minutes.
    setClock(new Date(readClock().getTime() + 15 * 60_000).toISOString());
    await deliver();
    expect(toVisitors().map(({ subject }) => subject)).toEqual([
      'Your consultation: Wednesday 2 December 2026, 10:00 (India time)',
    ]);
    expect(toStaff().map(({ subject }) => subject)).toContain('Appointment booked');
    expect(await readBooking(await ask('GET', link))).toMatchObject({ appointment });
  });

  it('leads to the free times if someone else has booked the time by then', async () => {
    const link = await holdOne();
    await book(await takeToken(), TEN);
    expect((await readBooking(await ask('GET', link))).appointment).toBeNull();
    const response = await book(link, HALF_PAST_TEN, {
      headers: { 'cf-connecting-ip': '2001:db8:1::7' },
    });
    expect((await readBooking(response)).appointment?.startsAt).toBe(HALF_PAST_TEN);
  });
});

describe('an address that is corrected', () => {
  it('gets the appointment and its reminders, and the old one loses link, reminders and entry', async () => {
    const token = await takeToken({ email: 'wrong@example.com' });
    await book(token, '2026-12-05T04:30:00.000Z');
    await deliver();
    const link = tokenIn(toVisitors()[0]?.text);
    const first = readEntry();
    const leadId = Number(token.split('.')[1]);
    const before = await findBooking(makeEnv(), leadId);
    if (!before) throw new Error('No booking');
    const person = { email: 'right@example.com', phone: before.phone };
    await env.DB.batch([
      env.DB.prepare('UPDATE consultations SET email = ? WHERE id = ?').bind(person.email, leadId),
      ...(await prepareReaddressing(
        makeEnv(),
        { leadId, person, isNewMailbox: true },
        MEERA.email,
        readClock(),
      )),
    ]);
    sent.length = 0;
    await mailOldAddress(makeEnv({ MAIL }), before, readClock());
    const removed = readEntry();
    await deliver();
    const moved = readEntry();
    expect(toVisitors().map(({ to }) => String(to))).toEqual([
      'wrong@example.com',
      'right@example.com',
    ]);
    const numberOf = ({ event }: typeof first) => event.getFirstPropertyValue('sequence');
    expect([first, removed, moved].map(numberOf)).toEqual([0, 1, 2]);
    expect(removed.event.getFirstPropertyValue('status')).toBe('CANCELLED');
    for (const old of [token, link]) expect((await ask('GET', old)).status).toBe(401);
    const current = tokenIn(toVisitors().at(-1)?.text);
    expect((await readBooking(await ask('GET', current))).appointment?.state).toBe('booked');
    sent.length = 0;
    setClock('2026-12-04T04:30:00.000Z');
    await sweep();
    expect(sent.map(({ to }) => String(to))).toEqual(['right@example.com']);
    expect(toStaff()).toEqual([]);
  });
});

describe('a lead that is ended before its appointment', () => {
  /** Ends the lead at the desk, days after its link was opened, and delivers the messages. */
  async function endBooked(change: { isSpam: true } | { status: 'closed'; cancels: true }) {
    const desk = openDesk();
    const token = await takeToken();
    await book(token, '2026-12-05T04:30:00.000Z');
    await deliver();
    await query("UPDATE appointments SET confirmed_at = '2026-12-01T03:00:00.000Z'");
    sent.length = 0;
    const id = Number(token.split('.')[1]);
    const { version } = readValue(await desk.openLead(MEERA, { kind: 'consultation', id }));
    readValue(await desk.changeLead(MEERA, { kind: 'consultation', id, version, change }));
    await deliver();
  }

  it.each([
    ['as spam, gets no mail', { isSpam: true }, []],
    [
      'as closed, gets one mail',
      { status: 'closed', cancels: true },
      ['Your consultation is cancelled'],
    ],
  ] as const)(
    '%s and no reminder, and the appointment’s member is notified',
    async (_, change, subjects) => {
      await endBooked(change);
      expect(toVisitors().map(({ subject }) => subject.split(':')[0])).toEqual(subjects);
      expect(toStaff().map(({ to, subject }) => [String(to), subject])).toEqual([
        [PRIYA, 'Appointment cancelled'],
      ]);
      sent.length = 0;
      setClock('2026-12-04T04:31:00.000Z');
      await sweep();
      expect(sent).toEqual([]);
    },
  );

  it('as spam, adds no mail to the outbox', async () => {
    await endBooked({ isSpam: true });
    expect(await query("SELECT 1 FROM outbox WHERE topic = 'visitor' AND id > 5")).toEqual([]);
  });
});

describe('reminders', () => {
  it('are sent by the cron, a day before and an hour before', async () => {
    const token = await takeToken();
    await book(token, '2026-12-05T04:30:00.000Z');
    await deliver();
    await query("UPDATE appointments SET confirmed_at = '2026-12-01T03:00:00.000Z'");
    const at = async (instant: string) => {
      sent.length = 0;
      setClock(instant);
      await sweep();
      return sent.map(({ subject }) => subject.split(':')[0]);
    };
    expect(await at('2026-12-04T04:29:00.000Z')).toEqual([]);
    expect(await at('2026-12-04T04:30:00.000Z')).toEqual(['Tomorrow']);
    expect(await at('2026-12-05T03:29:00.000Z')).toEqual([]);
    expect(await at('2026-12-05T03:30:00.000Z')).toEqual(['Soon']);
    expect(await at('2026-12-05T04:00:00.000Z')).toEqual([]);
    const missed = await query('SELECT reminder_missed FROM appointments');
    expect(missed).toEqual([{ reminder_missed: 0 }]);
  });

  it('of a moved or cancelled appointment are dropped, and the new time has its own', async () => {
    const token = await takeToken();
    await book(token, '2026-12-05T04:30:00.000Z');
    await book(token, '2026-12-08T04:30:00.000Z');
    await deliver();
    sent.length = 0;
    setClock('2026-12-05T04:00:00.000Z');
    await sweep();
    expect(sent).toEqual([]);
    setClock('2026-12-07T04:30:00.000Z');
    await sweep();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Tomorrow: your consultation: Tuesday 8 December 2026, 10:00 (India time)',
    ]);
    await ask('DELETE', token);
    setClock('2026-12-08T03:30:00.000Z');
    await deliver();
    sent.length = 0;
    await sweep();
    expect(sent).toEqual([]);
  });

  it('are not sent for an appointment too near to its booking', async () => {
    await setRules({ noticeHours: 0 });
    await book(await takeToken(), '2026-12-01T04:30:00.000Z');
    const reminders = (await readOutbox()).filter(({ topic }) => topic === 'reminder');
    expect(reminders).toEqual([]);
  });

  it('of a day before are dropped on the day itself, as the one an hour before follows', async () => {
    await book(await takeToken(), TEN);
    await deliver();
    await query("UPDATE appointments SET confirmed_at = '2026-12-01T03:00:00.000Z'");
    sent.length = 0;
    setClock('2026-12-02T03:30:00.000Z');
    await sweep();
    expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Soon']);
  });

  it('that are late for the appointment are dropped, which the desk shows', async () => {
    await book(await takeToken(), TEN);
    await deliver();
    setClock('2026-12-02T04:31:00.000Z');
    sent.length = 0;
    await sweep();
    expect(sent).toEqual([]);
    const days = { from: '2026-12-02', to: '2026-12-02' };
    const { appointments } = readValue(await openDesk().readCalendar(MEERA, days));
    expect(appointments).toMatchObject([{ isReminderMissed: true }]);
  });
});

describe('a lead that was not shown times', () => {
  const fields = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    consultationType: 'video',
  };
  const postNatively = (overrides: Partial<Env> = {}) =>
    send('/send/consultation', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
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

  it.each([
    ['nobody has hours', async () => query('DELETE FROM office_hours')],
    ['the setting is off', async () => null],
  ])('gets none if %s', async (what, prepare) => {
    await prepare();
    await postNatively(what.includes('setting') ? { VISITOR_MAIL: 'off' } : {});
    await deliver();
    expect(toVisitors()).toEqual([]);
  });

  it('that waited in the queue gets it when it is filed, once', async () => {
    const late: unknown[] = [];
    const LATE = {
      send: async (taken: unknown) => void late.push(taken),
    } as unknown as Queue<never>;
    const BREAKER_LIMITER = { limit: async () => ({ success: false }) };
    const { response, token } = await postConsultation({}, { env: { LATE, BREAKER_LIMITER } });
    expect([response.status, token]).toEqual([201, null]);
    const { fileLate } = await import('../intake/file-late.ts');
    await fileLate(late as never, makeEnv());
    await fileLate(late as never, makeEnv());
    await deliver();
    expect(toVisitors()).toHaveLength(1);
  });

  it('that has been shown them gets none', async () => {
    await takeToken();
    await deliver();
    expect(toVisitors()).toEqual([]);
  });
});

describe('staff', () => {
  it('are notified of a booking, each once, without data of the visitor', async () => {
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
    expect(JSON.stringify(toStaff())).not.toMatch(/Zelda|asha|98765/);
  });

  it('are notified of a move with the former time, and of a colleague’s change', async () => {
    const desk = openDesk();
    const token = await takeToken();
    await book(token, TEN);
    await book(token, HALF_PAST_TEN);
    await deliver();
    expect(toStaff().map(({ text = '' }) => text)).toContainEqual(
      expect.stringContaining('10:30 (India time), instead of Wednesday 2 December 2026, 10:00'),
    );
    sent.length = 0;
    const id = Number(token.split('.')[1]);
    const { appointment } = readValue(await desk.openLead(MEERA, { kind: 'consultation', id }));
    await desk.cancelAppointment(MEERA, { id: appointment?.id ?? 0, version: 2 });
    await deliver();
    expect(toStaff().map(({ to, subject }) => [String(to), subject])).toEqual([
      [PRIYA, 'Appointment cancelled'],
    ]);
  });

  it('get one mail about several changes that had to wait', async () => {
    await book(await takeToken(), TEN);
    await book(await takeToken(), HALF_PAST_TEN);
    mail.faults.refuse = new Error('down');
    await deliver();
    mail.faults.refuse = null;
    setClock('2026-12-01T02:40:00.000Z');
    await sweep();
    const toPriya = toStaff().filter(({ to }) => String(to) === PRIYA);
    expect(toPriya.map(({ subject }) => subject)).toEqual(['2 appointment changes']);
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

describe('a partner', () => {
  it('is notified once of a booking for a lead from its page, without the time', async () => {
    await addPartner();
    const requests: Request[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(null, { status: 204 });
    });
    const { token } = await postConsultation({}, { headers: { origin: PARTNER } });
    await deliver();
    await book(token ?? '', TEN);
    await deliver();
    await book(token ?? '', HALF_PAST_TEN);
    await deliver();
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies).toMatchObject([{ kind: 'consultation' }, { kind: 'appointment' }]);
    expect(bodies[1]).toEqual({
      version: 1,
      event: expect.stringMatching(/^[0-9a-f]{32}$/),
      attempt: 1,
      id: Number(token?.split('.')[1]),
      kind: 'appointment',
      time: NOW,
      campaign: null,
    });
  });
});

describe('a link for video calls that changes', () => {
  const set = (url: string | null) => openDesk().setMeetingLink(MEERA, { member: PRIYA, url });

  it('is announced once to every member, with actor and target', async () => {
    await set('https://meet.example/priya?pwd=7');
    await set('https://meet.example/priya?pwd=7');
    await deliver();
    expect(sent.map(({ to }) => to)).toEqual(listStaff(makeEnv()).map((member) => [member]));
    const [{ subject, text = '' } = {}] = sent;
    expect(subject).toBe('A link for video calls has changed');
    expect(text).toContain(`${MEERA.email} set ${PRIYA}’s link to an address at meet.example`);
    expect(text).toContain('/#hours');
    expect(text).not.toContain('pwd=7');
  });

  it('is announced when removed, but not if there was none', async () => {
    await set(null);
    expect(await readOutbox()).toEqual([]);
    await set('https://meet.example/priya');
    await set(null);
    await deliver();
    expect(sent.at(-1)?.text).toContain(`${MEERA.email} removed ${PRIYA}’s link`);
  });
});
