import { describe, expect, it } from 'vitest';
import { findClosest } from './closest.ts';

// cspell:ignore contry ctiy ictt

const attributes = ['country', 'city', 'program-level', 'theme', 'sync-url'];

describe('findClosest', () => {
  it.each([
    ['contry', 'country'],
    ['programme-level', 'program-level'],
    ['city', 'city'],
    ['ctiy', 'city'],
    ['ictt', undefined],
    ['colour', undefined],
    ['', undefined],
  ])('matches "%s" with %s', (word, meant) => {
    expect(findClosest(word, attributes)).toBe(meant);
  });
});
