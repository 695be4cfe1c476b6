import { describe, expect, it } from 'vitest';
import { reasonOf } from './failure.logic.ts';

const REFUSAL = '403: {"status":403,"code":"origin-not-allowed"}';

describe('reasonOf', () => {
  it.each([
    [0, 'Failed to fetch', 'offline'],
    [403, REFUSAL, 'refused-origin'],
    [403, '403: <h1>Just a moment</h1>', 'server'],
    [400, '400: ', 'invalid'],
    [422, '422: ', 'invalid'],
    [429, '429: ', 'server'],
    [500, '500: ', 'server'],
  ])('is for %i "%s": %s', (status, message, reason) => {
    expect(reasonOf(status, message)).toBe(reason);
  });
});
