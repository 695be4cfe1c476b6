import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '../rules/day-arithmetic.ts';
import { mergeStudyDays, readStudyDays } from './study-days.logic.ts';

describe('readStudyDays', () => {
  it.each([
    ['nothing stored', undefined, []],
    ['a text', '["2026-11-20"', []],
    ['an object', { 0: '2026-11-20' }, []],
    ['days that are none', ['2026-11-20', '2026-02-30', 5, null, 'x'], ['2026-11-20']],
    [
      'days twice and out of order',
      ['2026-11-20', '2026-11-19', '2026-11-20'],
      ['2026-11-19', '2026-11-20'],
    ],
  ])('reads %s', (_, stored, days) => {
    expect(readStudyDays(stored)).toEqual(days);
  });

  it('keeps the newest two years', () => {
    const days = Array.from({ length: 800 }, (_, index) => fromDayNumber(20_000 + index));
    expect(readStudyDays(days)).toEqual(days.slice(-731));
  });
});

describe('mergeStudyDays', () => {
  it('joins the days of two tabs, each once, oldest first', () => {
    expect(mergeStudyDays(['2026-11-20', '2026-11-21'], ['2026-11-20', '2026-11-01'])).toEqual([
      '2026-11-01',
      '2026-11-20',
      '2026-11-21',
    ]);
  });
});
