import { afterEach, describe, expect, it, vi } from 'vitest';
import { daysBetween, fromDayNumber, localDay, toDayNumber } from './days.logic.ts';

describe('localDay', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Asia/Kolkata', '2026-11-20T18:20:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T19:00:00Z', '2026-11-21'],
    ['UTC', '2026-11-20T19:00:00Z', '2026-11-20'],
    ['America/New_York', '2027-01-01T03:00:00Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(instant))).toBe(day);
  });
});

describe('toDayNumber', () => {
  it.each([
    ['1970-01-01', 0],
    ['2026-11-20', 20_777],
    ['2028-02-29', 21_243],
  ])('%s is day %i and back', (day, dayNumber) => {
    expect(toDayNumber(day)).toBe(dayNumber);
    expect(fromDayNumber(dayNumber)).toBe(day);
  });

  it.each([
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '20 Nov 2026',
    '2026-11-20T00',
  ])('is null for %j', (text) => {
    expect(toDayNumber(text)).toBeNull();
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-11-20', '2026-11-18', -2],
    ['', '2026-11-20', null],
    ['2026-11-20', 'today', null],
  ])('from %j to %j is %j', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
