import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayInIndia, formatDay, formatMonth, localDay } from './calendar-day.ts';

describe('localDay', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Asia/Kolkata', '2026-11-20T18:20:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T19:00:00Z', '2026-11-21'],
    ['America/New_York', '2027-01-01T03:00:00Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(instant))).toBe(day);
  });
});

describe('dayInIndia', () => {
  it.each([
    ['2026-08-31T18:29:59Z', '2026-08-31'],
    ['2026-08-31T18:30:00Z', '2026-09-01'],
  ])('is at %s the %s', (instant, day) => {
    expect(dayInIndia(Date.parse(instant))).toBe(day);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-18', '18 November 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2025-09', 'September 2025'],
    ['2025', '2025'],
    ['2021-23', '2021-23'],
    ['', ''],
  ])('writes %j as %j', (date, text) => {
    expect(formatDay(date)).toBe(text);
  });
});

describe('formatMonth', () => {
  it.each([
    ['2027-01-01', 'January 2027'],
    ['2026-12-31', 'December 2026'],
  ])('writes %s as %s', (day, text) => {
    expect(formatMonth(day)).toBe(text);
  });
});
