import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { findRate } from './rates.logic.ts';

const table = {
  asOf: '2026-10-06',
  publisher: 'A bank',
  perEuro: { USD: 1.25, INR: 100 },
};

describe('findRate', () => {
  it('divides the units for a euro by its dollars', () => {
    expect(findRate('INR', {}, table)).toEqual({
      perUsd: 80,
      day: '2026-10-06',
      publisher: 'A bank',
    });
    expect(findRate('EUR', {}, table)).toBeUndefined();
  });

  it('puts the rate that the visitor entered first', () => {
    const own = { INR: { perUsd: 90, day: '2026-11-22' } };
    expect(findRate('INR', own, table)).toBe(own.INR);
  });

  it.each([
    ['INR', 96.43],
    ['CAD', 1.425],
    ['GBP', 0.7532],
    ['EUR', 0.8874],
  ])('starts for %s from what the table of 6 October 2026 says', (currency, perUsd) => {
    expect(findRate(currency, {}, exchangeRates)?.perUsd).toBe(perUsd);
  });
});
