import { describe, expect, it } from 'vitest';
import { readOrigin } from './guards.ts';

describe('readOrigin', () => {
  it('judges no website yet', () => {
    expect(readOrigin('https://a.example', 'https://site.example')).toMatchObject({
      readable: 'https://a.example',
      isKnown: false,
      isBlocked: false,
    });
  });

  it.each([
    'chrome-extension://abcdef',
    'file://',
    'data:',
    'https://a.example/',
    'HTTPS://a.example',
    'https://a.example, https://b.example',
    '',
    null,
  ])('lets %s read nothing', (origin) => {
    expect(readOrigin(origin, 'https://site.example').readable).toBeNull();
  });
});
