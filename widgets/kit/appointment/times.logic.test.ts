import { describe, expect, it } from 'vitest';
import {
  formatStartDay,
  formatStartTime,
  groupByDay,
  liesAhead,
  nameZone,
  supportedZone,
} from './times.logic.ts';

const OFFICE = 'Asia/Kolkata';
const NOW_MS = Date.parse('2026-10-20T10:00:00Z');
const slots = (...starts: string[]) => ({ zone: OFFICE, days: [{ day: 'any', starts }] });

describe('groupByDay', () => {
  it('gives each day of her calendar its free times, in their order, with words', () => {
    expect(
      groupByDay(
        slots('2026-12-01T05:00:00.000Z', '2026-12-01T04:30:00.000Z', '2026-12-02T04:30:00.000Z'),
        OFFICE,
        NOW_MS,
      ),
    ).toEqual([
      {
        day: '2026-12-01',
        weekday: 'Tue',
        date: '1 Dec',
        free: '2 free',
        name: 'Tuesday 1 December',
        starts: [
          { startsAt: '2026-12-01T04:30:00.000Z', time: '10:00', there: '' },
          { startsAt: '2026-12-01T05:00:00.000Z', time: '10:30', there: '' },
        ],
      },
      expect.objectContaining({ day: '2026-12-02', free: '1 free' }),
    ]);
  });

  it('splits a day of the office where midnight is elsewhere', () => {
    const days = groupByDay(
      slots('2026-12-01T04:30:00.000Z', '2026-12-01T12:00:00.000Z'),
      'America/New_York',
      NOW_MS,
    );
    expect(days.map(({ day, starts }) => [day, starts.map(({ time }) => time)])).toEqual([
      ['2026-11-30', ['23:30']],
      ['2026-12-01', ['07:00']],
    ]);
    expect(days[0]?.starts[0]?.there).toBe('10:00 on Tuesday in India');
  });

  it('omits what has gone, what is over, and what cannot be read', () => {
    const all = slots('2026-12-01T04:30:00.000Z', '2026-12-02T04:30:00.000Z');
    expect(groupByDay(all, OFFICE, NOW_MS, ['2026-12-01T04:30:00.000Z'])).toHaveLength(1);
    const past = slots('1970-01-01T00:00:00.000Z', '2026-10-20T09:59:00.000Z', '', 'soon');
    expect(groupByDay(past, OFFICE, NOW_MS)).toEqual([]);
  });

  it('tells the two half past ones of a night apart by the clock of the office', () => {
    const [day] = groupByDay(
      slots('2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'),
      'America/New_York',
      NOW_MS,
    );
    expect(day?.starts.map(({ time, there }) => `${time} / ${there}`)).toEqual([
      '01:30 / 11:00 in India',
      '01:30 / 12:00 in India',
    ]);
  });
});

it.each([
  ['2026-10-20T10:00:00.001Z', true],
  ['2026-10-20T10:00:00.000Z', false],
  ['', false],
])('says whether %s lies ahead: %s', (instant, expected) => {
  expect(liesAhead(instant, NOW_MS)).toBe(expected);
});

describe('formatStartTime', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01T04:30:00.000Z', '10:00, India time'],
    ['Asia/Kathmandu', '2026-12-01T04:30:00.000Z', '10:15 your time, 10:00 in India'],
    ['Europe/London', '2026-10-25T04:30:00.000Z', '04:30 your time, 10:00 in India'],
    // Half an hour, twice a year.
    ['Australia/Lord_Howe', '2026-10-03T04:30:00.000Z', '15:00 your time, 10:00 in India'],
    ['Australia/Lord_Howe', '2026-10-04T04:30:00.000Z', '15:30 your time, 10:00 in India'],
    ['America/New_York', '2026-12-01T04:30:00.000Z', '23:30 your time, 10:00 on Tuesday in India'],
  ])('in %s at %s is %s', (zone, startsAt, words) => {
    expect(formatStartTime(startsAt, zone, OFFICE)).toBe(words);
  });

  it('names an office whose zone is no place by its letters', () => {
    expect(formatStartTime('2026-12-01T09:00:00.000Z', 'Asia/Kolkata', 'Europe/Berlin')).toBe(
      '14:30 your time, 10:00 CET',
    );
  });
});

it.each([
  ['Asia/Kolkata', 'Tuesday 1 December 2026'],
  ['America/New_York', 'Monday 30 November 2026'],
])('the day in %s is %s', (zone, words) => {
  expect(formatStartDay('2026-12-01T04:30:00.000Z', zone)).toBe(words);
});

it.each([['Europe/London', 'United Kingdom time']])(
  'the clock of %s is called %s',
  (zone, words) => {
    expect(nameZone(zone, '2026-12-01T04:30:00.000Z')).toBe(words);
  },
);

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Etc/Unknown', OFFICE],
  ['', OFFICE],
])('a browser that says "%s" gets times of %s', (own, zone) => {
  expect(supportedZone(OFFICE, own)).toBe(zone);
});
