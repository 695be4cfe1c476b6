import { describe, expect, it } from 'vitest';
import { INBOX_KEYS, type KeyTable, LEAD_KEYS, readKey, stepTo } from './keys.logic.ts';

describe('readKey', () => {
  it.each([
    [LEAD_KEYS, 'Escape', 'back'],
    [LEAD_KEYS, 'o', null],
    [INBOX_KEYS, 'J', null],
    // The browser follows the link that has the focus.
    [INBOX_KEYS, 'Enter', null],
  ] as const)('reads of %j the key %s as %s', (table: KeyTable, key, action) => {
    expect(readKey(table, { key, hasModifier: false, isTyping: false })).toBe(action);
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
    ['previous', -1, 3, 0],
    ['next', 0, 3, 1],
    ['next', 2, 3, 2],
    ['previous', 0, 3, 0],
  ] as const)('goes %s from %i of %i to %i', (action, index, length, to) => {
    expect(stepTo(action, index, length)).toBe(to);
  });
});
