import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countMonths,
  daysBetween,
  fromDayNumber,
  isDay,
  toDayNumber,
} from './day-arithmetic.ts';

describe('toDayNumber', () => {
  it.each([
    ['1970-01-01', 0],
    ['2026-11-20', 20_777],
    ['2028-02-29', 21_243],
  ])('%s is day %i and back', (day, dayNumber) => {
    expect(toDayNumber(day)).toBe(dayNumber);
    expect(fromDayNumber(dayNumber)).toBe(day);
    expect(isDay(day)).toBe(true);
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
    expect(isDay(text)).toBe(false);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-11-20', '2026-11-18', -2],
    ['', '2026-11-20', null],
  ])('from %j to %j is %j', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('from %s by %i gives %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-09-01', -9, '2026-12-01'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2027-06-01', -30, '2024-12-01'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-10-31', 1, '2027-11-30'],
  ])('from %s by %i gives %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });
});

describe('countMonths', () => {
  it.each([
    ['2026-09-01', '2027-06-01', 9],
    ['2026-11-01', '2026-11-30', 0],
    ['2027-01-01', '2026-12-31', -1],
  ])('from %s to %s gives %i', (from, to, months) => {
    expect(countMonths(from, to)).toBe(months);
  });
});
