import { describe, expect, it } from 'vitest';
import {
  formatDays,
  formatLongDay,
  formatShortDay,
  formatSpan,
  formatStart,
  nameZone,
  officeDay,
  WEEKDAYS,
  weekOf,
} from './office-time.logic.ts';

describe('officeDay', () => {
  it.each([
    ['2026-11-22T18:29:59Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23'],
    ['2026-11-22T04:59:00Z', 'America/New_York', '2026-11-21'],
    ['2028-02-29T12:00:00Z', 'Europe/London', '2028-02-29'],
  ])('is at %s in %s the day %s', (iso, zone, day) => {
    expect(officeDay(Date.parse(iso), zone)).toBe(day);
  });
});

describe('times', () => {
  it.each([
    ['Asia/Kolkata', '16:30 to 17:00', 'Tue, 24 Nov 2026, 16:30'],
    ['Europe/London', '11:00 to 11:30', 'Tue, 24 Nov 2026, 11:00'],
  ])('are those of the office in %s', (zone, span, start) => {
    const times = { startsAt: '2026-11-24T11:00:00.000Z', endsAt: '2026-11-24T11:30:00.000Z' };
    expect(formatSpan(times, zone)).toBe(span);
    expect(formatStart(times.startsAt, zone)).toBe(start);
  });

  it('call midnight 00:00', () => {
    expect(formatStart('2026-11-22T18:30:00Z', 'Asia/Kolkata')).toBe('Mon, 23 Nov 2026, 00:00');
  });

  it.each([
    ['Asia/Kolkata', 'India Standard Time'],
    ['Europe/London', 'United Kingdom Time'],
  ])('have a zone: %s is %s', (zone, name) => {
    expect(nameZone(zone)).toBe(name);
  });
});

describe('days', () => {
  it('are the seven from Monday on, over the ends of months and years', () => {
    const week = ['28', '29', '30', '31'].map((day) => `2026-12-${day}`);
    const all = [...week, '2027-01-01', '2027-01-02', '2027-01-03'];
    for (const day of all) expect(weekOf(day)).toEqual(all);
  });

  it('are named', () => {
    expect(formatShortDay('2026-11-24')).toBe('Tue 24 Nov');
    expect(formatLongDay('2026-11-24')).toBe('Tuesday 24 November');
    expect(WEEKDAYS[0]).toBe('Monday');
  });

  it.each([
    ['2026-11-23', '2026-11-29', '23 to 29 November 2026'],
    ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
    ['2026-11-24', '2026-11-24', '24 November 2026'],
  ])('from %s to %s are %s', (from, to, words) => {
    expect(formatDays(from, to)).toBe(words);
  });
});
