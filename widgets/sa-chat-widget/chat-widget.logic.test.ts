import { describe, expect, it } from 'vitest';
import {
  greet,
  pickOne,
  pickPresence,
  presenceDelayMs,
  replyDelayMs,
} from './chat-widget.logic.ts';

const LAST = 1 - Number.EPSILON;

describe('replyDelayMs and presenceDelayMs', () => {
  it.each([
    [0, 1000, 30_000],
    [0.5, 1500, 45_000],
    [LAST, 2000, 60_000],
  ])('draws %d as %i and %i ms', (drawn, reply, presence) => {
    expect(replyDelayMs(() => drawn)).toBe(reply);
    expect(presenceDelayMs(() => drawn)).toBe(presence);
  });
});

describe('pickOne', () => {
  it.each([
    [0, 'a'],
    [0.34, 'b'],
    [LAST, 'c'],
  ])('draws %d as %s', (drawn, expected) => {
    expect(pickOne(['a', 'b', 'c'], () => drawn)).toBe(expected);
  });
});

describe('pickPresence', () => {
  it('knows three of them', () => {
    expect([0, 0.4, 0.8].map((drawn) => pickPresence(() => drawn))).toEqual([
      'available',
      'busy',
      'away',
    ]);
  });
});

describe('greet', () => {
  it('puts the name into the greeting', () => {
    expect(greet('Hello, this is {name}.', 'Ananya Iyer')).toBe('Hello, this is Ananya Iyer.');
  });
});
