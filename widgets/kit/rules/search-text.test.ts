import { describe, expect, it } from 'vitest';
import { isFound, suggestSearch } from './search-text.ts';

describe('isFound', () => {
  it.each([
    ['visa', ['Your VISA guide'], true],
    ['  guide ', ['Cost', 'Visa guide'], true],
    ['guide visa', ['Visa guide'], false],
    ["don't", ['Don’t wait'], true],
    [' ', ['Anything'], true],
  ])('of %j in %j is %s', (query, texts, expected) => {
    expect(isFound(query, texts)).toBe(expected);
  });
});

describe('suggestSearch', () => {
  const words = { ielts: 'english', loan: 'funds' };

  it.each([
    [' IELTS ', 'english'],
    ['ieltss', 'english'],
    ['loans', 'funds'],
    ['zebra', undefined],
  ])('instead of %j is %s', (query, expected) => {
    expect(suggestSearch(query, words)).toBe(expected);
  });
});
