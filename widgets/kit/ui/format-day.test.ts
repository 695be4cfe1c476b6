import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

describe('formatDay', () => {
  it.each([
    ['2026-11-18', '18 November 2026'],
    ['2026-09-08', '8 September 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2025-12-31', '31 December 2025'],
  ])('writes %s as %s', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });
});
