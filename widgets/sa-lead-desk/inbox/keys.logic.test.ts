import { describe, expect, it } from 'vitest';
import { readKey, stepTo } from './keys.logic.ts';

describe('readKey', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['e', 'archive'],
    ['/', 'search'],
    ['?', 'help'],
    ['Enter', null],
    ['x', null],
    ['J', null],
    ['Tab', null],
  ])('takes %s for %s', (key, action) => {
    expect(readKey({ key, hasModifier: false, isTyping: false })).toBe(action);
  });

  it.each([
    { hasModifier: true, isTyping: false },
    { hasModifier: false, isTyping: true },
  ])('leaves j alone with %o', (state) => {
    expect(readKey({ key: 'j', ...state })).toBeNull();
  });
});

describe('stepTo', () => {
  it.each([
    ['next', -1, 3, 0],
    ['previous', -1, 3, 0],
    ['next', 0, 3, 1],
    ['next', 2, 3, 2],
    ['previous', 0, 3, 0],
    ['previous', 2, 3, 1],
  ] as const)('goes %s from %i of %i to %i', (action, index, length, to) => {
    expect(stepTo(action, index, length)).toBe(to);
  });
});
