import { describe, expect, it } from 'vitest';
import { countries } from './countries/countries.ts';
import { exchangeRates } from './exchange-rates.ts';

describe('exchangeRates', () => {
  it('have a day, an official page, and a rate for rupees and for each country we describe', () => {
    const { asOf, source, perEuro } = exchangeRates;
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(source).toMatch(/^https:\/\/www\.ecb\.europa\.eu\//);
    for (const currency of ['INR', ...countries.map((country) => country.currency)]) {
      expect(perEuro[currency], currency).toBeGreaterThan(0);
    }
  });
});
