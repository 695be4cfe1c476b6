import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJson, isJsonObject, parseJson } from './json.ts';

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

describe('formatJson', () => {
  const page = Array.prototype as { toJSON?: () => string };
  const value = { learned: [1, 2], days: [['Mon'], { of: [] }], own: '[1]', none: undefined };
  const expected = JSON.stringify(value);

  it('writes as the platform does, on one line or on several', () => {
    expect(formatJson(value)).toBe(expected);
    expect(formatJson(value, 2)).toBe(JSON.stringify(value, null, 2));
  });

  describe('where arrays have a toJSON, as Prototype up to 1.6 gives them', () => {
    beforeEach(() => {
      page.toJSON = function (this: unknown[]) {
        return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
      };
    });
    afterEach(() => {
      delete page.toJSON;
    });

    it('writes lists as lists', () => {
      expect(JSON.stringify(value)).not.toBe(expected);
      expect(formatJson(value)).toBe(expected);
      expect(formatJson([1, [2]])).toBe('[1,[2]]');
    });
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
