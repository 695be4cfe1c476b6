import { describe, expect, it } from 'vitest';
import { countWords } from './words.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  a  b\n c ', 3],
    ['well-known fact', 2],
    ["don't stop", 2],
    ['tab\tand\u00a0hard space', 4],
  ])('counts in %j %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
