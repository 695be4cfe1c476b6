import { describe, expect, it } from 'vitest';
import {
  addMonths,
  compareDates,
  countMonths,
  formatIsoDate,
  formatMonthYear,
  toLocalDate,
} from './local-date.logic.ts';

/** `2027-09-01` as its parts. */
function date(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

describe('addMonths', () => {
  it.each([
    ['2027-09-01', -9, '2026-12-01'],
    ['2027-01-01', -1, '2026-12-01'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2027-06-01', 0, '2027-06-01'],
    ['2027-06-01', -30, '2024-12-01'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2027-10-31', 1, '2027-11-30'],
    ['2027-08-31', 4, '2027-12-31'],
  ])('from %s by %i gives %s', (from, months, to) => {
    expect(addMonths(date(from), months)).toEqual(date(to));
  });
});

describe('countMonths', () => {
  it.each([
    ['2026-09-01', '2027-06-01', 9],
    ['2026-11-01', '2026-11-30', 0],
    ['2027-01-01', '2026-12-31', -1],
  ])('from %s to %s gives %i', (from, to, months) => {
    expect(countMonths(date(from), date(to))).toBe(months);
  });
});

describe('compareDates', () => {
  it.each([
    ['2026-12-31', '2027-01-01', -1],
    ['2027-02-01', '2027-01-31', 1],
    ['2027-01-01', '2027-01-02', -1],
    ['2027-01-01', '2027-01-01', 0],
  ])('of %s and %s has the sign %i', (a, b, sign) => {
    expect(Math.sign(compareDates(date(a), date(b)))).toBe(sign);
  });
});

describe('formatMonthYear', () => {
  it.each([
    ['2027-01-01', 'January 2027'],
    ['2027-06-01', 'June 2027'],
    ['2026-12-31', 'December 2026'],
  ])('writes %s as %s', (text, written) => {
    expect(formatMonthYear(date(text))).toBe(written);
  });
});

describe('toLocalDate', () => {
  it('reads the day of the place, not the one in Greenwich', () => {
    expect(toLocalDate(new Date(2026, 10, 1, 0, 0, 0))).toEqual(date('2026-11-01'));
    expect(toLocalDate(new Date(2026, 10, 30, 23, 59, 59))).toEqual(date('2026-11-30'));
  });
});

describe('formatIsoDate', () => {
  it.each([
    [{ year: 2026, month: 12, day: 1 }, '2026-12-01'],
    [{ year: 2027, month: 2, day: 28 }, '2027-02-28'],
  ])('writes %o as %s', (date, text) => {
    expect(formatIsoDate(date)).toBe(text);
  });
});
