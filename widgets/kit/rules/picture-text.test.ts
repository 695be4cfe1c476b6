import { describe, expect, it } from 'vitest';
import { wrapText } from './picture-text.ts';

describe('wrapText', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 6, ['one', 'two', 'three']],
    ['one two three', 99, ['one two three']],
    ['call 123456789012 a day', 5, ['call', '12345', '67890', '12 a', 'day']],
    ['', 5, []],
  ])('breaks "%s" at %i characters into %j', (text, limit, lines) => {
    expect(wrapText(text, ({ length }) => length <= limit)).toEqual(lines);
  });
});
