import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../content/exchange-rates.ts';
import { describeRate, explainRate, findRate, parseRate } from './rates.logic.ts';

const table = {
  asOf: '2026-10-06',
  source: 'https://www.bank.example/x',
  perEuro: { USD: 1.25, INR: 100 },
};

describe('findRate', () => {
  it('divides the units for a euro by its dollars', () => {
    const source = 'https://www.bank.example/x';
    expect(findRate('INR', {}, table)).toEqual({ perUsd: 80, day: '2026-10-06', source });
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

describe('parseRate', () => {
  it.each([
    ['90', 90],
    ['88.45', 88.45],
    ['10', 10],
    ['1000', 1000],
    ['', undefined],
    ['0', undefined],
    ['-90', undefined],
    ['0.011', undefined],
    ['9.99', undefined],
    ['1000.01', undefined],
    ['ninety', undefined],
    ['Infinity', undefined],
  ])('reads "%s" rupees as %s', (text, rate) => {
    expect(parseRate(text, 'INR')).toBe(rate);
  });

  it('has limits of its own for other currencies, and says which', () => {
    expect([parseRate('1.4', 'CAD'), parseRate('90', 'CAD')]).toEqual([1.4, undefined]);
    expect(explainRate('CAD')).toBe('Enter the CAD for one dollar, between 0.1 and 10');
    expect(explainRate('INR')).toBe('Enter the rupees for one dollar, between 10 and 1,000');
  });
});

describe('describeRate', () => {
  it('names the visitor and her day, or the source and its day', () => {
    expect(describeRate({ perUsd: 90, day: '2026-11-22' })).toBe(
      'the rate you entered on 22 November 2026',
    );
    expect(
      describeRate({ perUsd: 90, day: '2026-10-06', source: 'https://www.bank.example/x' }),
    ).toBe('bank.example, 6 October 2026');
  });
});
