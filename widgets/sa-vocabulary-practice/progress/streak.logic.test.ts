import { afterEach, expect, it, vi } from 'vitest';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { EMPTY_PROGRESS } from '../../kit/stores/vocabulary-progress.logic.ts';
import { progressOf } from '../testing/progress-of.ts';
import { completeSession } from './streak.logic.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['the first ever', 0, '', '2026-11-20', 1, '2026-11-20'],
  ['a second on the same day', 4, '2026-11-20', '2026-11-20', 4, '2026-11-20'],
  ['the day after', 4, '2026-11-19', '2026-11-20', 5, '2026-11-20'],
  ['a gap of two days', 4, '2026-11-18', '2026-11-20', 1, '2026-11-20'],
  ['into the new year', 4, '2026-12-31', '2027-01-01', 5, '2027-01-01'],
  ['out of a leap day', 4, '2028-02-29', '2028-03-01', 5, '2028-03-01'],
  ['with the clock set back', 4, '2026-11-25', '2026-11-20', 4, '2026-11-25'],
  ['with a streak lost in storage', 0, '2026-11-20', '2026-11-20', 1, '2026-11-20'],
  ['with a day lost in storage', 9, '', '2026-11-20', 1, '2026-11-20'],
])('counts a session: %s', (_, dailyStreak, lastStudied, today, streak, day) => {
  const before = progressOf({ learned: [1], dailyStreak, lastStudied }, { 1: 'learning' });
  const vocabularyStats = { ...before.vocabularyStats, dailyStreak: streak, lastStudied: day };
  expect(completeSession(before, today)).toEqual({ ...before, vocabularyStats });
});

it('counts 23:50 and 00:30 in India as two days, though UTC has one', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const evening = localDay(new Date('2026-11-20T23:50:00+05:30'));
  const night = localDay(new Date('2026-11-21T00:30:00+05:30'));
  const finished = completeSession(completeSession(EMPTY_PROGRESS, evening), night);
  expect(finished.vocabularyStats.dailyStreak).toBe(2);
});
