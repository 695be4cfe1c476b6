import { describe, expect, it } from 'vitest';
import { count } from './plural.ts';

describe('count', () => {
  it.each([
    [0, 'word', '0 words'],
    [1, 'word', '1 word'],
    [2, 'multi-country award', '2 multi-country awards'],
  ])('of %i %s is %s', (amount, unit, text) => {
    expect(count(amount, unit)).toBe(text);
  });
});
