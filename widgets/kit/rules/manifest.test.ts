import { describe, expect, it } from 'vitest';
import { choicesOf, isFrameOption } from './manifest.ts';

describe('choicesOf', () => {
  it.each([
    ["'a'|'b c'", ['a', 'b c']],
    ["'a' | 'b'", ['a', 'b']],
    ['string', []],
    ["'a'|string", []],
  ])('reads %s', (type, options) => {
    expect(choicesOf({ type: { text: type } })).toEqual(options);
  });
});

describe('isFrameOption', () => {
  it.each([
    ['a switch', { name: 'hide-heading', type: { text: 'boolean' } }, true],
    ['names that the element knows', { name: 'country', known: ['ca', 'Canada'] }, true],
    ['free text', { name: 'heading' }, false],
    ['a visitor’s own words', { name: 'prefill-email' }, false],
    [
      'a look at the address for them',
      { name: 'prefill-from-url', type: { text: 'boolean' } },
      false,
    ],
    ['a look for a campaign', { name: 'campaign-from-url', type: { text: 'boolean' } }, false],
  ])('of %s', (_, attribute, isTaken) => {
    expect(isFrameOption({ type: { text: 'string' }, description: '', ...attribute })).toBe(
      isTaken,
    );
  });
});
