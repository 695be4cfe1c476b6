import { describe, expect, it } from 'vitest';
import type { BookingRules } from '../contract/calendar.ts';
import { listDeskTimes, listSlots, type Office } from './slots.logic.ts';

/** A Tuesday, 08:00 in India. */
const NOW = new Date('2026-12-01T02:30:00.000Z');
const PRIYA = 'priya@office.example';
const TOM = 'tom@office.example';

const RULES: BookingRules = {
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 0,
  offlinePercent: 0,
  showsNames: true,
  version: 1,
};

const stretch = (from: string, to: string, weekday = 2, ways: ('video' | 'chat')[] = ['video']) => {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return { weekday, from: start, to: end, ways };
};

const week = (member: string, ...stretches: ReturnType<typeof stretch>[]) => ({
  member,
  stretches,
});

const booked = (start: string, minutes: number, member = PRIYA, isOnline = true) => {
  const startMs = Date.parse(start);
  return { member, startMs, endMs: startMs + minutes * 60_000, isOnline };
};

const office = (
  changes: Partial<Omit<Office, 'rules'>> & { rules?: Partial<BookingRules> } = {},
) => ({
  zone: 'Asia/Kolkata',
  weeks: [week(PRIYA, stretch('10:00', '12:00'))],
  daysOff: [],
  booked: [],
  ...changes,
  rules: { ...RULES, ...changes.rules },
});

/** `1 10:00`: day of the month and wall time of the office. */
const show = (days: ReturnType<typeof listSlots>, zone = 'Asia/Kolkata') =>
  days.flatMap(({ times }) =>
    times.map(({ startMs }) =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      })
        .format(startMs)
        .replace(' at', '')
        .replace(',', ''),
    ),
  );

type Row = [what: string, changes: Parameters<typeof office>[0], starts: string[]];

const ROWS: Row[] = [
  ['fill a stretch', {}, ['1 10:00', '1 10:30', '1 11:00', '1 11:30']],
  ['end with it', { rules: { minutes: 45 } }, ['1 10:00', '1 10:45']],
  ['leave the buffer between', { rules: { bufferMinutes: 15 } }, ['1 10:00', '1 10:45', '1 11:30']],
  ['need the whole length', { weeks: [week(PRIYA, stretch('10:00', '10:29'))] }, []],
  ['fit exactly', { weeks: [week(PRIYA, stretch('10:00', '10:30'))] }, ['1 10:00']],
  [
    'begin with each stretch',
    {
      weeks: [week(PRIYA, stretch('10:00', '10:30'), stretch('10:40', '11:10'))],
    },
    ['1 10:00', '1 10:40'],
  ],
  ['reach midnight', { weeks: [week(PRIYA, stretch('23:00', '24:00'))] }, ['1 23:00', '1 23:30']],
  [
    'begin at midnight',
    {
      weeks: [week(PRIYA, stretch('00:00', '00:30', 3))],
      rules: { horizonDays: 1 },
    },
    ['2 00:00'],
  ],
  ['are of that weekday', { weeks: [week(PRIYA, stretch('10:00', '12:00', 3))] }, []],
  ['are of that way', { weeks: [week(PRIYA, stretch('10:00', '12:00', 2, ['chat']))] }, []],
  [
    'leave out what has begun',
    { weeks: [week(PRIYA, stretch('07:30', '09:00'))] },
    ['1 08:00', '1 08:30'],
  ],
  ['keep the notice', { rules: { noticeHours: 3 } }, ['1 11:00', '1 11:30']],
  [
    'end with the horizon',
    {
      weeks: [
        week(
          PRIYA,
          stretch('10:00', '10:30', 2),
          stretch('10:00', '10:30', 3),
          stretch('10:00', '10:30', 4),
        ),
      ],
      rules: { horizonDays: 1 },
    },
    ['1 10:00', '2 10:00'],
  ],
  [
    'leave out a day off',
    { daysOff: [{ member: PRIYA, from: '2026-11-30', to: '2026-12-01' }] },
    [],
  ],
  [
    'leave out a holiday',
    { daysOff: [{ member: null, from: '2026-12-01', to: '2026-12-01' }] },
    [],
  ],
  [
    'mind nobody else’s day off',
    { daysOff: [{ member: TOM, from: '2026-12-01', to: '2026-12-01' }] },
    ['1 10:00', '1 10:30', '1 11:00', '1 11:30'],
  ],
  [
    'leave out what is booked',
    { booked: [booked('2026-12-01T05:00:00Z', 30)] },
    ['1 10:00', '1 11:00', '1 11:30'],
  ],
  [
    'leave out what overlaps',
    { booked: [booked('2026-12-01T04:45:00Z', 30)] },
    ['1 11:00', '1 11:30'],
  ],
  [
    'keep the buffer to what is booked',
    {
      booked: [booked('2026-12-01T05:00:00Z', 15)],
      rules: { bufferMinutes: 5, minutes: 30 },
    },
    ['1 11:10'],
  ],
  [
    'are still there with somebody else',
    {
      weeks: [week(PRIYA, stretch('10:00', '11:00')), week(TOM, stretch('10:00', '11:00'))],
      booked: [booked('2026-12-01T04:30:00Z', 30)],
    },
    ['1 10:00', '1 10:30'],
  ],
  [
    'are each told once',
    {
      weeks: [week(PRIYA, stretch('10:00', '10:30')), week(TOM, stretch('10:00', '10:30'))],
    },
    ['1 10:00'],
  ],
  [
    'end with the share',
    {
      rules: { offlinePercent: 50 },
      booked: [booked('2026-12-01T04:30:00Z', 30), booked('2026-12-01T05:00:00Z', 30)],
    },
    [],
  ],
  [
    'count no member’s bookings for the share',
    {
      rules: { offlinePercent: 50 },
      booked: [
        booked('2026-12-01T04:30:00Z', 30),
        booked('2026-12-01T05:00:00Z', 30, PRIYA, false),
      ],
    },
    ['1 11:00', '1 11:30'],
  ],
  [
    'leave one of a short day',
    {
      weeks: [week(PRIYA, stretch('10:00', '10:30'))],
      rules: { offlinePercent: 90 },
    },
    ['1 10:00'],
  ],
  ['are none without hours', { weeks: [] }, []],
];

describe('the times that a visitor is offered', () => {
  it.each(ROWS)('%s', (_, changes, starts) => {
    expect(show(listSlots(office(changes), 'video', NOW))).toEqual(starts);
  });

  it('know the 29th of February', () => {
    const leap = office({ weeks: [week(PRIYA, stretch('10:00', '10:30', 2))] });
    const days = listSlots(leap, 'video', new Date('2028-02-29T00:00:00.000Z'));
    expect(days.map(({ day }) => day)).toEqual(['2028-02-29']);
  });

  it.each([
    ['2027-03-28', ['28 00:00', '28 00:30', '28 02:00', '28 02:30']],
    [
      '2026-10-25',
      [
        '25 00:00',
        '25 00:30',
        '25 01:00',
        '25 01:30',
        '25 01:00',
        '25 01:30',
        '25 02:00',
        '25 02:30',
      ],
    ],
  ])('follow the clock of an office in London on %s', (day, starts) => {
    const zone = 'Europe/London';
    const london = office({
      zone,
      rules: { horizonDays: 1 },
      weeks: [week(PRIYA, stretch('00:00', '03:00', 7))],
    });
    const days = listSlots(london, 'video', new Date(Date.parse(day) - 3_600_000));
    expect(show(days.slice(-1), zone)).toEqual(starts);
  });

  it('name nobody to a visitor, and everybody who is free to a member', () => {
    const two = office({
      weeks: [week(TOM, stretch('10:00', '10:30')), week(PRIYA, stretch('10:00', '10:30'))],
      rules: { noticeHours: 48, offlinePercent: 90 },
    });
    const range = { firstDay: '2026-12-01', lastDay: '2026-12-01', now: NOW };
    expect(listDeskTimes(two, 'video', range)).toEqual([
      {
        day: '2026-12-01',
        times: [{ startMs: Date.parse('2026-12-01T04:30:00Z'), members: [PRIYA, TOM] }],
      },
    ]);
  });
});
