import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount.logic.ts';

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
    ['100 crore', 'USD', 1_000_000_000, 'INR'],
  ])('reads "%s" beside %s as %d %s', (text, chosen, value, currency) => {
    expect(parseAmount(text, chosen)).toEqual({ value, currency });
  });

  it.each([
    '',
    ' ',
    '0',
    '-5',
    'lakh',
    '1e9',
    '25 toString',
    '1.2.3',
    '100.1 crore',
    '1001 crore',
    '٣',
    '5 €',
  ])('finds no amount in "%s"', (text) => {
    expect(parseAmount(text, 'USD')).toBeUndefined();
  });
});
