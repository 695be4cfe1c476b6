import { describe, expect, it } from 'vitest';
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
    ['INR', 108.6615, 96.43],
    ['CAD', 1.6058, 1.425],
    ['GBP', 0.8488, 0.7532],
    ['EUR', 1, 0.8874],
  ])('keeps four digits that count of %s: %d to the euro is %d', (currency, units, perUsd) => {
    const rates = { ...table, perEuro: { USD: 1.1269, [currency]: units } };
    expect(findRate(currency, {}, rates)?.perUsd).toBe(perUsd);
  });
});
