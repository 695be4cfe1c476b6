import { describe, expect, it } from 'vitest';
import { addressOf } from '../shell/route.logic.ts';
import { cannedBooked } from '../testing/canned-calendar.ts';
import { makeAppointment, makeEvent, makeLead } from '../testing/make-lead.ts';
import { NOW_MS, openDesk } from '../testing/open-desk.ts';

const ADDRESS = '#lead/consultation/12';
const START = '2026-11-23T04:30:00.000Z';
const FREE = {
  minutes: 30,
  times: [{ startsAt: START, members: ['asha@example.com', 'ravi@example.com'] }],
};

describe('the appointment of a lead', () => {
  it('says day, time, zone, way and member, and its history in words', async () => {
    const { main } = await openDesk(ADDRESS, { openLead: cannedBooked(NOW_MS) });
    for (const text of [
      'Mon, 23 Nov 2026, 10:00 to 10:30',
      'India Standard Time',
      'With Asha Pillai',
      'The visitor sees: “We will call your number',
      'The visitor booked the appointment for Mon, 23 Nov 2026, 16:20 (India Standard Time)',
      'Asha Pillai moved the appointment from Mon, 23 Nov 2026, 16:20',
    ]) {
      expect(main.textContent).toContain(text);
    }
  });

  it.each([
    makeLead({ kind: 'contact' }),
    makeLead({ status: 'done' }),
    makeLead({ folder: 'flagged' }),
  ])('has no place on a lead that is $kind, $status, $folder', async (lead) => {
    const { texts } = await openDesk(addressOf(lead), { openLead: lead });
    expect(texts('h2')).not.toContain('Appointment');
  });

  it('is booked on the phone from the times that are free', async () => {
    const { press, tick, type, sent, texts, said } = await openDesk(ADDRESS, {
      openLead: makeLead({ topic: 'chat' }),
      listFreeTimes: FREE,
      bookAppointment: makeLead({
        status: 'scheduled',
        appointment: makeAppointment({ startsAt: START, member: 'ravi@example.com' }),
      }),
    });
    await press('Book a time');
    expect(sent('listFreeTimes')).toEqual([{ way: 'chat', from: '2026-11-22' }]);
    await type({ 'book-member': 'ravi@example.com' });
    await tick(START);
    await press('Book Mon, 23 Nov 2026, 10:00');
    expect(sent('bookAppointment')).toEqual([
      { kind: 'consultation', id: 12, startsAt: START, member: 'ravi@example.com' },
    ]);
    expect(said()).toBe('Booked for Mon, 23 Nov 2026, 10:00');
    expect(texts('button')).toContain('Move');
    expect(texts('button')).not.toContain('Book a time');
  });

  it('looks from another day once that is whole, and says where nothing is free', async () => {
    const { press, type, sent, main } = await openDesk(ADDRESS, {
      openLead: makeLead(),
      listFreeTimes: { ...FREE, times: [] },
    });
    await press('Book a time');
    await type({ 'book-from': '' });
    await type({ 'book-from': '2026-12-01' });
    expect(sent('listFreeTimes').map(({ from }) => from)).toEqual(['2026-11-22', '2026-12-01']);
    expect(main.textContent).toContain(
      'There are no free times in the week from Tue 1 Dec (video call)',
    );
  });

  it('says when the lead has been booked meanwhile, and keeps the times', async () => {
    const { press, tick, main, texts } = await openDesk(ADDRESS, {
      openLead: makeLead(),
      listFreeTimes: FREE,
      bookAppointment: { status: 409, code: 'already-booked' },
    });
    await press('Book a time');
    await tick(START);
    await press('Book Mon, 23 Nov 2026, 10:00');
    expect(main.textContent).toContain('This lead already has an appointment.');
    expect(texts('button')).toContain('Book Mon, 23 Nov 2026, 10:00');
  });

  it('can be made again after it was missed, not after it is done', async () => {
    const missed = await openDesk(ADDRESS, { openLead: cannedBooked(NOW_MS, { state: 'missed' }) });
    expect(missed.texts('button')).toContain('Book a time');
    document.body.innerHTML = '';
    const lead = { ...cannedBooked(NOW_MS, { state: 'done' }), status: 'done' as const };
    const done = await openDesk(ADDRESS, { openLead: lead });
    expect(done.texts('button')).not.toContain('Book a time');
    expect(done.main.textContent).toContain('Mon, 23 Nov 2026, 10:00 to 10:30');
  });

  it('is released with all others of a crowded network, after a question', async () => {
    const { press, sent, said, texts } = await openDesk(ADDRESS, {
      openLead: cannedBooked(NOW_MS, { sameNetwork: 5 }),
    });
    await press('Release all 5');
    expect(sent('releaseNetwork')).toEqual([]);
    await press('Cancel them all');
    expect(sent('releaseNetwork')).toEqual([{ id: 12 }]);
    expect(sent('openLead')).toHaveLength(2);
    expect(said()).toBe('5 bookings released');
    expect(texts('button')).not.toContain('Cancel them all');
  });

  it('is asked about before the lead is marked as spam, by the button and by its key', async () => {
    const lead = cannedBooked(NOW_MS);
    const driver = await openDesk(ADDRESS, { openLead: lead });
    await driver.press('Spam');
    expect(driver.sent('changeLead')).toEqual([]);
    expect(driver.main.textContent).toContain('Undoing it does not bring the time back');
    // Escape closes the question, and does not leave the lead.
    await driver.pressKey('Escape');
    expect(location.hash).toBe(ADDRESS);
    expect(driver.texts('button')).not.toContain('Keep both as they are');
    await driver.pressKey('s');
    await driver.press('Keep both as they are');
    expect(driver.sent('changeLead')).toEqual([]);
    expect(driver.root.activeElement?.textContent).toBe('Spam');
    const [at, asha] = ['2026-11-22T09:00:00.000Z', 'asha@example.com'];
    driver.answers.changeLead = {
      ...lead,
      folder: 'spam',
      version: lead.version + 1,
      appointment: makeAppointment({ ...lead.appointment, state: 'cancelled' }),
      events: [
        ...lead.events,
        makeEvent(90, asha, 'spam', at),
        makeEvent(91, asha, 'cancelled', at, { from: START, to: null }),
      ],
    };
    await driver.press('Spam');
    await driver.press('Spam: cancel the appointment');
    expect(driver.sent('changeLead')).toMatchObject([{ change: { isSpam: true } }]);
    expect(driver.main.textContent).toContain('“Not spam” does not bring it back.');
    const spam = driver.answers.changeLead as ReturnType<typeof cannedBooked>;
    driver.answers.changeLead = { ...spam, folder: 'inbox', version: spam.version + 1 };
    await driver.press('Undo');
    expect(driver.main.textContent).toContain('the visitor was not told. Book a time again');
    expect(driver.texts('button')).toContain('Book a time');
  });

  it('is asked about before the lead is ended by the main button, its key or the menu', async () => {
    const driver = await openDesk(ADDRESS, { openLead: cannedBooked(NOW_MS) });
    for (const [status, mark] of [
      ['done', () => driver.press('Mark as done')],
      ['done', () => driver.pressKey('e')],
      ['closed', () => driver.choose('Status: Scheduled', 'Closed')],
    ] as const) {
      await mark();
      expect(driver.main.textContent).toContain(
        `Marking it as ${status} cancels the appointment and tells`,
      );
      await driver.press('Keep both as they are');
      expect(driver.sent('changeLead')).toEqual([]);
      expect(driver.root.activeElement?.textContent).toBe('Mark as done');
    }
    await driver.press('Mark as done');
    await driver.press('Done: cancel the appointment');
    expect(driver.sent('changeLead')).toMatchObject([
      { change: { status: 'done', cancels: true } },
    ]);
  });

  it('is no reason to ask once it has begun', async () => {
    const startsAt = new Date(NOW_MS - 60_000).toISOString();
    const { press, sent } = await openDesk(ADDRESS, {
      openLead: cannedBooked(NOW_MS, { startsAt }),
    });
    await press('Spam');
    expect(sent('changeLead')).toHaveLength(1);
  });
});
