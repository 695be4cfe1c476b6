import { describe, expect, it } from 'vitest';
import { describeDuration, formatClock } from './duration.ts';

describe('formatClock', () => {
  it.each([
    [0, '0:00', '00:00'],
    [65, '1:05', '01:05'],
    [3600, '60:00', '60:00'],
  ])('shows %i s as %s, or %s with two digits', (seconds, short, long) => {
    expect(formatClock(seconds, 1)).toBe(short);
    expect(formatClock(seconds, 2)).toBe(long);
  });
});

describe('describeDuration', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [65, '1 minute 5 seconds'],
    [121, '2 minutes 1 second'],
  ])('calls %i s "%s"', (seconds, text) => {
    expect(describeDuration(seconds)).toBe(text);
  });
});
