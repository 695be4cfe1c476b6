import { describe, expect, it } from 'vitest';
import { editDistance, findClosest } from './closest.ts';

// cspell:ignore cityt ciyt cixy contry ctiy cuontry ictt icty icyt tcity xcity ytic

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

describe('editDistance', () => {
  it.each([
    ['city', 'city', 0],
    ['', 'city', 4],
    ['cit', 'city', 1],
    ['xcity', 'city', 1],
    ['cixy', 'city', 1],
    ['icty', 'city', 1],
    ['ctiy', 'city', 1],
    ['ciyt', 'city', 1],
    ['icyt', 'city', 2],
    ['tcity', 'cityt', 2],
    ['ytic', 'city', 3],
  ])('from "%s" to "%s" is %i, either way', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});
