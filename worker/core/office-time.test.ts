import { describe, expect, it } from 'vitest';
import {
  addDays,
  findDay,
  findEndOfDay,
  findStartOfDay,
  findWeekday,
  listDays,
} from './office-time.logic.ts';

describe('a day of the office', () => {
  it.each([
    ['2026-12-31T18:29:59.999Z', '2026-12-31'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ])('at %s is %s', (instant, day) => {
    expect(findDay(new Date(instant))).toBe(day);
  });

  it('begins and ends at midnight in India, in every season', () => {
    for (const day of listDays('2026-01-01', '2027-12-31')) {
      const start = `${addDays(day, -1)}T18:30:00.000Z`;
      expect([findStartOfDay(day), findEndOfDay(day)]).toEqual([start, `${day}T18:30:00.000Z`]);
    }
  });

  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['2028-02-29', 2],
  ])('%s has weekday %i', (day, weekday) => {
    expect(findWeekday(day)).toBe(weekday);
  });

  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});
