import { describe, expect, it } from 'vitest';
import type { OfficeHours } from '../../../worker/contract/calendar.ts';
import {
  addStretch,
  changeStretch,
  checkDayOff,
  checkRules,
  checkWeek,
  copyMonday,
  describeWeek,
  readDraft,
  removeStretch,
  sortWeek,
} from './hours.logic.ts';

const stretch = (from: string, to: string, changes: Partial<OfficeHours> = {}): OfficeHours => ({
  weekday: 1,
  from,
  to,
  ways: ['video'],
  ...changes,
});

describe('checkWeek', () => {
  it.each<[OfficeHours[], (string | undefined)[]]>([
    [
      [stretch('10:00', '13:00'), stretch('13:00', '18:00')],
      [undefined, undefined],
    ],
    [[stretch('10:00', '24:00')], [undefined]],
    [
      [stretch('10:00', '13:00'), stretch('12:59', '18:00')],
      ['Overlaps with 12:59 to 18:00', 'Overlaps with 10:00 to 13:00'],
    ],
    [
      [stretch('10:00', '13:00'), stretch('12:00', '18:00', { weekday: 2 })],
      [undefined, undefined],
    ],
    [[stretch('', '13:00')], ['Enter when you open and when you close']],
    [[stretch('13:00', '13:00')], ['Close after you open']],
    [[stretch('10:00', '13:00', { ways: [] })], ['Tick at least one way']],
  ])('says of %j %j', (week, messages) => {
    const issues = checkWeek(week);
    expect(week.map((one) => issues.get(one))).toEqual(messages);
  });
});

describe('a week', () => {
  const monday = stretch('10:00', '13:00', { ways: ['chat'] });

  it('grows by a morning, an afternoon, and then by what is written', () => {
    let week = addStretch([], 2);
    week = addStretch(week, 2);
    week = addStretch(week, 2);
    const times = week.map(({ from, to }) => `${from}-${to}`).join();
    expect(times).toBe('10:00-13:00,14:00-18:00,-');
    expect(week[0]?.ways).toEqual(['video', 'chat', 'in-person']);
    // The ways are those of the stretch before.
    expect(addStretch([monday], 1)[1]?.ways).toEqual(['chat']);
  });

  it('loses and changes only the stretch that was meant', () => {
    const twin = { ...monday };
    expect(removeStretch([monday, twin], twin)).toEqual([monday]);
    expect(changeStretch([monday, twin], twin, { to: '12:00' })).toEqual([
      monday,
      { ...twin, to: '12:00' },
    ]);
  });

  it('has the hours of Monday until Friday after copying, and its own on the weekend', () => {
    const saturday = stretch('09:00', '12:00', { weekday: 6 });
    const week = copyMonday([monday, stretch('08:00', '09:00', { weekday: 3 }), saturday]);
    expect(describeWeek(week)).toEqual([
      'Monday to Friday: 10:00 to 13:00 (chat)',
      'Saturday: 09:00 to 12:00 (video call)',
    ]);
    expect(copyMonday([stretch('08:00', '09:00', { weekday: 3 })])).toEqual([]);
  });

  it('is told in few lines, days that are alike together', () => {
    const afternoon = stretch('14:00', '24:00', { ways: ['video', 'chat', 'in-person'] });
    const week = [
      afternoon,
      monday,
      { ...monday, weekday: 4 },
      { ...monday, weekday: 5 },
      { ...monday, weekday: 7 },
    ];
    expect(describeWeek(week)).toEqual([
      'Monday: 10:00 to 13:00 (chat), 14:00 to 24:00 (any way)',
      'Thursday and Friday: 10:00 to 13:00 (chat)',
      'Sunday: 10:00 to 13:00 (chat)',
    ]);
    expect(describeWeek([])).toEqual([]);
  });

  it('is sent by day and time', () => {
    const sorted = sortWeek([
      stretch('14:00', '18:00'),
      stretch('09:00', '10:00', { weekday: 2 }),
      monday,
    ]);
    expect(sorted.map(({ from }) => from)).toEqual(['10:00', '14:00', '09:00']);
  });
});

it.each([undefined, '', 'null', '{"version":1,"week":[null]}', '{"week":[]}'])(
  'the draft %j is none',
  (text) => expect(readDraft(text)).toBeNull(),
);

describe('checkRules', () => {
  const values = {
    minutes: '30',
    bufferMinutes: '10',
    noticeHours: '4',
    horizonDays: '14',
    offlinePercent: '20',
    showsNames: 'on',
  };

  it.each([
    [{ minutes: '25' }, 'minutes', 'Choose a length'],
    [{ bufferMinutes: '61' }, 'bufferMinutes', 'Use a whole number from 0 to 60'],
    [{ noticeHours: '' }, 'noticeHours', 'Use a whole number from 0 to 168'],
    [{ offlinePercent: '-1' }, 'offlinePercent', 'Use a whole number from 0 to 90'],
  ])('refuses %j', (changes, field, message) => {
    const { issues, value } = checkRules({ ...values, ...changes });
    expect(issues).toEqual([{ field, message }]);
    expect(value).toBeUndefined();
  });
});

describe('checkDayOff', () => {
  const TODAY = '2026-11-25';
  const values = {
    'off-member': '*',
    'off-from': '2026-12-24',
    'off-to': '2026-12-26',
    'off-label': ' Christmas ',
  };

  it.each([
    [{}, { member: null, from: '2026-12-24', to: '2026-12-26', label: 'Christmas' }],
    [{ 'off-to': '' }, { member: null, from: '2026-12-24', to: '2026-12-24', label: 'Christmas' }],
    [
      { 'off-member': 'asha@example.com', 'off-from': '2026-11-20', 'off-to': '2026-11-25' },
      { member: 'asha@example.com', from: '2026-11-20', to: '2026-11-25', label: 'Christmas' },
    ],
  ])('reads with %j %j', (changes, expected) => {
    expect(checkDayOff({ ...values, ...changes }, TODAY).value).toEqual(expected);
  });

  it.each([
    [{ 'off-from': '' }, 'off-from', 'Choose the first day'],
    [{ 'off-to': '2026-12-23' }, 'off-to', 'The last day is before the first'],
    [{ 'off-from': '2026-11-01', 'off-to': '2026-11-24' }, 'off-to', 'These days are over'],
    [{ 'off-to': '2027-12-25' }, 'off-to', 'That is more than a year. Is the year right?'],
    [{ 'off-label': ' ' }, 'off-label', 'Enter a reason of at most 100 letters, such as Diwali'],
  ])('refuses %j', (changes, field, message) => {
    expect(checkDayOff({ ...values, ...changes }, TODAY).issues).toEqual([{ field, message }]);
  });
});
