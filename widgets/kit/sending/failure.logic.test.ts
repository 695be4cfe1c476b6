import { describe, expect, it } from 'vitest';
import { reasonOf } from './failure.logic.ts';

const REFUSAL = '403: {"status":403,"code":"origin-not-allowed"}';

describe('reasonOf', () => {
  it.each([
    [0, 'Failed to fetch', 'https://partner.example', 'offline'],
    [0, 'Failed to fetch', 'null', 'refused-origin'],
    [403, REFUSAL, 'https://partner.example', 'refused-origin'],
    [403, '403: <h1>Just a moment</h1>', 'https://partner.example', 'server'],
    [400, '400: ', 'https://partner.example', 'invalid'],
    [413, '413: ', 'https://partner.example', 'invalid'],
    [422, '422: ', 'https://partner.example', 'invalid'],
    [429, '429: ', 'https://partner.example', 'server'],
    [500, '500: ', 'https://partner.example', 'server'],
    [503, '503: ', 'null', 'server'],
  ])('is for %i "%s" on %s: %4$s', (status, message, origin, reason) => {
    expect(reasonOf(status, message, origin)).toBe(reason);
  });
});
