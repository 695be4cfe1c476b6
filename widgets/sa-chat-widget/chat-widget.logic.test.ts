import { describe, expect, it } from 'vitest';
import {
  chatPortrait,
  covers,
  greet,
  isTuckedByScroll,
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

describe('chatPortrait', () => {
  it('shows one letter, because the initials of the first consultant read as a bot', () => {
    const image = { initials: 'AI', from: '#000000', to: '#ffffff' };
    expect(chatPortrait({ name: 'Ananya Iyer', image })).toEqual({ ...image, initials: 'A' });
  });
});

describe('isTuckedByScroll', () => {
  it.each([
    ['down', false, 100, 200, true],
    ['on down', true, 200, 300, true],
    ['up', true, 300, 280, false],
    ['by a tremble', true, 300, 295, true],
    ['by a tremble', false, 300, 305, false],
    ['to the top', true, 10, 4, false],
    ['beyond the top, as Safari does', true, 40, -20, false],
  ])('after scrolling %s (tucked before: %s) from %i to %i px: %s', (_, was, from, to, is) => {
    expect(isTuckedByScroll(was, from, to)).toBe(is);
  });
});

describe('covers', () => {
  const button = { left: 296, top: 700, right: 344, bottom: 748 };
  it.each([
    ['the end of a select', { left: 20, top: 700, right: 340, bottom: 744 }, true],
    ['a small link', { left: 300, top: 710, right: 340, bottom: 730 }, true],
    ['a corner of a large card', { left: 20, top: 400, right: 340, bottom: 720 }, false],
    ['much of a large card', { left: 20, top: 640, right: 340, bottom: 760 }, true],
    ['the edge of a field', { left: 20, top: 740, right: 300, bottom: 784 }, true],
    ['a button beside it', { left: 20, top: 700, right: 296, bottom: 744 }, false],
  ])('%s: %s', (_, control, expected) => {
    expect(covers(button, control)).toBe(expected);
  });
});

describe('greet', () => {
  it('puts the name into the greeting', () => {
    expect(greet('Hello, this is {name}.', 'Ananya Iyer')).toBe('Hello, this is Ananya Iyer.');
  });
});
