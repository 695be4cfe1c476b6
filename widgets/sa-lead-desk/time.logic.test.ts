import { describe, expect, it } from 'vitest';
import { describeAge, formatMoment } from './time.logic.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

describe('describeAge', () => {
  it.each([
    ['2026-11-22T12:00:30Z', 'just now'],
    ['2026-11-22T11:59:01Z', 'just now'],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T11:00:01Z', '59 minutes ago'],
    ['2026-11-22T11:00:00Z', '1 hour ago'],
    ['2026-11-21T12:00:01Z', '23 hours ago'],
    ['2026-11-21T12:00:00Z', '1 day ago'],
    ['2026-11-15T12:00:01Z', '6 days ago'],
    ['2026-11-15T12:00:00Z', '15 Nov'],
    // 1 January in India, though still the year before in London.
    ['2025-12-31T20:00:00Z', '1 Jan'],
    ['2025-12-31T18:00:00Z', '31 Dec 2025'],
  ])('says of %s "%s"', (iso, words) => {
    expect(describeAge(iso, now)).toBe(words);
  });
});

describe('formatMoment', () => {
  it.each([
    ['2026-11-22T11:00:00.000Z', 'Sun, 22 Nov 2026, 16:30 IST'],
    ['2026-11-22T18:30:00Z', 'Mon, 23 Nov 2026, 00:00 IST'],
  ])('writes %s as "%s"', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });
});
