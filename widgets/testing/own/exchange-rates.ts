import type { exchangeRates as ExchangeRates } from '../../content/exchange-rates.ts';

/** In tests of elements: `vi.mock('../content/exchange-rates.ts', () => import('../testing/own/exchange-rates.ts'))`. */
export const exchangeRates: typeof ExchangeRates = {
  publisher: 'European Central Bank',
  asOf: '2026-10-06',
  source: 'https://www.ecb.europa.eu/rates',
  perEuro: {
    EUR: 1,
    USD: 1.1269,
    INR: 108.6615,
    GBP: 0.8488,
    CAD: 1.6058,
    AUD: 1.614,
    NZD: 2.0061,
    SGD: 1.4392,
    CHF: 0.9359,
  },
};

export const contents = { 'exchange-rates': exchangeRates };
