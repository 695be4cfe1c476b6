import { describe, expect, it } from 'vitest';
import { CALENDAR_KEYS, INBOX_KEYS, LEAD_KEYS, readKey, stepTo } from './keys.logic.ts';

describe('readKey', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['e', 'archive'],
    ['/', 'search'],
    ['?', 'help'],
    ['z', 'undo'],
    ['a', null],
    ['Escape', null],
    ['Enter', null],
    ['x', null],
    ['J', null],
    ['Tab', null],
  ])('takes %s in the inbox for %s', (key, action) => {
    expect(readKey(INBOX_KEYS, { key, hasModifier: false, isTyping: false })).toBe(action);
  });

  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['e', 'archive'],
    ['a', 'take'],
    ['s', 'spam'],
    ['z', 'undo'],
    ['u', 'back'],
    ['Escape', 'back'],
    ['?', 'help'],
    ['o', null],
    ['/', null],
  ])('takes %s in a lead for %s', (key, action) => {
    expect(readKey(LEAD_KEYS, { key, hasModifier: false, isTyping: false })).toBe(action);
  });

  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['n', 'later'],
    ['p', 'earlier'],
    ['t', 'today'],
    ['?', 'help'],
    ['e', null],
    ['z', null],
  ])('takes %s in the calendar for %s', (key, action) => {
    expect(readKey(CALENDAR_KEYS, { key, hasModifier: false, isTyping: false })).toBe(action);
  });

  it.each([
    { hasModifier: true, isTyping: false },
    { hasModifier: false, isTyping: true },
  ])('leaves keys alone with %o', (state) => {
    for (const key of ['j', 's', 'Escape']) {
      expect(readKey(LEAD_KEYS, { key, ...state })).toBeNull();
    }
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
