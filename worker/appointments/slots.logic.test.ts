import { describe, expect, it } from 'vitest';
import type { BookingRules } from '../contract/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import {
  type BookedTime,
  findFreeMembers,
  listDeskTimes,
  listSlots,
  type Office,
  rankMembers,
} from './slots.logic.ts';

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
  return { leadId: 1, member, startMs, endMs: startMs + minutes * MINUTE_MS, isOnline };
};

const office = (
  changes: Partial<Omit<Office, 'rules'>> & { rules?: Partial<BookingRules> } = {},
) => ({
  weeks: [week(PRIYA, stretch('10:00', '12:00'))],
  daysOff: [],
  booked: [],
  ...changes,
  rules: { ...RULES, ...changes.rules },
});

/** `1 10:00`: day of the month and wall time of the office. */
const wallTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const show = (days: ReturnType<typeof listSlots>) =>
  days.flatMap(({ times }) =>
    times.map(({ startMs }) => wallTime.format(startMs).replace(/ at|,/, '')),
  );

type Row = [what: string, changes: Parameters<typeof office>[0], starts: string[]];

const ALL = ['1 10:00', '1 10:30', '1 11:00', '1 11:30'];
/** Hours of Priya, on a Tuesday unless said otherwise. */
const open = (...stretches: Parameters<typeof stretch>[]) => ({
  weeks: [week(PRIYA, ...stretches.map((one) => stretch(...one)))],
});
const off = (member: string | null, from = '2026-12-01') => ({
  daysOff: [{ member, from, to: '2026-12-01' }],
});
const morning = { weeks: [PRIYA, TOM].map((one) => week(one, stretch('10:00', '11:00'))) };
const two = (isOnline: boolean) => [
  booked('2026-12-01T04:30:00Z', 30),
  booked('2026-12-01T05:00:00Z', 30, PRIYA, isOnline),
];
const half = { offlinePercent: 50 };

const ROWS: Row[] = [
  ['fill a stretch', {}, ALL],
  ['end with it', { rules: { minutes: 45 } }, ['1 10:00', '1 10:45']],
  ['leave the buffer between', { rules: { bufferMinutes: 15 } }, ['1 10:00', '1 10:45', '1 11:30']],
  ['need the whole length', open(['10:00', '10:29']), []],
  ['begin with each stretch', open(['10:00', '10:30'], ['10:40', '11:10']), ['1 10:00', '1 10:40']],
  ['reach midnight', open(['23:00', '24:00']), ['1 23:00', '1 23:30']],
  ['begin at midnight', { ...open(['00:00', '00:30', 3]), rules: { horizonDays: 1 } }, ['2 00:00']],
  ['are of that weekday', open(['10:00', '12:00', 3]), []],
  ['are of that way', open(['10:00', '12:00', 2, ['chat']]), []],
  ['leave out what has begun', open(['07:30', '09:00']), ['1 08:00', '1 08:30']],
  ['keep the notice', { rules: { noticeHours: 3 } }, ['1 11:00', '1 11:30']],
  [
    'end with the horizon',
    {
      ...open(['10:00', '10:30', 2], ['10:00', '10:30', 3], ['10:00', '10:30', 4]),
      rules: { horizonDays: 1 },
    },
    ['1 10:00', '2 10:00'],
  ],
  ['leave out a day off', off(PRIYA, '2026-11-30'), []],
  ['leave out a holiday', off(null), []],
  ['mind nobody else’s day off', off(TOM), ALL],
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
    { booked: [booked('2026-12-01T05:00:00Z', 15)], rules: { bufferMinutes: 5 } },
    ['1 11:10'],
  ],
  [
    'are still there with somebody else',
    { ...morning, booked: [booked('2026-12-01T04:30:00Z', 30)] },
    ['1 10:00', '1 10:30'],
  ],
  ['end with the share', { rules: half, booked: two(true) }, []],
  [
    'count no member’s bookings for the share',
    { rules: half, booked: two(false) },
    ['1 11:00', '1 11:30'],
  ],
  [
    'leave one of a short day',
    { ...open(['10:00', '10:30']), rules: { offlinePercent: 90 } },
    ['1 10:00'],
  ],
];

describe('the times that a visitor is offered', () => {
  it.each(ROWS)('%s', (_, changes, starts) => {
    expect(show(listSlots(office(changes), 'video', NOW))).toEqual(starts);
  });

  it('have no names for a visitor, and those of all free members for a member', () => {
    const two = office({
      weeks: [week(TOM, stretch('10:00', '10:30')), week(PRIYA, stretch('10:00', '10:30'))],
      rules: { noticeHours: 48, offlinePercent: 90 },
    });
    const range = { firstDay: '2026-12-01', lastDay: '2026-12-01', now: NOW };
    const times = [{ startMs: Date.parse('2026-12-01T04:30:00Z'), members: [PRIYA, TOM] }];
    expect(listDeskTimes(two, 'video', range)).toEqual([{ day: '2026-12-01', times }]);
  });
});

describe('the member who takes an appointment', () => {
  const ADAM = 'adam@office.example';
  const all = [PRIYA, TOM, ADAM];

  it.each([1, 2, 3])('differs so that %i a day are shared equally', (perDay) => {
    const booked: BookedTime[] = [];
    for (let leadId = 1; leadId <= 20 * perDay; leadId++) {
      const [day, ofDay] = [Math.floor((leadId - 1) / perDay), (leadId - 1) % perDay];
      const startMs = NOW.getTime() + day * DAY_MS + ofDay * HOUR_MS;
      const [member = ''] = rankMembers(all, startMs, booked, { leadId, current: null });
      booked.push({ leadId, member, startMs, endMs: startMs + HOUR_MS / 2, isOnline: true });
    }
    const totals = all.map((member) => booked.filter((one) => one.member === member).length);
    const equal = (20 * perDay) / 3;
    expect(totals.every((total) => Math.abs(total - equal) < 1)).toBe(true);
  });

  it.each<[string, string | null, number | null, number | null, number | null, string]>([
    ['who has it now', TOM, null, 0, null, TOM],
    ['with the fewest in the 30 days around', null, -14, 14, -16, ADAM],
    ['with the fewest of that day among equals', null, 0, 0, 3, ADAM],
  ])('is the one %s', (_, current, priya, tom, adam, expected) => {
    const startMs = NOW.getTime() + HOUR_MS;
    const taken = [priya, tom, adam].flatMap((days, index) =>
      days === null
        ? []
        : [booked(new Date(NOW.getTime() + days * DAY_MS).toISOString(), 30, all[index])],
    );
    for (const leadId of [1, 2, 3]) {
      expect(rankMembers(all, startMs, taken, { leadId, current })[0]).toBe(expected);
    }
  });
});

it('finds the free members at a start, and none at another', () => {
  const days = listSlots(office(), 'video', NOW);
  expect(findFreeMembers(days, Date.parse('2026-12-01T04:30:00Z'))).toEqual([PRIYA]);
  expect(findFreeMembers(days, Date.parse('2026-12-01T04:45:00Z'))).toEqual([]);
});
