import { describe, expect, it } from 'vitest';
import { findClosest } from './closest.ts';

// cspell:ignore contry ctiy cuontry ictt

const attributes = ['country', 'city', 'program-level', 'theme', 'sync-url'];

describe('findClosest', () => {
  it.each([
    ['contry', 'country'],
    ['programme-level', 'program-level'],
    ['cuontry', 'country'],
    ['them', 'theme'],
    ['sync-ulr', 'sync-url'],
    ['city', 'city'],
    ['ctiy', 'city'],
    ['ictt', undefined],
    ['colour', undefined],
    ['x', undefined],
    ['', undefined],
  ])('takes "%s" for %s', (word, meant) => {
    expect(findClosest(word, attributes)).toBe(meant);
  });

  it('finds nothing among no words', () => {
    expect(findClosest('country', [])).toBeUndefined();
  });
});
