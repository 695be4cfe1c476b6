import { describe, expect, it } from 'vitest';
import { describeRate, explainRate, parseRate } from './rate-entry.logic.ts';

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
  it('names the visitor or the publisher, and the day', () => {
    expect(describeRate({ perUsd: 90, day: '2026-11-22' })).toBe(
      'the rate you entered on 22 November 2026',
    );
    expect(describeRate({ perUsd: 90, day: '2026-10-06', publisher: 'A bank' })).toBe(
      'A bank, 6 October 2026',
    );
  });
});
