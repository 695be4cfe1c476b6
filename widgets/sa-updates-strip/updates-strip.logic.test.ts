import { describe, expect, it } from 'vitest';
import { hasEnded, shortenTitle } from './updates-strip.logic.ts';

describe('shortenTitle', () => {
  it.each([
    ['Scholarship Alert', 'Scholarship Ale…'],
    ['Document Review', 'Document Review'],
    ['Newsletter', 'Newsletter'],
  ])('captions %s as %s', (title, caption) => {
    expect(shortenTitle(title)).toBe(caption);
  });
});

describe('hasEnded', () => {
  it.each([
    ['2026-08-31', '2026-08-31', false],
    ['2026-08-31', '2026-09-01', true],
    [undefined, '2099-01-01', false],
  ])('an offer until %s is over on %s: %s', (expires, day, expected) => {
    expect(hasEnded(expires ? { expires } : {}, day)).toBe(expected);
  });
});
