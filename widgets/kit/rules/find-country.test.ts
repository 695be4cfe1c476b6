import { describe, expect, it } from 'vitest';
import { findCountry } from './find-country.ts';

const countries = [
  { code: 'uk', name: 'United Kingdom' },
  { code: 'nz', name: 'New Zealand' },
];

describe('findCountry', () => {
  it.each([
    ['uk', 'uk'],
    [' NZ ', 'nz'],
    ['new zealand', 'nz'],
    ['Ireland', undefined],
    ['', undefined],
  ])('finds for %j %j', (text, code) => {
    expect(findCountry(text, countries)?.code).toBe(code);
  });
});
