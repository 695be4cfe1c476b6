import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../content/exchange-rates.ts';
import { listMoneyToShow } from './money-to-show.logic.ts';

/** One dollar is one unit of everything but pounds, of which it is half a one. */
const PLAIN = { USD: 1, EUR: 1, CAD: 1, AUD: 1, NZD: 1, GBP: 0.5 };

const rowsOn = (day: string, rates: Readonly<Record<string, number>> = PLAIN) =>
  listMoneyToShow(day, rates);

describe('listMoneyToShow', () => {
  it('goes from the least to the most, each bar measured by the highest', () => {
    expect(rowsOn('2026-11-22').map(({ country, from, to }) => [country, from, to])).toEqual([
      ['de', 19.8, 19.8],
      ['nz', 33.3, 33.3],
      ['ca', 39.1, 39.1],
      ['uk', 35.1, 45.9],
      ['au', 49.5, 49.5],
      ['us', 66.7, 100],
    ]);
  });

  it.each([
    ['de', '€11,904', 'about US$11,900'],
    ['nz', 'NZD 20,000', 'about US$20,000'],
    ['ca', 'CAD 23,448', 'about US$23,400'],
    ['uk', '£10,539 to £13,761', 'about US$21,100 to US$27,500'],
    ['au', 'AUD 29,710', 'about US$29,700'],
    ['us', '$40,000 to $60,000', null],
  ])('says for %s %s, %s', (code, amount, dollars) => {
    const row = rowsOn('2026-11-22').find(({ country }) => country === code);
    expect([row?.amount, row?.dollars]).toEqual([amount, dollars]);
  });

  it.each([
    ['2026-11-29', '£10,539 to £13,761'],
    ['2026-11-30', '£10,827 to £14,130'],
  ])('takes the figures in force on %s', (day, amount) => {
    expect(rowsOn(day).find(({ country }) => country === 'uk')?.amount).toBe(amount);
  });

  it('leaves out a country without a figure for that day', () => {
    expect(rowsOn('2024-06-01').map(({ country }) => country)).toEqual(['ca', 'au', 'us']);
  });

  it('knows the rate of every currency', () => {
    for (const { from, to } of rowsOn('2026-11-22', exchangeRates.perEuro)) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeLessThanOrEqual(100);
    }
  });
});
