import { describe, expect, it } from 'vitest';
import {
  addDays,
  findDayOf,
  findOfficeDay,
  findOffset,
  listDays,
  toInstantMs,
} from './office-time.logic.ts';

/** Zone, day, minute of the wall clock, and when that is. */
const INSTANTS: [zone: string, day: string, time: string, instant: string][] = [
  ['Asia/Kolkata', '2026-12-01', '00:00', '2026-11-30T18:30'],
  ['Asia/Kolkata', '2026-12-01', '10:00', '2026-12-01T04:30'],
  ['Asia/Kolkata', '2026-12-01', '24:00', '2026-12-01T18:30'],
  ['Asia/Kolkata', '2028-02-29', '23:30', '2028-02-29T18:00'],
  ['UTC', '2026-12-31', '24:00', '2027-01-01T00:00'],
  // The clock goes forward at 01:00, to 02:00: what is skipped counts by the clock before.
  ['Europe/London', '2027-03-28', '00:30', '2027-03-28T00:30'],
  ['Europe/London', '2027-03-28', '01:30', '2027-03-28T01:30'],
  ['Europe/London', '2027-03-28', '02:00', '2027-03-28T01:00'],
  ['Europe/London', '2027-03-28', '10:00', '2027-03-28T09:00'],
  // It goes back at 02:00, to 01:00: the first of both.
  ['Europe/London', '2026-10-25', '00:00', '2026-10-24T23:00'],
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30'],
  ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00'],
  ['Europe/London', '2026-10-25', '24:00', '2026-10-26T00:00'],
  ['America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59'],
  ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30'],
  ['Pacific/Auckland', '2026-09-27', '03:00', '2026-09-26T14:00'],
  // At midnight, so that the day begins at 01:00; and over midnight, so that 23:00 comes twice.
  ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00'],
  ['Africa/Cairo', '2026-04-24', '01:00', '2026-04-23T22:00'],
  ['Africa/Cairo', '2026-10-29', '24:00', '2026-10-29T22:00'],
  ['Africa/Cairo', '2026-10-30', '00:00', '2026-10-29T22:00'],
];

const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

describe('a day of the office', () => {
  it.each(INSTANTS)('in %s, %s at %s is %s', (zone, day, time, instant) => {
    const found = toInstantMs(findOfficeDay(day, zone), minuteOf(time));
    expect(new Date(found).toISOString()).toBe(`${instant}:00.000Z`);
  });

  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['2028-02-29', 2],
  ])('%s has weekday %i', (day, weekday) => {
    expect(findOfficeDay(day, 'Asia/Kolkata').weekday).toBe(weekday);
  });

  it('begins where the one before ends, every day of two years in zones of all kinds', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/London',
      'America/New_York',
      'Africa/Cairo',
      'Asia/Beirut',
    ];
    for (const zone of zones) {
      for (const day of listDays('2026-01-01', '2027-12-31')) {
        const end = toInstantMs(findOfficeDay(day, zone), 24 * 60);
        const next = findOfficeDay(addDays(day, 1), zone);
        const isSkipped = findDayOf(next.midnightMs, zone) !== next.day;
        expect([zone, day, end]).toEqual([zone, day, toInstantMs(next, 0)]);
        expect([zone, day, isSkipped]).toEqual([zone, day, false]);
      }
    }
  });

  it.each([
    ['Asia/Kolkata', 330],
    ['UTC', 0],
    ['America/St_Johns', -210],
  ])('knows that %s is %i minutes ahead in winter', (zone, minutes) => {
    expect(findOffset(Date.parse('2026-12-01'), zone)).toBe(minutes);
  });

  it.each([
    ['2026-12-31T18:29:00.000Z', '2026-12-31'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ])('knows of %s that it is in %s', (instant, day) => {
    expect(findDayOf(Date.parse(instant), 'Asia/Kolkata')).toBe(day);
  });

  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});
