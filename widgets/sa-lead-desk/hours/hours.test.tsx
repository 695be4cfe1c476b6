import { describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../testing/wait.ts';
import {
  MEMBER,
  makeAppointment,
  makeCalendar,
  makeHours,
  makeInbox,
} from '../testing/make-lead.ts';
import { openDesk } from '../testing/open-desk.ts';

const RAVI = 'ravi@example.com';

it('a member who has left is removed by an admin, who is asked first, unless the settings name them', async () => {
  const { press, sent, said, texts, main, answers } = await openDesk('#hours');
  const { removeMember } = answers;
  answers.removeMember = { status: 422, code: 'named-in-settings' };
  expect(texts('button')).not.toContain('Ravi Menon has left');
  await press('Asha Pillai has left');
  expect(sent('removeMember')).toEqual([]);
  await press('Remove');
  expect(main.textContent).toContain('The setting MEMBERS names this member.');
  Object.assign(answers, { removeMember });
  await press('Remove');
  expect(sent('removeMember').at(-1)).toEqual({ member: 'asha@example.com' });
  expect(said()).toBe('Asha Pillai is removed');
  expect(texts('h2')).not.toContain('Asha Pillai');
});

describe('weekly hours', () => {
  it('are shown in words, my own first, with the zone', async () => {
    const { texts, main } = await openDesk('#hours');
    const headings = 'Days off and holidays,Rules for every appointment,History';
    expect(texts('h2').join()).toBe(`Ravi Menon (you),Asha Pillai,${headings}`);
    expect(main.textContent).toContain('All times are the office’s: India Standard Time.');
    expect(main.textContent).toContain(
      'Monday to Friday: 10:00 to 13:00 (video call, chat), 14:00 to 18:00 (any way)',
    );
  });

  it('are added, copied from Monday to Friday, and saved by version', async () => {
    const { press, tick, type, sent, said, texts } = await openDesk('#hours');
    await press('Edit hours: Ravi Menon');
    await press('Add hours on Monday');
    await type({ [`week-${RAVI}-1-0-to`]: '00:00' });
    await tick(`week-${RAVI}-1-0-chat`);
    await press('Copy Monday to Friday');
    await press('Remove Wednesday, 10:00 to 24:00');
    await press('Save hours');
    const ways = ['video', 'in-person'];
    expect(sent('changeHours')).toEqual([
      {
        member: RAVI,
        version: 1,
        hours: [1, 2, 4, 5].map((weekday) => ({ weekday, from: '10:00', to: '24:00', ways })),
      },
    ]);
    expect(said()).toBe('The hours of Ravi Menon are saved');
    expect(texts('button')).not.toContain('Save hours');
  });

  it('show where they overlap, and are neither sent nor lost, even when the screen is left', async () => {
    const { press, type, sent, main, root, field, go } = await openDesk('#hours');
    await press('Edit hours: Ravi Menon');
    await press('Add hours on Monday');
    await press('Add hours on Monday');
    await type({ [`week-${RAVI}-1-1-from`]: '12:00' });
    await press('Save hours');
    expect(sent('changeHours')).toEqual([]);
    expect(main.textContent).toContain('Overlaps with 12:00 to 18:00');
    expect(main.textContent).toContain('Overlaps with 10:00 to 13:00');
    expect(root.activeElement?.getAttribute('name')).toBe(`week-${RAVI}-1-0-from`);
    await go('#calendar');
    await go('#hours');
    expect(field(`week-${RAVI}-1-1-from`).value).toBe('12:00');
    await type({ [`week-${RAVI}-1-1-from`]: '13:00' });
    expect(main.textContent).not.toContain('Overlaps');
    await press('Discard changes');
    expect(main.textContent).toContain('No hours, so visitors cannot book this member.');
  });

  it('stay typed after a failure', async () => {
    const { press, main, field } = await openDesk('#hours', { changeHours: { status: 503 } });
    await press('Edit hours: Ravi Menon');
    await press('Add hours on Sunday');
    await press('Save hours');
    expect(main.textContent).toContain('That did not work.');
    expect(field(`week-${RAVI}-7-0-from`).value).toBe('10:00');
  });

  it('show both versions after a conflict, and mine can replace theirs', async () => {
    const current = makeHours();
    const [asha, ravi] = current.members;
    if (!asha || !ravi) throw new Error('No members');
    current.members = [asha, { ...ravi, hours: asha.hours.slice(0, 1), version: 8 }];
    const { press, main, sent, answers } = await openDesk('#hours', {
      changeHours: { status: 409, code: 'conflict', current },
    });
    await press('Edit hours: Ravi Menon');
    await press('Add hours on Sunday');
    await press('Save hours');
    expect(main.textContent).toContain('Someone else has changed these hours in the meantime');
    expect(main.textContent).toContain('TheirsMonday: 10:00 to 13:00 (video call, chat)');
    expect(main.textContent).toContain('YoursSunday: 10:00 to 13:00 (any way)');
    answers.changeHours = current;
    await press('Save mine instead');
    expect(sent('changeHours').at(-1)).toMatchObject({ version: 8 });
  });

  it('are changed by their member and by admins only, as days off and links are', async () => {
    const days = { from: '2026-12-25', to: '2026-12-25' };
    const daysOff = [
      { id: 3, member: null, ...days, label: 'Christmas' },
      { id: 4, member: 'asha@example.com', ...days, label: 'Leave' },
      { id: 5, member: RAVI, ...days, label: 'Mine' },
    ];
    const { all, texts, main, field } = await openDesk('#hours', {
      readInbox: makeInbox({ me: MEMBER }),
      readHours: makeHours({ daysOff }),
    });
    const labels = (selector: string) => all(selector).map((one) => one.getAttribute('aria-label'));
    expect(labels('button[aria-expanded]')).toEqual(['Edit hours: Ravi Menon']);
    expect(labels('li button')).toEqual(['Remove Mine, 25 December 2026']);
    for (const name of ['Stop it', 'Asha Pillai has left', 'Save rules'])
      expect(texts('button')).not.toContain(name);
    expect(texts('option')).toEqual(['Ravi Menon (you)']);
    expect(main.textContent).toContain('Video calls: https://meet.example/asha');
    expect(field('link-asha@example.com')).toBeNull();
    expect(field(`link-${RAVI}`).value).toBe('');
  });
});

describe('days off', () => {
  it('are added for everybody, and say what is booked on them', async () => {
    const booked = makeAppointment({ startsAt: '2026-12-24T04:30:00.000Z' });
    const { type, press, sent, main, all, field } = await openDesk('#hours', {
      readCalendar: makeCalendar({ appointments: [booked] }),
    });
    await type({ 'off-from': '2026-12-24', 'off-label': 'Christmas' });
    await press('Add days off');
    expect(sent('addDayOff')).toEqual([
      { member: null, from: '2026-12-24', to: '2026-12-24', label: 'Christmas' },
    ]);
    expect(main.textContent).toContain('1 appointment is already booked on these days.');
    expect(all('a[href="#calendar/2026-12-24"]')).toHaveLength(1);
    expect(field('off-label').value).toBe('');
  });

  it('say what is wrong with them, and keep what was typed', async () => {
    const { type, press, sent, main, go, field } = await openDesk('#hours');
    await type({ 'off-from': '2026-12-24', 'off-to': '2026-12-20', 'off-label': 'Leave' });
    await press('Add days off');
    expect(sent('addDayOff')).toEqual([]);
    expect(main.textContent).toContain('The last day is before the first');
    await go('#calendar');
    await go('#hours');
    expect(field('off-label').value).toBe('Leave');
  });

  it('are removed', async () => {
    const daysOff = [{ id: 3, member: null, from: '2026-12-25', to: '2026-12-25', label: 'Xmas' }];
    const { press, sent } = await openDesk('#hours', { readHours: makeHours({ daysOff }) });
    await press('Remove Xmas, 25 December 2026');
    expect(sent('removeDayOff')).toEqual([{ id: 3 }]);
  });
});

describe('rules', () => {
  it('are saved whole, by version', async () => {
    const { type, tick, press, sent, said } = await openDesk('#hours');
    await type({ minutes: '45', noticeHours: '12' });
    await tick('showsNames');
    await press('Save rules');
    const { version, ...rules } = makeHours().rules;
    expect(sent('changeBookingRules')).toEqual([
      { version, rules: { ...rules, minutes: 45, noticeHours: 12, showsNames: false } },
    ]);
    expect(said()).toBe('The rules are saved');
  });

  it('name a wrong value, and keep a draft that outlives the screen', async () => {
    const { type, press, sent, main, go, field } = await openDesk('#hours');
    await type({ horizonDays: '90' });
    await press('Save rules');
    expect(sent('changeBookingRules')).toEqual([]);
    expect(main.textContent).toContain('Use a whole number from 1 to 60');
    await go('#calendar');
    await go('#hours');
    expect(field('horizonDays').value).toBe('90');
  });

  it('show both versions after a conflict: theirs is kept, or replaced by its version', async () => {
    const current = makeHours();
    current.rules = { ...current.rules, noticeHours: 24, version: 6 };
    const { type, press, main, field, sent } = await openDesk('#hours', {
      changeBookingRules: { status: 409, code: 'conflict', current },
    });
    await type({ bufferMinutes: '5' });
    await press('Save rules');
    expect(main.textContent).toContain('Someone else has changed these rules in the meantime');
    expect(main.textContent).toContain('Theirs24Yours4');
    await press('Save mine instead');
    expect(sent('changeBookingRules').map(({ version }) => version)).toEqual([2, 6]);
    await press('Keep theirs');
    expect([field('noticeHours').value, field('bufferMinutes').value]).toEqual(['24', '10']);
  });
});

it('the link for video calls is saved, or taken away, by its member’s name', async () => {
  const { type, sent, said, root } = await openDesk('#hours', { setMeetingLink: makeHours() });
  const save = async (link: string) => {
    await type({ [`link-${RAVI}`]: link });
    root.querySelector<HTMLInputElement>(`[name="link-${RAVI}"]`)?.form?.requestSubmit();
  };
  await save('meet.example/ravi');
  await waitFor(() => expect(root.textContent).toContain('starting with https://'));
  expect(sent('setMeetingLink')).toEqual([]);
  await save('https://meet.example/ravi');
  await waitFor(() => expect(said()).toBe('The link of Ravi Menon is saved'));
  await save('');
  await waitFor(() => expect(said()).toBe('The link of Ravi Menon is removed'));
  expect(sent('setMeetingLink')).toEqual([
    { member: RAVI, url: 'https://meet.example/ravi' },
    { member: RAVI, url: null },
  ]);
});

describe('a calendar feed', () => {
  const url = 'https://site.example/calendar/abc.ics';

  it('has an address that is shown once, to copy', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { press, sent, main } = await openDesk('#hours', {
      makeCalendarFeed: { url, hours: makeHours() },
    });
    await press('Make an address for Ravi Menon');
    expect(sent('makeCalendarFeed')).toEqual([{ member: RAVI }]);
    expect(main.textContent).toContain(url);
    await press('Copy the address');
    expect(writeText).toHaveBeenCalledWith(url);
    expect(main.textContent).toContain('Copied');
  });

  it('is stopped, or made anew, only once that was confirmed', async () => {
    const { press, sent } = await openDesk('#hours');
    await press('Stop it for Asha Pillai');
    await press('Keep the address');
    await press('Make a new address for Asha Pillai');
    expect([...sent('stopCalendarFeed'), ...sent('makeCalendarFeed')]).toEqual([]);
    await press('Make a new address');
    expect(sent('makeCalendarFeed')).toEqual([{ member: 'asha@example.com' }]);
    await press('Stop it for Asha Pillai');
    await press('Stop the address');
    expect(sent('stopCalendarFeed')).toEqual([{ member: 'asha@example.com' }]);
  });
});
