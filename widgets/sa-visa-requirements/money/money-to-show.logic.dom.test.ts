import { describe, expect, it, vi } from 'vitest';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { listMoneyToShow } from './money-to-show.logic.ts';

vi.mock('../../content/visas/visas.ts', () => import('../../testing/own/visas.ts'));
vi.mock('../../content/exchange-rates.ts', () => import('../../testing/own/exchange-rates.ts'));

/** One dollar is one unit of everything but pounds, of which it is half a one, and rupees. */
const PLAIN = { INR: 100, USD: 1, EUR: 1, CAD: 1, AUD: 1, NZD: 1, GBP: 0.5 };

const rowsOn = (day: string, rates: Readonly<Record<string, number>> = PLAIN) =>
  listMoneyToShow(day, rates);

describe('listMoneyToShow', () => {
  it('goes from the least to the most, each bar measured by the highest', () => {
    expect(rowsOn('2026-11-22').map(({ country, from, to }) => [country, from, to])).toEqual([
      ['de', 19.8, 19.8],
      ['nz', 33.3, 33.3],
      ['ca', 39.1, 41],
      ['uk', 35.1, 45.9],
      ['au', 49.5, 49.5],
      ['us', 66.7, 100],
    ]);
  });

  it.each([
    ['de', '€11,904', 'about US$11,900', 'about ₹11.9 lakh'],
    ['nz', 'NZD 20,000', 'about US$20,000', 'about ₹20 lakh'],
    [
      'ca',
      'CAD 23,448 to CAD 24,617',
      'about US$23,400 to US$24,600',
      'about ₹23.4 lakh to ₹24.6 lakh',
    ],
    ['uk', '£10,539 to £13,761', 'about US$21,100 to US$27,500', 'about ₹21.1 lakh to ₹27.5 lakh'],
    ['au', 'AUD 29,710', 'about US$29,700', 'about ₹29.7 lakh'],
    ['us', '$40,000 to $60,000', null, 'about ₹40 lakh to ₹60 lakh'],
  ])('says for %s %s, %s, %s', (code, amount, dollars, rupees) => {
    const row = rowsOn('2026-11-22').find(({ country }) => country === code);
    expect([row?.amount, row?.dollars, row?.rupees]).toEqual([amount, dollars, rupees]);
  });

  it('says €11,904 in rupees by the rate that the tool names', () => {
    const row = rowsOn('2026-11-22', exchangeRates.perEuro).find(({ country }) => country === 'de');
    expect(row?.rupees).toBe('about ₹12.9 lakh');
  });

  it.each([
    ['2026-11-29', '£10,539 to £13,761'],
    ['2026-11-30', '£10,827 to £14,130'],
  ])('takes the figures in force on %s', (day, amount) => {
    expect(rowsOn(day).find(({ country }) => country === 'uk')?.amount).toBe(amount);
  });

  it('omits a country without a figure for that day', () => {
    expect(rowsOn('2024-06-01').map(({ country }) => country)).toEqual(['ca', 'au', 'us']);
  });

  it('knows the rate of every currency', () => {
    for (const { from, to } of rowsOn('2026-11-22', exchangeRates.perEuro)) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeLessThanOrEqual(100);
    }
  });
});
