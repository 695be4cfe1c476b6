import { describe, expect, it } from 'vitest';
import {
  describeAge,
  describeWait,
  describeWaiting,
  formatDays,
  formatStart,
  weekOf,
} from './office-time.logic.ts';
import { makeLead } from './testing/make-lead.ts';

it('writes times by the clock of the office', () => {
  expect(formatStart('2026-11-22T18:30:00Z')).toBe('Mon, 23 Nov 2026, 00:00');
});

const now = Date.parse('2026-11-22T12:00:00Z');

describe('describeAge', () => {
  it.each([
    ['2026-11-22T11:59:01Z', 'just now'],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T11:00:00Z', '1 hour ago'],
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

describe('describeWait', () => {
  const pending = makeLead({ status: 'pending', createdAt: '2026-11-22T12:00:00.000Z' });
  const hoursLater = (hours: number) => now + hours * 60 * 60_000;

  it.each([
    [23.99, null],
    [24, { text: 'Waiting for 1 day', tone: 'warning' }],
    [47.99, { text: 'Waiting for 1 day', tone: 'warning' }],
    [48, { text: 'Waiting for 2 days', tone: 'bad' }],
  ])('says after %f hours %j', (hours, wait) => {
    expect(describeWait({ ...pending, folder: 'flagged' }, hoursLater(hours))).toEqual(wait);
  });

  it.each([
    { status: 'contacted' as const },
    { folder: 'spam' as const },
    { kind: 'newsletter' as const },
  ])('says nothing of one that waits for nobody: %j', (changes) => {
    expect(describeWait({ ...pending, ...changes }, hoursLater(72))).toBeNull();
  });
});

it.each([
  ['2026-11-21T18:30:00.000Z', '3 waiting, oldest since 00:00'],
  ['2026-11-21T18:29:59.999Z', '3 waiting, oldest since Sat 21 Nov'],
  [null, ''],
])('says since when the oldest lead waits: %s', (since, text) => {
  expect(describeWaiting({ total: 3, since }, now)).toBe(text);
});

it('the days of a week are the seven from Monday on, over the ends of months and years', () => {
  const week = ['28', '29', '30', '31'].map((day) => `2026-12-${day}`);
  const all = [...week, '2027-01-01', '2027-01-02', '2027-01-03'];
  for (const day of all) expect(weekOf(day)).toEqual(all);
});

it.each([
  ['2026-11-23', '2026-11-29', '23 to 29 November 2026'],
  ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ['2026-11-24', '2026-11-24', '24 November 2026'],
])('the days from %s to %s are %s', (from, to, words) => {
  expect(formatDays(from, to)).toBe(words);
});
