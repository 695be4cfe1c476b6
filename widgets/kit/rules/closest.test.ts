import { describe, expect, it } from 'vitest';
import { editDistance, findClosest } from './closest.ts';

// cspell:ignore cixy contry ctiy ictt icyt xcity ytic

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
  ])('takes "%s" for %s', (word, meant) => {
    expect(findClosest(word, attributes)).toBe(meant);
  });
});

describe('editDistance', () => {
  it.each([
    ['city', 'city', 0],
    ['cit', 'city', 1],
    ['xcity', 'city', 1],
    ['cixy', 'city', 1],
    ['ctiy', 'city', 1],
    ['icyt', 'city', 2],
    ['ytic', 'city', 3],
  ])('from "%s" to "%s" is %i, either way', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});
