import { describe, expect, it } from 'vitest';
import { formatLocal, formatRupees, formatUsd, parseAmount } from './money.logic.ts';

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

describe('formatLocal', () => {
  it('puts a sign directly before the amount, and a code apart from it', () => {
    expect(formatLocal('£', 13_761)).toBe('£13,761');
    expect(formatLocal('CAD', 23_448.4)).toBe('CAD 23,448');
  });
});

describe('parseAmount', () => {
  it.each([
    ['30000', 'USD', 30_000, 'USD'],
    ['30,000', 'USD', 30_000, 'USD'],
    ['$40k', 'INR', 40_000, 'USD'],
    ['25,00,000', 'INR', 2_500_000, 'INR'],
    ['25 lakh', 'USD', 2_500_000, 'INR'],
    ['25L', 'INR', 2_500_000, 'INR'],
    ['₹1.2 Cr', 'USD', 12_000_000, 'INR'],
    ['Rs. 5 lakhs', 'USD', 500_000, 'INR'],
    [' 2.5 crore ', 'INR', 25_000_000, 'INR'],
    ['1,000', '', 1000, 'USD'],
  ])('reads "%s" beside %s as %d %s', (text, chosen, value, currency) => {
    expect(parseAmount(text, chosen)).toEqual({ value, currency });
  });

  it.each(['', ' ', '0', '-5', 'lakh', '1e9', '25 toString', '1.2.3', '1001 crore', '٣', '5 €'])(
    'finds no amount in "%s"',
    (text) => {
      expect(parseAmount(text, 'USD')).toBeUndefined();
    },
  );
});
