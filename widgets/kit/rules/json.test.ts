import { afterEach, describe, expect, it } from 'vitest';
import { formatJson, isJsonObject, parseJson } from './json.ts';

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{"a":', undefined],
    [null, undefined],
  ])('of %j is %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('formatJson', () => {
  const page = Array.prototype as { toJSON?: () => string };
  const value = { learned: [1, 2], days: [['Mon'], { of: [] }], own: '[1]', none: undefined };
  const expected = JSON.stringify(value);

  afterEach(() => {
    delete page.toJSON;
  });

  it('writes as the platform does, also where Prototype up to 1.6 gives arrays a toJSON', () => {
    expect(formatJson(value, 2)).toBe(JSON.stringify(value, null, 2));
    page.toJSON = () => 'text';
    expect(JSON.stringify(value)).not.toBe(expected);
    expect(formatJson(value)).toBe(expected);
  });
});

describe('isJsonObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['{}', false],
  ])('of %j is %s', (value, expected) => {
    expect(isJsonObject(value)).toBe(expected);
  });
});
