import { describe, expect, it } from 'vitest';
import { makeLead } from './testing/make-lead.ts';
import { describeAge, describeWait, formatMoment } from './time.logic.ts';

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

describe('describeWait', () => {
  const pending = makeLead({ status: 'pending', createdAt: '2026-11-22T12:00:00.000Z' });
  const hoursLater = (hours: number) => now + hours * 60 * 60_000;

  it.each([
    [23.99, null],
    [24, { text: 'Waiting for 1 day', tone: 'warning' }],
    [47.99, { text: 'Waiting for 1 day', tone: 'warning' }],
    [48, { text: 'Waiting for 2 days', tone: 'bad' }],
    [24 * 40, { text: 'Waiting for 40 days', tone: 'bad' }],
  ])('says after %f hours %j', (hours, wait) => {
    expect(describeWait(pending, hoursLater(hours))).toEqual(wait);
  });

  it.each([
    { status: 'contacted' as const },
    { status: 'done' as const },
    { folder: 'spam' as const },
    { kind: 'newsletter' as const },
  ])('says nothing of one that waits for nobody: %j', (changes) => {
    expect(describeWait({ ...pending, ...changes }, hoursLater(72))).toBeNull();
  });

  it('says it of a flagged one, too', () => {
    expect(describeWait({ ...pending, folder: 'flagged' }, hoursLater(72))).not.toBeNull();
  });
});
