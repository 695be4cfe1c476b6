import { describe, expect, it } from 'vitest';
import { formatRupees } from './rupees.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [88_500, '₹88,500'],
    [99_999, '₹99,999'],
    [100_000, '₹1 lakh'],
    [5_982_000, '₹59.8 lakh'],
    [9_994_000, '₹99.9 lakh'],
    [9_995_000, '₹1 crore'],
    [15_615_000, '₹1.56 crore'],
    [185_000_000, '₹18.5 crore'],
  ])('says %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});
