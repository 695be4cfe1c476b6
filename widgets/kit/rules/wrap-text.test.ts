import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

describe('wrapText', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 6, ['one', 'two', 'three']],
    ['one two three', 99, ['one two three']],
    ['incomprehensible', 5, ['incomprehensible']],
  ])('breaks "%s" at %i characters into %j', (text, limit, lines) => {
    expect(wrapText(text, limit)).toEqual(lines);
  });
});
