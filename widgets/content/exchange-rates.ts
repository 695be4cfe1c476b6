import type { Provenance } from './provenance.ts';

/**
 * The European Central Bank's reference rates of one day, as it publishes them: units of each
 * currency for one euro. Tools show what they work out with them as a start value, with this date;
 * a visitor may enter a bank's rate instead. Nothing is fetched: change day and rates together.
 */
export const exchangeRates: Provenance & {
  publisher: string;
  perEuro: Readonly<Record<string, number>>;
} = {
  publisher: 'European Central Bank',
  asOf: '2026-10-06',
  source:
    'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
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
