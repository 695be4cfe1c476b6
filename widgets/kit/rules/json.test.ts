import { describe, expect, it } from 'vitest';
import { isJsonObject, parseJson } from './json.ts';

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{"a":', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('isJsonObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('of %j is %s', (value, expected) => {
    expect(isJsonObject(value)).toBe(expected);
  });
});
