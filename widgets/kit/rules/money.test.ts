import { describe, expect, it } from 'vitest';
import { formatRupees, formatUsd } from './money.ts';

describe('formatUsd', () => {
  it.each([
    [0, '$0'],
    [2_055_420, '$2,055,420'],
    [9027.5, '$9,028'],
    [4731.666, '$4,732'],
    [9504.000000000002, '$9,504'],
  ])('writes %d as %s', (amountUsd, text) => {
    expect(formatUsd(amountUsd)).toBe(text);
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [4823, '₹4,820'],
    [92_573, '₹92,600'],
    [99_949, '₹99,900'],
    [99_950, '₹1 lakh'],
    [9_994_000, '₹99.9 lakh'],
    [9_995_000, '₹1 crore'],
    [15_615_000, '₹1.56 crore'],
    [185_000_000, '₹18.5 crore'],
  ])('says %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});
