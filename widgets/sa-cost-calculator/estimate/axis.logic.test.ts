import { describe, expect, it } from 'vitest';
import { makeAxis } from './axis.logic.ts';

describe('makeAxis', () => {
  it.each([
    [0, [0, 0.5, 1]],
    [63_500, [0, 20_000, 40_000, 60_000, 80_000]],
    [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
    [173_500, [0, 50_000, 100_000, 150_000, 200_000]],
    [2_055_420, [0, 1_000_000, 2_000_000, 3_000_000]],
  ])('has for %d the ticks %j', (highest, ticks) => {
    expect(makeAxis(highest)).toEqual({ end: ticks.at(-1), ticks });
  });
});
