import { describe, expect, it } from 'vitest';
import { count, spellCount } from './plural.ts';

describe('count', () => {
  it.each([
    [0, 'word', '0 words'],
    [1, 'word', '1 word'],
    [2, 'multi-country award', '2 multi-country awards'],
  ])('of %i %s is %s', (amount, unit, text) => {
    expect(count(amount, unit)).toBe(text);
  });
});

describe('spellCount', () => {
  it.each([
    [0, 'no'],
    [2, 'two'],
    [10, 'ten'],
    [11, '11'],
  ])('says %i as %s', (amount, text) => {
    expect(spellCount(amount)).toBe(text);
  });
});
