import { describe, expect, it } from 'vitest';
import { covers, isDownward, presenceDelayMs, replyDelayMs } from './chat-widget.logic.ts';

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

describe('isDownward', () => {
  it.each([
    ['down', 100, 200, true],
    ['up', 300, 280, false],
    ['by a tremble', 300, 305, false],
    ['back from beyond the top, as Safari does', -20, 4, false],
  ])('of scrolling %s from %i to %i px: %s', (_, from, to, expected) => {
    expect(isDownward(from, to)).toBe(expected);
  });
});

describe('covers', () => {
  const button = { left: 296, top: 700, right: 344, bottom: 748 };
  it.each([
    ['the end of a select', { left: 20, top: 700, right: 340, bottom: 744 }, true],
    ['a small link', { left: 300, top: 710, right: 340, bottom: 730 }, true],
    ['a corner of a large card', { left: 20, top: 400, right: 340, bottom: 720 }, false],
    ['much of a large card', { left: 20, top: 640, right: 340, bottom: 760 }, true],
    ['a corner of the highest small one', { left: 20, top: 630, right: 310, bottom: 710 }, true],
    ['a corner of the lowest large one', { left: 20, top: 629, right: 310, bottom: 710 }, false],
    ['a link above it', { left: 300, top: 680, right: 340, bottom: 700 }, false],
    ['the edge of a field', { left: 20, top: 740, right: 300, bottom: 784 }, true],
    ['a button beside it', { left: 20, top: 700, right: 296, bottom: 744 }, false],
  ])('%s: %s', (_, control, expected) => {
    expect(covers(button, control)).toBe(expected);
  });
});
