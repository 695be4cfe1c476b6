import { describe, expect, it, vi } from 'vitest';
import { cannedBooked, cannedToday } from '../testing/canned-calendar.ts';
import { makeAppointment, makeCalendar, makeInbox, makeLead } from '../testing/make-lead.ts';
import { NOW_MS, openDesk, settled } from '../testing/open-desk.ts';

const POLL_MS = 60_000;
/** 17:30 on Sunday 22 November in India. */
const THIS_WEEK = { from: '2026-11-16', to: '2026-11-22' };

const booked = makeAppointment({
  startsAt: '2026-11-22T12:30:00.000Z',
  endsAt: '2026-11-22T13:00:00.000Z',
});
const begun = makeAppointment({
  startsAt: '2026-11-22T11:45:00.000Z',
  endsAt: '2026-11-22T12:15:00.000Z',
});
const week = (...appointments: (typeof booked)[]) => makeCalendar({ ...THIS_WEEK, appointments });
/** The lead of an appointment after a change. */
const leadWith = (changes: Partial<typeof booked>) =>
  makeLead({ appointment: { ...booked, version: 2, ...changes } });

it('unconfirmed bookings are confirmed by one press, or all released by one that asks first', async () => {
  const { press, sent, said, main, texts } = await openDesk('#calendar', {
    readCalendar: week({ ...booked, isConfirmed: false }),
    confirmAppointment: leadWith({ isConfirmed: true }),
  });
  expect(main.textContent).toContain('Not confirmed');
  await press('Release all unconfirmed');
  expect(sent('releaseUnconfirmed')).toEqual([]);
  await press('Cancel them all');
  expect(sent('releaseUnconfirmed')).toEqual([{}]);
  expect(said()).toBe('3 bookings released');
  expect(sent('readCalendar')).toHaveLength(2);
  await press('Confirmed: Asha Rao');
  expect(sent('confirmAppointment')).toEqual([{ id: 5 }]);
  expect(said()).toBe('The appointment is confirmed');
  expect(main.textContent).not.toContain('Not confirmed');
  expect(texts('button')).not.toContain('Release all unconfirmed');
});

describe('the calendar', () => {
  it('asks for the week from Monday to Sunday, and shows it by day and time in the office’s time', async () => {
    const { sent, texts, main, all } = await openDesk('#calendar', { readCalendar: week(booked) });
    expect(sent('readCalendar')).toEqual([THIS_WEEK]);
    expect(all('main li > p > a')[0]?.getAttribute('href')).toBe('#lead/consultation/12');
    expect(texts('h2').slice(0, 2)).toEqual(['Monday 16 November', 'Tuesday 17 November']);
    expect(texts('main > div h2').at(-1)).toBe('Sunday 22 November (today)');
    expect(main.textContent).toContain('With Asha Pillai, Video call');
    expect(main.textContent).toContain('16 to 22 November 2026 India Standard Time');
    expect(main.textContent).toContain('18:00 to 18:30');
    expect(main.textContent).toContain('Video call, 3F9A-12BC, 98765 43210');
    expect(document.title).toBe('Calendar – Lead desk');
  });

  it('goes to other weeks and back to this one, says what is there, and leaves the focus', async () => {
    const { press, go, sent, said, all, root } = await openDesk('#calendar', {
      readCalendar: week(booked),
    });
    expect(said()).toBe('16 to 22 November 2026: 1 appointment');
    const [next] = all('button[aria-label="Next week"]');
    next?.focus();
    for (const [name, from, to] of [
      ['Next week', '2026-11-23', '2026-11-29'],
      ['Previous week', '2026-11-16', '2026-11-22'],
      ['Previous week', '2026-11-09', '2026-11-15'],
      ['Today', '2026-11-16', '2026-11-22'],
    ] as const) {
      await press(name);
      await go(location.hash);
      expect(sent('readCalendar').at(-1)).toEqual({ from, to });
      expect(root.activeElement).toBe(next);
    }
  });

  it('is steered by keys', async () => {
    const { pressKey, go, root } = await openDesk('#calendar', {
      readCalendar: week(booked, { ...begun, id: 6 }),
    });
    await pressKey('j');
    expect(root.activeElement?.textContent).toBe('Asha Rao');
    for (const [key, day] of [
      ['n', '2026-11-29'],
      ['p', '2026-11-22'],
      ['p', '2026-11-15'],
      ['t', '2026-11-22'],
    ] as const) {
      await pressKey(key);
      expect(location.hash).toBe(`#calendar/${day}`);
      await go(location.hash);
    }
    for (const key of ['j', 'j', 'k', 'o']) await pressKey(key);
    expect(location.hash).toBe('#lead/consultation/12');
  });

  it('puts those first that need a counsellor, once, whatever the week', async () => {
    const orphan = makeAppointment({ id: 9, member: null });
    const here = { ...booked, id: 8, member: null };
    const { texts, main } = await openDesk('#calendar', {
      readCalendar: { ...week(here), unassigned: [here, orphan] },
    });
    expect(texts('h2')[0]).toBe('2 appointments without a counsellor');
    expect(main.textContent).toContain('Tue 24 Nov, 10:00');
    expect(texts('main li > p > a')).toEqual(['Asha Rao', 'Asha Rao']);
  });

  it('shows who is off, and marks what is booked on such a day', async () => {
    const off = { from: '2026-11-20', to: '2026-11-22' };
    const { texts, main } = await openDesk('#calendar', {
      readCalendar: {
        ...week(booked),
        daysOff: [
          { id: 1, member: 'asha@example.com', ...off, label: 'Leave' },
          { id: 2, member: null, from: '2026-11-16', to: '2026-11-16', label: 'Diwali' },
        ],
      },
    });
    expect(main.textContent?.split('Asha Pillai (off: Leave)')).toHaveLength(4);
    expect(main.textContent).toContain('Holiday: Diwali');
    expect(texts('main li li li')).toContain('On a day off');
  });

  it('polls each minute, and reports a failure', async () => {
    const { answers, main } = await openDesk('#calendar', { readCalendar: week(booked) });
    answers.readCalendar = week(booked, { ...booked, id: 6, startsAt: '2026-11-22T14:00:00.000Z' });
    vi.advanceTimersByTime(POLL_MS);
    await settled();
    expect(main.textContent).toContain('19:30');
    answers.readCalendar = { status: 503 };
    vi.advanceTimersByTime(POLL_MS);
    await settled();
    expect(main.textContent).toContain('could not be refreshed');
    expect(main.textContent).toContain('19:30');
  });
});

describe('an appointment of the calendar', () => {
  it('is cancelled by its version once that was confirmed, or kept by press and by Escape', async () => {
    const { press, pressKey, root, sent, main, said } = await openDesk('#calendar', {
      readCalendar: week(booked),
      cancelAppointment: leadWith({ state: 'cancelled' }),
    });
    await press('Cancel: Asha Rao');
    for (const keep of [() => pressKey('Escape'), () => press('Keep the appointment')]) {
      await keep();
      expect(root.activeElement?.getAttribute('aria-label')).toBe('Cancel: Asha Rao');
      await press('Cancel: Asha Rao');
      expect(root.activeElement?.textContent).toBe('Keep the appointment');
    }
    expect(main.textContent).toContain(
      'Cancel the appointment of Asha Rao on Sun, 22 Nov 2026, 18:00?',
    );
    expect(sent('cancelAppointment')).toEqual([]);
    await press('Cancel the appointment');
    expect(sent('cancelAppointment')).toEqual([{ id: 5, version: 1 }]);
    expect(main.textContent).toContain('Nothing is booked this week');
    expect(main.querySelector('p a[href="#hours"]')).not.toBeNull();
    expect(said()).toBe('The appointment is cancelled');
  });

  it.each(['Done', 'Missed'])('can be marked as %s once it has begun', async (label) => {
    const state = label.toLowerCase() as 'done' | 'missed';
    const { press, sent, texts } = await openDesk('#calendar', {
      readCalendar: week(begun),
      closeAppointment: makeLead({ appointment: { ...begun, state, version: 2 } }),
    });
    await press(`${label}: Asha Rao`);
    expect(sent('closeAppointment')).toEqual([{ id: 5, version: 1, state }]);
    expect(texts('main li li li')).toEqual([label]);
    expect(texts('main li button')).toEqual([]);
  });

  it('is assigned to a counsellor, at a free time', async () => {
    const orphan = { ...booked, member: null };
    const startsAt = '2026-11-23T04:30:00.000Z';
    const { press, tick, texts, sent, main } = await openDesk('#calendar', {
      readCalendar: { ...week(orphan), unassigned: [orphan] },
      moveAppointment: leadWith({ startsAt, member: 'ravi@example.com' }),
      listFreeTimes: {
        minutes: 30,
        times: [{ startsAt, members: ['ravi@example.com', 'asha@example.com'] }],
      },
    });
    await press('Assign: Asha Rao');
    expect(sent('listFreeTimes')).toEqual([{ way: 'video', from: '2026-11-22' }]);
    await tick(startsAt);
    expect(main.textContent).toContain('With you');
    await press('Move to Mon, 23 Nov 2026, 10:00');
    expect(sent('moveAppointment')).toEqual([
      { id: 5, version: 1, startsAt, member: 'ravi@example.com' },
    ]);
    expect(texts('h2')).not.toContain('1 appointment without a counsellor');
  });

  it('reads the times again when one has just gone, and keeps what was chosen', async () => {
    const times = [
      { startsAt: '2026-11-23T04:30:00.000Z', members: ['asha@example.com'] },
      { startsAt: '2026-11-23T05:10:00.000Z', members: ['asha@example.com'] },
    ];
    const free = { minutes: 30, times };
    const { press, tick, type, sent, main, answers, field } = await openDesk('#calendar', {
      readCalendar: week(booked),
      listFreeTimes: free,
      moveAppointment: { status: 409, code: 'time-gone' },
    });
    await press('Move: Asha Rao');
    await type({ 'move-5-member': 'asha@example.com' });
    await tick('2026-11-23T04:30:00.000Z');
    answers.listFreeTimes = { ...free, times: times.slice(1) };
    await press('Move to Mon, 23 Nov 2026, 10:00');
    expect(sent('listFreeTimes')).toHaveLength(2);
    expect(main.textContent).toContain('That time has just been taken. Choose another one.');
    expect(main.textContent).not.toContain('10:00');
    expect(field('move-5-member').value).toBe('asha@example.com');
  });

  it('shows both versions after a conflict, and lets mine replace theirs', async () => {
    const theirs = {
      ...leadWith({ startsAt: '2026-11-24T04:30:00.000Z', version: 7 }),
      events: cannedBooked(NOW_MS).events,
    };
    const { press, main, sent, answers, root } = await openDesk('#calendar', {
      readCalendar: week(booked),
      cancelAppointment: { status: 409, code: 'conflict', current: theirs },
    });
    await press('Cancel: Asha Rao');
    await press('Cancel the appointment');
    expect(main.textContent).toContain(
      'Changed by Asha Pillai at Sun, 22 Nov 2026, 17:00 (India Standard Time)',
    );
    expect(root.activeElement?.textContent).toContain('Changed by Asha Pillai');
    expect(main.textContent).toContain('TheirsTue, 24 Nov 2026, 10:00');
    answers.cancelAppointment = leadWith({ state: 'cancelled' });
    await press('Save mine instead');
    expect(sent('cancelAppointment').at(-1)).toEqual({ id: 5, version: 7 });
    expect(main.textContent).toContain('Nothing is booked this week');
  });

  it('can keep their version', async () => {
    const theirs = leadWith({ startsAt: '2026-11-20T04:30:00.000Z', version: 7 });
    const { press, main, sent } = await openDesk('#calendar', {
      readCalendar: week(booked),
      cancelAppointment: { status: 409, code: 'conflict', current: theirs },
    });
    for (const name of ['Cancel: Asha Rao', 'Cancel the appointment', 'Keep theirs'])
      await press(name);
    expect(sent('cancelAppointment')).toHaveLength(1);
    expect(main.textContent).toContain('10:00');
  });
});

describe('today’s appointments', () => {
  it('are listed above the leads, with time, way and a link by name', async () => {
    const { texts, all } = await openDesk('#inbox', {
      readInbox: makeInbox({ today: cannedToday(NOW_MS) }),
    });
    expect(texts('h2')[0]).toBe('Today: 4 appointments');
    expect(texts('section p')[0]).toBe('India Standard Time, 1 of them over');
    expect(texts('section li')).toEqual([
      '17:18Arjun IyerIn personAsha Pillai',
      '18:30<img src=x onerror=alert(1)> Priyadarshini-LakshminarayananVideo callYou',
      '19:00Ananya GuptaChatNeeds a counsellor',
    ]);
    expect(all('section li a')[0]?.getAttribute('href')).toBe('#lead/consultation/102');
  });

  it('lose the one that was cancelled on its lead', async () => {
    const { press, go, texts } = await openDesk('#lead/consultation/12', {
      readInbox: makeInbox({ today: [booked] }),
      openLead: makeLead({ appointment: booked, status: 'scheduled' }),
      cancelAppointment: leadWith({ state: 'cancelled' }),
    });
    await press('Cancel');
    await press('Cancel the appointment');
    await go('#inbox');
    expect(texts('h2').some((text) => text?.startsWith('Today'))).toBe(false);
  });

  it('are read again every five minutes, as visitors book all the time', async () => {
    const { answers, sent, texts } = await openDesk('#inbox');
    answers.readInbox = makeInbox({ today: [booked] });
    for (let minute = 0; minute < 6; minute += 1) {
      vi.advanceTimersByTime(60_000);
      await settled();
    }
    expect(sent('readInbox').length).toBeGreaterThan(1);
    expect(texts('h2')[0]).toBe('Today: 1 appointment');
  });
});
