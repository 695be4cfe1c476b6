import { describe, expect, it } from 'vitest';
import { formatUsd } from './money.logic.ts';

describe('formatUsd', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [173_500, '$173,500'],
    [2_055_420, '$2,055,420'],
    [9027.5, '$9,028'],
    [15_243.5, '$15,244'],
    [4731.666, '$4,732'],
    [9504.000000000002, '$9,504'],
  ])('writes %d as %s', (amountUsd, text) => {
    expect(formatUsd(amountUsd)).toBe(text);
  });
});
