import { describe, expect, it } from 'vitest';
import { readKeptChoice, writeKeptChoice } from './kept-choice.logic.ts';

const NOW_MS = Date.parse('2026-12-01T02:30:00.000Z');
const HOUR_MS = 3_600_000;
const choice = { token: 'k1.42.1796100000.abc', way: 'chat', isBooked: true } as const;
const text = writeKeptChoice(choice, NOW_MS + HOUR_MS);

describe('a request that a tab keeps', () => {
  it.each([
    ['at once', 0, choice],
    ['a minute before its time is over', HOUR_MS - 60_000, choice],
    ['once its time is over', HOUR_MS, null],
  ])('with a booked appointment is read %s', (_, laterMs, expected) => {
    expect(readKeptChoice(text, NOW_MS + laterMs)).toEqual(expected);
  });

  it('without one is read as long as the tab is open', () => {
    const open = { ...choice, isBooked: false };
    expect(readKeptChoice(writeKeptChoice(open), NOW_MS + 48 * HOUR_MS)).toEqual(open);
  });

  it.each([
    null,
    '',
    'k1.42',
    'null',
    '[]',
    text.replace('chat', 'telepathy'),
    text.replace('"k1.42.1796100000.abc"', '{}'),
  ])('is none if the tab has %s', (other) => {
    expect(readKeptChoice(other, NOW_MS)).toBeNull();
  });
});
