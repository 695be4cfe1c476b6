import { describe, expect, it } from 'vitest';
import { formatAsRupees, formatUsd, parseRupeeRate } from './money.logic.ts';

describe('formatUsd', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [173_500, '$173,500'],
    [2_055_420, '$2,055,420'],
    [9027.5, '$9,028'],
    [15_243.5, '$15,244'],
    [4731.666, '$4,732'],
    [9504.000000000002, '$9,504'],
  ])('writes %d as %s', (amountUsd, text) => {
    expect(formatUsd(amountUsd)).toBe(text);
  });
});

describe('formatAsRupees', () => {
  it.each([
    [0, 90, '₹0'],
    [1000, 88.5, '₹88,500'],
    [173_500, 90, '₹1,56,15,000'],
  ])('writes $%d at a rate of %d as %s', (amountUsd, rate, text) => {
    expect(formatAsRupees(amountUsd, rate)).toBe(text);
  });
});

describe('parseRupeeRate', () => {
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
  ])('reads "%s" as %s', (text, rate) => {
    expect(parseRupeeRate(text)).toBe(rate);
  });
});
