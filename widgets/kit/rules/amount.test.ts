import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['30000', 'USD', 30_000, 'USD'],
    ['$40k', 'INR', 40_000, 'USD'],
    ['25,00,000', 'INR', 2_500_000, 'INR'],
    ['25 lakh', 'USD', 2_500_000, 'INR'],
    ['₹1.2 Cr', 'USD', 12_000_000, 'INR'],
    ['Rs. 5 lakhs', 'USD', 500_000, 'INR'],
    [' 2.5 crore ', 'INR', 25_000_000, 'INR'],
    ['1,000', '', 1000, 'USD'],
    ['२५ लाख', 'USD', 2_500_000, 'INR'],
    ['१.५ करोड़', 'USD', 15_000_000, 'INR'],
    ['१.५ करोड\u093c', 'USD', 15_000_000, 'INR'],
    ['रु. 50 हज़ार', 'USD', 50_000, 'INR'],
    ['25 lakh rupees', 'USD', 2_500_000, 'INR'],
    ['Rs. 25,00,000/-', 'USD', 2_500_000, 'INR'],
    ['25,00,000/=', 'INR', 2_500_000, 'INR'],
    ['40000$', 'INR', 40_000, 'USD'],
    ['US$40,000', 'INR', 40_000, 'USD'],
    ['40 thousand dollars', 'INR', 40_000, 'USD'],
    ['USD 1 million', 'INR', 1_000_000, 'USD'],
    ['Rs 25 lakhs only', 'USD', 2_500_000, 'INR'],
    ['रु 25 लाख मात्र', 'USD', 2_500_000, 'INR'],
    ['२५,००,००० रु', 'USD', 2_500_000, 'INR'],
    ['₨ 25,00,000', 'USD', 2_500_000, 'INR'],
    ['25\u00a0lakh\u200b', 'USD', 2_500_000, 'INR'],
  ])('reads "%s" beside %s as %d %s', (text, chosen, value, currency) => {
    expect(parseAmount(text, chosen)).toEqual({ value, currency });
  });

  it.each([
    ['25 lac per year', 2_500_000, 'year'],
    ['₹25L/yr', 2_500_000, 'year'],
    ['25 LPA', 2_500_000, 'year'],
    ['25 lakh /- per annum', 2_500_000, 'year'],
    ['२५ लाख सालाना', 2_500_000, 'year'],
    ['60 lakh for all years', 6_000_000, 'total'],
  ])('reads what "%s" is for', (text, value, per) => {
    expect(parseAmount(text, 'USD')).toEqual({ value, currency: 'INR', per });
  });

  it.each([
    ...['', '0', '-5', 'lakh', '1e9', '25 toString', '1.2.3', '100.1 crore', '1001 crore'],
    ...['٣', '5 €', '25 lakh a month', '25 lakh per year or so'],
  ])('finds no amount in "%s"', (text) => {
    expect(parseAmount(text, 'USD')).toBeUndefined();
  });
});
