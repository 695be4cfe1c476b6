import { describe, expect, it } from 'vitest';
import { formatClock } from '../rules/duration.ts';
import {
  announceCountdown,
  hasEnded,
  nextTickMs,
  pauseCountdown,
  remainingMs,
  resumeCountdown,
  shownSeconds,
  startCountdown,
} from './countdown.logic.ts';

const nowMs = Date.UTC(2026, 10, 20, 6, 30);
const HOUR_MS = 3_600_000;
const hour = startCountdown(HOUR_MS, nowMs);

describe('a countdown', () => {
  it.each([
    [-5000, '60:00', false, 1000],
    [0, '60:00', false, 1000],
    [250, '60:00', false, 750],
    [1000, '59:59', false, 1000],
    [61_000, '58:59', false, 1000],
    [3_055_000, '09:05', false, 1000],
    [HOUR_MS - 1, '00:01', false, 1],
    [HOUR_MS, '00:00', true, null],
    [3 * HOUR_MS, '00:00', true, null],
  ])('shows after %d ms the time %s, has ended: %s, and changes in %s ms', (elapsedMs, ...rest) => {
    const now = nowMs + elapsedMs;
    const clock = formatClock(shownSeconds(hour, now), 2);
    expect([clock, hasEnded(hour, now), nextTickMs(hour, now)]).toEqual(rest);
  });

  it('stands still while it is paused and continues with what was left', () => {
    const paused = pauseCountdown(hour, nowMs + 90_000);
    expect(remainingMs(paused, nowMs + 500_000)).toBe(HOUR_MS - 90_000);
    expect(nextTickMs(paused, nowMs + 500_000)).toBeNull();
    const resumed = resumeCountdown(paused, nowMs + 500_000);
    expect(remainingMs(resumed, nowMs + 501_000)).toBe(HOUR_MS - 91_000);
  });

  it('stays ended when it is paused and resumed at 0', () => {
    const ended = resumeCountdown(pauseCountdown(hour, nowMs + 2 * HOUR_MS), nowMs + 3 * HOUR_MS);
    expect(remainingMs(ended, nowMs + 3 * HOUR_MS)).toBe(0);
  });
});

describe('announceCountdown', () => {
  it.each([
    [3600, 3599, null],
    [3541, 3540, '59 minutes left'],
    [3540, 3539, null],
    [61, 60, '1 minute left'],
    [11, 10, '10 seconds left'],
    [10, 9, null],
    [1, 0, null],
    // After a gap, the real time.
    [3600, 3410, '56 minutes 50 seconds left'],
    [12, 4, '4 seconds left'],
    [200, 0, null],
    [20, 60, null],
  ])('says between %i s and %i s: %s', (previous, seconds, text) => {
    expect(announceCountdown(previous, seconds)).toBe(text);
  });

  it('speaks 60 times in an hour: at each minute and at 10 s', () => {
    const texts = Array.from({ length: 3600 }, (_, index) =>
      announceCountdown(3600 - index, 3599 - index),
    );
    expect(texts.filter((text) => text !== null)).toHaveLength(60);
  });
});
