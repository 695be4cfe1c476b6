import { describe, expect, it } from 'vitest';
import { describeFlag } from './labels.ts';

describe('describeFlag', () => {
  it.each([
    [{ flag: null }, null],
    [{ flag: 'origin' as const }, 'From a website we do not know'],
    [{ flag: 'blank' as const, name: 'Asha Rao', excerpt: null }, 'No number to call'],
    [{ flag: 'blank' as const, name: 'Asha Rao', excerpt: 'Hello there' }, 'No number to call'],
    [{ flag: 'blank' as const, name: 'Asha Rao', excerpt: '👍👍' }, 'Says nothing'],
    [{ flag: 'blank' as const, name: '👍👍', excerpt: null }, 'Says nothing'],
  ])('says of %j "%s"', (changes, words) => {
    expect(describeFlag({ name: 'Asha Rao', excerpt: null, ...changes })).toBe(words);
  });
});
