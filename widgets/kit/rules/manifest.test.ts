import { describe, expect, it } from 'vitest';
import { choicesOf } from './manifest.ts';

describe('choicesOf', () => {
  it.each([
    ["'a'", ['a']],
    ["'a'|'b c'", ['a', 'b c']],
    ["'a' | 'b'", ['a', 'b']],
    ['string', []],
    ['boolean', []],
    ["'a'|string", []],
  ])('reads %s', (type, options) => {
    expect(choicesOf({ type: { text: type } })).toEqual(options);
  });
});
