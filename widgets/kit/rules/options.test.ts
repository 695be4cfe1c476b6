import { describe, expect, it } from 'vitest';
import { findValue, labelOf, type Option } from './options.ts';

const levels: readonly Option<'masters' | 'phd'>[] = [
  { value: 'masters', label: 'Masters' },
  { value: 'phd', label: 'PhD' },
];

describe('findValue', () => {
  it.each([
    ['phd', 'phd'],
    ['PhD', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (value, expected) => {
    expect(findValue(levels, value)).toBe(expected);
  });
});

describe('labelOf', () => {
  it.each([
    ['phd', 'PhD'],
    ['mba', 'mba'],
  ])('of %s is %s', (value, label) => {
    expect(labelOf(levels, value)).toBe(label);
  });
});
