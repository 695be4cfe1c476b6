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
const hour = startCountdown(3_600_000, nowMs);
const clockAfter = (seconds: number) => formatClock(shownSeconds(hour, nowMs + seconds * 1000), 2);

describe('a countdown', () => {
  it.each([
    [0, '60:00'],
    [0.5, '60:00'],
    [1, '59:59'],
    [61, '58:59'],
    [3055, '09:05'],
    [3599, '00:01'],
    [3599.9, '00:01'],
    [3600, '00:00'],
    [9999, '00:00'],
  ])('shows after %d s the time %s', (seconds, time) => {
    expect(clockAfter(seconds)).toBe(time);
  });

  it('loses exactly the time for which a tab was frozen', () => {
    expect(remainingMs(hour, nowMs + 120_000)).toBe(3_600_000 - 120_000);
  });

  it('never has more left than its limit, even if the clock is set back', () => {
    expect(remainingMs(hour, nowMs - 5_000)).toBe(3_600_000);
  });

  it('stands still while it is paused and goes on with what was left', () => {
    const paused = pauseCountdown(hour, nowMs + 90_000);
    expect(remainingMs(paused, nowMs + 500_000)).toBe(3_510_000);
    const resumed = resumeCountdown(paused, nowMs + 500_000);
    expect(remainingMs(resumed, nowMs + 500_000)).toBe(3_510_000);
    expect(remainingMs(resumed, nowMs + 501_000)).toBe(3_509_000);
  });

  it.each([
    [3_599_999, false],
    [3_600_000, true],
    [3_600_001, true],
  ])('has after %i ms ended: %s', (elapsedMs, ended) => {
    expect(hasEnded(hour, nowMs + elapsedMs)).toBe(ended);
  });

  it('stays ended when it is paused and resumed at 0', () => {
    const ended = resumeCountdown(pauseCountdown(hour, nowMs + 3_700_000), nowMs + 3_800_000);
    expect(remainingMs(ended, nowMs + 3_800_000)).toBe(0);
  });
});

describe('nextTickMs', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [250, 750],
    [1000, 1000],
    [3_599_999, 1],
    [3_600_000, null],
  ])('waits after %i ms for %s ms', (elapsedMs, waitMs) => {
    expect(nextTickMs(hour, nowMs + elapsedMs)).toBe(waitMs);
  });

  it('waits for nothing while the countdown is paused', () => {
    expect(nextTickMs(pauseCountdown(hour, nowMs), nowMs)).toBeNull();
  });
});

describe('announceCountdown', () => {
  it.each([
    [3600, 3599, null],
    [3541, 3540, '59 minutes left'],
    [3540, 3539, null],
    [61, 60, '1 minute left'],
    [60, 59, null],
    [11, 10, '10 seconds left'],
    [10, 9, null],
    [1, 0, null],
  ])('says between %i s and %i s: %s', (previous, seconds, text) => {
    expect(announceCountdown(previous, seconds)).toBe(text);
  });

  it.each([
    [3600, 3410, '56 minutes 50 seconds left'],
    [200, 7, '7 seconds left'],
    [12, 4, '4 seconds left'],
    [200, 0, null],
    [20, 60, null],
    [60, 60, null],
  ])('tells the real time after a gap from %i s to %i s: %s', (previous, seconds, text) => {
    expect(announceCountdown(previous, seconds)).toBe(text);
  });

  it('speaks 60 times in an hour: at each minute and at 10 s', () => {
    const texts = Array.from({ length: 3600 }, (_, index) =>
      announceCountdown(3600 - index, 3599 - index),
    );
    expect(texts.filter((text) => text !== null)).toHaveLength(60);
  });
});
